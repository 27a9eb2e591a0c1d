import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { removeUnusedFiles } from './remove-unused-files.mjs'

let modules: string
beforeEach(() => {
  modules = mkdtempSync(join(tmpdir(), 'rostra-modules-'))
})
afterEach(() => rmSync(modules, { recursive: true }))

const write = (path: string) => {
  mkdirSync(dirname(join(modules, path)), { recursive: true })
  writeFileSync(join(modules, path), '')
}

it('removes source maps and what is named, also of a package within another, and keeps all else', () => {
  const unused = ['zod/index.js.map', '@a/b/node_modules/c/dist/c.d.ts.map', 'openai/src/index.ts']
  const used = ['zod/index.js', 'zod/map.js', '@a/b/node_modules/c/dist/c.d.ts', 'openai/index.d.ts', 'other/src/index.ts']
  for (const path of [...unused, ...used]) write(path)
  removeUnusedFiles(modules)
  expect([unused, used].map((paths) => paths.filter((path) => existsSync(join(modules, path))))).toEqual([[], used])
})
