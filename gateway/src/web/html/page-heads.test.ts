import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { readPageHeads } from './page-heads.ts'

let folder: string
let headOf: (path: string, status: number) => string | undefined
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rostra-heads-'))
  const file = join(folder, 'page-heads.json')
  const head = (title: string, noindex = false) => ({ title, description: `"${title}"`, ...(noindex && { noindex }) })
  writeFileSync(
    file,
    JSON.stringify({
      '/': head('Home'),
      '/about': head('About <us>'),
      '/reset-password/*': head('Reset', true),
      '/dashboard/personas/:id/analytics': head('Analytics', true),
      '*': head('Missing', true),
    }),
  )
  headOf = readPageHeads(file, 'https://rostra.example')
})
afterAll(() => rmSync(folder, { recursive: true }))

it('returns the title, the description and the canonical address of a page', () => {
  expect(headOf('/about', 200)).toBe(`<title>About &lt;us&gt;</title>
    <meta name="description" content="&quot;About &lt;us&gt;&quot;" />
    <link rel="canonical" href="https://rostra.example/about" />`)
})

it('ignores a final slash, so that a page has one canonical address', () => {
  expect(headOf('/about/', 200)).toBe(headOf('/about', 200))
  expect(headOf('/', 200)).toContain('href="https://rostra.example/"')
})

it.each(['/reset-password', '/reset-password/a-token', '/dashboard/personas/p-1/analytics'])('keeps %s out of search engines', (path) => {
  expect(headOf(path, 200)).toMatch(/<meta name="robots" content="noindex" \/>$/)
  expect(headOf(path, 200)).not.toContain('canonical')
})

it('returns the head of a missing page for every path with status 404', () => {
  for (const path of ['/nowhere', '/about', '*']) expect(headOf(path, 404)).toContain('<title>Missing</title>')
})

it('returns nothing for a page without an entry, and for a build without a list', () => {
  expect(headOf('/persona/max', 200)).toBeUndefined()
  expect(readPageHeads(undefined, 'https://rostra.example')('/about', 404)).toBeUndefined()
})
