import { execFileSync } from 'node:child_process'
import { expect, it } from '@jest/globals'
import { root } from './bootstrap/settings.ts'
import { countsOf, filesOfCommit } from './lines.ts'

it('countsOf separates the product from its tests, and leaves out generated code', () => {
  const counts = countsOf([
    ['services/chat/src/app.ts', 'a\nb\n'],
    ['services/chat/src/app.test.ts', 'a\n'],
    ['services/chat/tests/send.test.ts', 'a\n'],
    ['e2e/chat.test.ts', 'a\nb\nc\n'],
    ['docs/page.md', '# Two words\n\nand two'],
  ])
  expect([...counts]).toEqual([
    ['e2e', { product: 0, tests: 3 }],
    ['services/chat', { product: 2, tests: 2 }],
    ['all', { product: 2, tests: 5 }],
    ['words of Markdown', { product: 5, tests: 0 }],
  ])
})

it('filesOfCommit reads each file as it was in the commit, without generated code', () => {
  const files = filesOfCommit('HEAD')
  const page = execFileSync('git', ['show', 'HEAD:README.md'], { cwd: root, encoding: 'utf8' })
  expect(new Map(files).get('README.md')).toBe(page)
  expect(files.at(-1)?.[1]).not.toBe('')
  expect(files.filter(([path]) => path.includes('/gen/'))).toEqual([])
})
