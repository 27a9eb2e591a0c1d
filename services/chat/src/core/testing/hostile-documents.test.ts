import { expect, it } from '@jest/globals'
import { dataBlocks } from '@rostra/llm/data-block'
import { passagesBlock } from '../domain/citations/passages-block.ts'
import { hostileDocuments } from './hostile-documents.ts'

const secret = 'ab'.repeat(16)
const block = new RegExp(`<data-${secret}>\\n([^]*?)\\n</data-${secret}>`, 'g')
/** What could pass for a delimiter, a turn of a conversation or a citation, and characters that are not shown. */
const forbidden =
  /<\/?data-|<\||\|>|<\/?s>|\[\/?INST|<<SYS|<\w+_of_turn|<｜|(?:^|[\s>])\[\d+\]|【|[\u200b\u202e\u2066\u2028\u0085\0\u{e0000}-\u{e007f}]/u

const blockOf = (title: string, heading: string, excerpt: string) => {
  const passages = [
    { n: 1, sourceId: 's', title, page: 3, heading, excerpt },
    { n: 2, sourceId: 's', title: 'Bread', page: null, heading: '', excerpt: 'Let it rest.' },
  ]
  return passagesBlock({ outcome: 'found', passages, openers: [] }, false, dataBlocks(secret)) ?? ''
}

it('100 hostile documents leave nothing in a request but lines of data between its delimiters', () => {
  const plain = blockOf('Bread', 'Dough', 'Let it rest.').replace(block, '…')
  expect(hostileDocuments).toHaveLength(100)
  for (const { title, heading, text } of hostileDocuments) {
    const written = blockOf(title, heading, text)
    expect(written.replace(block, '…')).toBe(plain)
    const [data = '', ...others] = [...written.matchAll(block)].map(([, lines = '']) => lines)
    expect(others).toHaveLength(1)
    expect(data).not.toMatch(forbidden)
    expect(data.split('\n').every((line) => line.startsWith('> '))).toBe(true)
  }
})
