import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { readPageHints } from './page-hints.ts'

let folder: string
let hintsOf: (path: string, forVisitor?: boolean) => string | undefined
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rostra-hints-'))
  const file = join(folder, 'page-hints.json')
  writeFileSync(
    file,
    JSON.stringify({
      '/': { modules: ['/assets/a.js'], data: ['/api/user'] },
      '/persona/:slug': { modules: [], data: ['/api/bots/slug/:slug'] },
    }),
  )
  const read = readPageHints(file)
  hintsOf = (path, forVisitor = false) => read(path, forVisitor)
})
afterAll(() => rmSync(folder, { recursive: true }))

it('returns the code and the data of a page', () => {
  expect(hintsOf('/')).toBe('</assets/a.js>; rel=modulepreload, </api/user>; rel=preload; as=fetch; crossorigin=use-credentials')
  expect(hintsOf('/persona/max')).toBe('</api/bots/slug/max>; rel=preload; as=fetch; crossorigin=use-credentials')
})

it('leaves out the account for a visitor, who has none', () => {
  expect(hintsOf('/', true)).toBe('</assets/a.js>; rel=modulepreload')
  expect(hintsOf('/persona/max', true)).toBe(hintsOf('/persona/max'))
})

it.each(['/discover', '/persona/', '/persona/a>; rel=x', '/persona/%0d%0a', '/persona/a/b'])('returns nothing for %s', (path) => {
  expect(hintsOf(path)).toBeUndefined()
})

it('returns nothing for a build without hints', () => {
  expect(readPageHints(undefined)('/', false)).toBeUndefined()
})
