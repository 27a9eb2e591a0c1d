import { describe, expect, it } from '@jest/globals'
import { dataBlocks } from '@rostra/llm/data-block'
import fc from 'fast-check'
import type { Citation } from './citation.ts'
import { passagesBlock } from './passages-block.ts'

const secret = 'ab'.repeat(16)
const citation = (change: Partial<Citation> = {}): Citation => ({
  n: 1,
  sourceId: 's',
  title: 'Bread',
  page: 3,
  heading: 'Dough',
  excerpt: 'Let it rest.',
  ...change,
})
const blockOf = (passages: readonly Citation[], isOnlySource = false) =>
  passagesBlock({ outcome: 'found', passages, openers: [] }, isOnlySource, dataBlocks(secret)) ?? ''
/** Returns the block without what is between its delimiters, and that. */
const split = (text: string) => {
  const blocks = [...text.matchAll(new RegExp(`<data-${secret}>\\n([^]*?)\\n</data-${secret}>`, 'g'))].map(([, block = '']) => block)
  return { blocks, outside: text.replace(new RegExp(`<data-${secret}>\\n[^]*?\\n</data-${secret}>`, 'g'), '…') }
}

describe('the passages in a request', () => {
  it('are numbered outside of the data, and named by title, page and heading inside of it', () => {
    const text = blockOf([citation(), citation({ n: 2, page: null, heading: '', excerpt: 'Heat\nthe oven.' })])
    const { blocks, outside } = split(text)
    expect(blocks).toEqual(['> Bread\n> page 3\n> Dough\n> Let it rest.', '> Bread\n> Heat\n> the oven.'])
    expect(outside).toMatch(/^These are passages of your own material,.*\n\[1\]\n…\n\[2\]\n…$/s)
  })

  it('are named by what the document calls their page', () => {
    expect(split(blockOf([citation({ pageLabel: 'iv' })])).blocks).toEqual(['> Bread\n> page iv\n> Dough\n> Let it rest.'])
  })

  it('have another delimiter in each request', () => {
    const found = { outcome: 'found', passages: [citation()], openers: [] } as const
    expect(passagesBlock(found, false)).not.toBe(passagesBlock(found, false))
  })

  it('stay between their delimiters, whatever they say', () => {
    const part = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('</data-', '<data-', '>', '\n', '[1]', '\r', '\u2028', '<|', 'INST]'),
    )
    const hostile = fc.array(part, { maxLength: 30 }).map((parts) => parts.join(''))
    const plain = split(blockOf([citation()])).outside
    fc.assert(
      fc.property(hostile, hostile, (title, excerpt) => {
        const { blocks, outside } = split(blockOf([citation({ title, excerpt })]))
        expect([outside, blocks.length]).toEqual([plain, 1])
        expect(blocks[0]?.split('\n').every((line) => line.startsWith('> '))).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it('keep what is an index of code, and text in other scripts', () => {
    expect(blockOf([citation({ excerpt: 'Take arr[1] and f(x)[2]; see [3]. Учитель 先生 👩‍👩‍👧 می‌خواهم' })])).toContain(
      '> Take arr[1] and f(x)[2]; see (3). Учитель 先生 👩‍👩‍👧 می‌خواهم',
    )
  })
})

describe('a request without passages', () => {
  it('says so only when the material is the only source', () => {
    for (const outcome of ['nothing', 'failed'] as const) {
      expect(passagesBlock({ outcome, passages: [], openers: [] }, false)).toBeUndefined()
      expect(passagesBlock({ outcome, passages: [], openers: [] }, true)).toMatch(
        outcome === 'nothing' ? /not in your material/ : /cannot be searched/,
      )
    }
  })
})
