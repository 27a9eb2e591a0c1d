import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { root } from './bootstrap/settings.ts'
import { linesByPackage, wordsOfMarkdown } from './lines.ts'

it('separates the product of a commit from its tests, by package', () => {
  const counts = linesByPackage('HEAD')
  expect(counts.get('e2e')?.product).toBe(0)
  expect(counts.get('services/chat')?.product).toBeGreaterThan(counts.get('services/platform')?.product ?? 0)
  const packages = [...counts].filter(([name]) => name !== 'all').map(([, count]) => count)
  const total = (column: 'product' | 'tests') => packages.reduce((sum, count) => sum + count[column], 0)
  expect(counts.get('all')).toEqual({ product: total('product'), tests: total('tests') })
})

it('counts the words of pages, not those of personas and of the legal texts', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
  const wordsOf = (file: string) => readFileSync(join(root, file), 'utf8').split(/\s+/).filter(Boolean).length
  const pages = files.filter((file) => !file.startsWith('content/') && !file.startsWith('web/content/'))
  expect(pages.length).toBeLessThan(files.length)
  expect(wordsOfMarkdown()).toBe(pages.reduce((sum, page) => sum + wordsOf(page), 0))
})
