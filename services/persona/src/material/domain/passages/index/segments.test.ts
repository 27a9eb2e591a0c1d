import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { termsOf } from '../terms.ts'
import { encodeSegments } from './encode-segments.ts'
import { createPostings, decodeSegment, findTerm, passagesWith, readPostings, type Segment } from './segment-format.ts'

const word = fc.constantFrom('bees', 'honey', 'the', 'Köln', '東京', '𐐷𐐷', '𝒜bc', 'ﬀ', 'über', 'x'.repeat(60), '0')
const words = fc.array(fc.oneof(word, fc.string({ unit: 'grapheme', maxLength: 5 })), { maxLength: 12 }).map((list) => list.join(' '))
const passage = fc.record({ heading: words, text: words })
const textOnly = (text: string) => ({ heading: '', text })

/** Decodes a copy of each segment that begins at an odd byte, as the driver of a database may give it. */
const encode = (...given: Parameters<typeof encodeSegments>): Segment[] =>
  [...encodeSegments(...given)].flatMap((bytes) => {
    if (!bytes) return []
    const shifted = new Uint8Array(bytes.length + 1)
    shifted.set(bytes, 1)
    return decodeSegment(shifted.subarray(1))
  })

/** Returns the occurrences of a term by the number of the passage in its reading. */
function occurrencesOf(segments: readonly Segment[], term: string): Map<number, number> {
  const found = new Map<number, number>()
  for (const segment of segments) {
    const number = findTerm(segment, Buffer.from(term))
    if (number < 0) continue
    const postings = createPostings()
    const count = readPostings(segment, number, postings)
    expect(passagesWith(segment, number)).toBe(count)
    for (let at = 0; at < count; at++) found.set(segment.first + (postings.passages[at] ?? 0), postings.occurrences[at] ?? 0)
  }
  return found
}

describe('a segment', () => {
  it('has every term of every passage with its occurrences, those of a heading twice', () => {
    fc.assert(
      fc.property(fc.array(passage, { minLength: 1, maxLength: 30 }), fc.integer({ min: 1, max: 10 }), (passages, most) => {
        const segments = encode(passages, { most })
        expect(segments.map(({ count }) => count).every((count) => count <= most)).toBe(true)
        const expected = new Map<string, Map<number, number>>()
        for (const [number, { heading, text }] of passages.entries()) {
          for (const [from, weight] of [
            [text, 1],
            [heading, 2],
          ] as const)
            for (const term of termsOf(from)) {
              const passagesOf = expected.get(term) ?? new Map<number, number>()
              expected.set(term, passagesOf.set(number, (passagesOf.get(number) ?? 0) + weight))
            }
        }
        for (const [term, occurrences] of expected) expect(occurrencesOf(segments, term)).toEqual(occurrences)
        const lengths = segments.flatMap((segment) => [...segment.lengths])
        expect(lengths).toEqual(passages.map(({ heading, text }) => termsOf(text).length + termsOf(heading).length))
      }),
    )
  })

  it('has no other term', () => {
    const segments = encode([textOnly('bees make honey'), textOnly('zebra')])
    for (const term of ['', 'a', 'bee', 'bees', 'hone', 'honeyz', 'zz', '𐐷']) {
      expect(occurrencesOf(segments, term).size).toBe(term === 'bee' ? 1 : 0)
    }
  })

  it('reads a term that occurs in thousands of passages, hundreds of times in one', () => {
    const passages = Array.from({ length: 4_500 }, (_, number) => textOnly(number % 2 ? 'bees' : 'wasps '.repeat(number ? 1 : 300)))
    const segments = encode(passages)
    expect(segments.map(({ first, count }) => [first, count])).toEqual([
      [0, 2_000],
      [2_000, 2_000],
      [4_000, 500],
    ])
    expect([...occurrencesOf(segments, 'bee').keys()]).toEqual(Array.from({ length: 2_250 }, (_, number) => 2 * number + 1))
    expect(occurrencesOf(segments, 'wasp').get(0)).toBe(300)
  })

  it('ends early when it has many bytes', () => {
    const passages = Array.from({ length: 100 }, (_, number) =>
      textOnly(Array.from({ length: 50 }, (_, word) => `w${number}x${word}`).join(' ')),
    )
    expect(encode(passages, { bytes: 10_000 }).length).toBeGreaterThan(5)
  })

  it.each([
    ['too few bytes', new Uint8Array(8)],
    ['another mark', new Uint8Array(64)],
  ])('is refused with %s', (_what, bytes) => {
    expect(() => decodeSegment(bytes)).toThrow('not a segment')
  })

  it('is refused when it was cut', () => {
    const bytes = [...encodeSegments([textOnly('bees make honey')])].at(-1) as Uint8Array
    expect(() => decodeSegment(bytes.subarray(0, -1))).toThrow('not a segment')
  })
})
