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

it('keeps of the fonts what the web and share pictures read', () => {
  const inFonts = (path: string) => `@fontsource-variable/${path}`
  const unused = [
    'newsreader/files/newsreader-latin-wght-italic.woff2',
    'newsreader/files/newsreader-latin-standard-normal.woff2',
    'noto-sans-tamil/files/noto-sans-tamil-tamil-wdth-normal.woff2',
    'noto-sans-tamil/files/noto-sans-tamil-latin-ext-wght-normal.woff2',
    'noto-serif-tibetan/files/noto-serif-tibetan-latin-wght-normal.woff2',
  ].map(inFonts)
  const used = [
    'newsreader/files/newsreader-latin-wght-normal.woff2',
    'newsreader/wght.css',
    'noto-sans/files/noto-sans-latin-ext-wght-normal.woff2',
    'noto-sans-sc/files/noto-sans-sc-91-wght-normal.woff2',
    'noto-sans-tamil/files/noto-sans-tamil-tamil-wght-normal.woff2',
    'noto-sans-tamil/unicode.json',
  ].map(inFonts)
  for (const path of [...unused, ...used]) write(path)
  removeUnusedFiles(modules)
  expect([unused, used].map((paths) => paths.filter((path) => existsSync(join(modules, path))))).toEqual([[], used])
})

it('removes source maps and what is named, also of a package within another, and keeps all else', () => {
  const unused = ['zod/index.js.map', '@a/b/node_modules/c/dist/c.d.ts.map', 'openai/src/index.ts']
  const used = ['zod/index.js', 'zod/map.js', '@a/b/node_modules/c/dist/c.d.ts', 'openai/index.d.ts', 'other/src/index.ts']
  for (const path of [...unused, ...used]) write(path)
  removeUnusedFiles(modules)
  expect([unused, used].map((paths) => paths.filter((path) => existsSync(join(modules, path))))).toEqual([[], used])
})
