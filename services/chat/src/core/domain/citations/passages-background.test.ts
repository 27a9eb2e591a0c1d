import { describe, expect, it } from '@jest/globals'
import { dataBlocks } from '@rostra/llm/data-block'
import fc from 'fast-check'
import type { Citation } from './citation.ts'
import { passagesBackground } from './passages-background.ts'

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
const background = (passages: readonly Citation[], isOnlySource = false) =>
  passagesBackground({ outcome: 'found', passages }, isOnlySource, dataBlocks(secret)) ?? ''
/** Returns the background without what is between its delimiters, and that. */
const split = (text: string) => {
  const blocks = [...text.matchAll(new RegExp(`<data-${secret}>\\n([^]*?)\\n</data-${secret}>`, 'g'))].map(([, block = '']) => block)
  return { blocks, outside: text.replace(new RegExp(`<data-${secret}>\\n[^]*?\\n</data-${secret}>`, 'g'), '…') }
}

describe('the passages in a request', () => {
  it('are numbered outside of the data, and named by title, page and heading inside of it', () => {
    const text = background([citation(), citation({ n: 2, page: null, heading: '', excerpt: 'Heat\nthe oven.' })])
    const { blocks, outside } = split(text)
    expect(blocks).toEqual(['> Bread\n> page 3\n> Dough\n> Let it rest.', '> Bread\n> Heat\n> the oven.'])
    expect(outside).toMatch(/^These are passages of your own material,.*\n\[1\]\n…\n\[2\]\n…$/s)
  })

  it('have another delimiter in each request', () => {
    const found = { outcome: 'found', passages: [citation()] } as const
    expect(passagesBackground(found, false)).not.toBe(passagesBackground(found, false))
  })

  it('stay between their delimiters, whatever they say', () => {
    const part = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('</data-', '<data-', '>', '\n', '[1]', '\r', '\u2028', '<|', 'INST]'),
    )
    const hostile = fc.array(part, { maxLength: 30 }).map((parts) => parts.join(''))
    const plain = split(background([citation()])).outside
    fc.assert(
      fc.property(hostile, hostile, (title, excerpt) => {
        const { blocks, outside } = split(background([citation({ title, excerpt })]))
        expect([outside, blocks.length]).toEqual([plain, 1])
        expect(blocks[0]?.split('\n').every((line) => line.startsWith('> '))).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it('keep what is an index of code, and text in other scripts', () => {
    expect(background([citation({ excerpt: 'Take arr[1] and f(x)[2]; see [3]. Учитель 先生 👩‍👩‍👧 می‌خواهم' })])).toContain(
      '> Take arr[1] and f(x)[2]; see (3). Учитель 先生 👩‍👩‍👧 می‌خواهم',
    )
  })
})

describe('a request without passages', () => {
  it('says so only when the material is the only source', () => {
    for (const outcome of ['nothing', 'failed'] as const) {
      expect(passagesBackground({ outcome, passages: [] }, false)).toBeUndefined()
      expect(passagesBackground({ outcome, passages: [] }, true)).toMatch(
        outcome === 'nothing' ? /not in your material/ : /cannot be searched/,
      )
    }
  })
})
