import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { importBundle } from './import-product.ts'
import { removeOldBundles } from './kept-bundles.ts'

let bundles: string
beforeEach(() => {
  bundles = mkdtempSync(join(tmpdir(), 'rostra-bundles-'))
})
afterEach(() => rmSync(bundles, { recursive: true, force: true }))

const add = (name: string, daysAgo: number, code = '') => {
  const folder = join(bundles, name)
  mkdirSync(folder)
  writeFileSync(join(folder, 'in-process.mjs'), code)
  const usedAt = new Date(Date.now() - daysAgo * 86_400_000)
  utimesSync(folder, usedAt, usedAt)
  return folder
}

it('removes bundles that were not used for a month, but not the five that were used last', () => {
  for (const daysAgo of [35, 36, 37, 38, 39]) add(`old-${daysAgo}`, daysAgo)
  removeOldBundles(bundles)
  expect(readdirSync(bundles)).toHaveLength(5)
  for (const daysAgo of [1, 2, 29]) add(`new-${daysAgo}`, daysAgo)
  add('.unfinished-1', 40)
  removeOldBundles(bundles)
  expect(readdirSync(bundles)).toEqual(['new-1', 'new-2', 'new-29', 'old-35', 'old-36'])
})

it('removes nothing where there is no bundle, and copes with one that goes away', () => {
  removeOldBundles(join(bundles, 'none'))
  symlinkSync(join(bundles, 'gone'), join(bundles, 'removed-meanwhile'))
  expect(() => removeOldBundles(bundles)).not.toThrow()
})

it('counts a bundle as used once it is imported', async () => {
  const folder = add('used', 40, 'export const answer = 1')
  expect(await importBundle(folder, () => {})).toMatchObject({ answer: 1 })
  expect(Date.now() - statSync(folder).mtimeMs).toBeLessThan(86_400_000)
})

it('says why a bundle cannot be imported, and removes it', async () => {
  const lines: string[] = []
  expect(await importBundle(add('broken', 1, 'throw new Error("no such export")'), (line) => lines.push(line))).toBeUndefined()
  expect(lines).toEqual([expect.stringContaining('no such export')])
  expect(readdirSync(bundles)).toEqual([])
  expect(await importBundle(join(bundles, 'none'), () => {})).toBeUndefined()
})
