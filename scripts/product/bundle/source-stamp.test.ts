import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { sourceStamp } from './source-stamp.ts'

let base: string
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'rostra-stamp-'))
  for (const folder of ['services', 'gateway', 'proto', 'scripts', 'services/node_modules']) mkdirSync(join(base, folder))
  writeFileSync(join(base, 'package-lock.json'), '{}')
  writeFileSync(join(base, 'services', 'app.ts'), 'one')
})
afterEach(() => rmSync(base, { recursive: true }))

it('stays the same without a change, and beside a change of tests and packages', () => {
  const before = sourceStamp(base)
  writeFileSync(join(base, 'services', 'app.test.ts'), '')
  writeFileSync(join(base, 'services', 'node_modules', 'index.js'), '')
  expect(sourceStamp(base)).toBe(before)
})

it('differs after an edit, of the same length too, after a new file, and with other packages', () => {
  const stamps = [sourceStamp(base)]
  writeFileSync(join(base, 'services', 'app.ts'), 'two')
  utimesSync(join(base, 'services', 'app.ts'), 1, 1)
  stamps.push(sourceStamp(base))
  writeFileSync(join(base, 'proto', 'new.ts'), '')
  stamps.push(sourceStamp(base))
  writeFileSync(join(base, 'package-lock.json'), '{ }')
  stamps.push(sourceStamp(base))
  expect(new Set(stamps).size).toBe(4)
})
