import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { PostingReader } from '../posting-bytes.ts'
import { encodeSegment, encodeSegments, type Field } from './encode-segments.ts'
import { decodeSegment, documentsWith, findTerm, readPostings, type Segment } from './segment.ts'

const term = fc.oneof(
  fc.constantFrom('bees', 'honey', 'the', 'Köln', '東京', '𐐷𐐷', '𝒜bc', 'ﬀ', 'über', 'x'.repeat(60), '0'),
  fc.string({ unit: 'grapheme', maxLength: 5 }),
)
const field = fc.record({ terms: fc.array(term, { maxLength: 12 }), weight: fc.integer({ min: 1, max: 3 }) })
const document = fc.array(field, { maxLength: 3 })
const textOnly = (text: string): Field[] => [{ terms: text.split(' '), weight: 1 }]

/** Decodes a copy of each segment that begins at an odd byte, as the driver of a database may give it. */
const encode = (documents: readonly Field[][], limits: { maxDocuments?: number; maxBytes?: number } = {}): Segment[] =>
  [...encodeSegments(documents, { termsVersion: 7, ...limits })].flatMap((bytes) => {
    if (!bytes) return []
    const shifted = new Uint8Array(bytes.length + 1)
    shifted.set(bytes, 1)
    return decodeSegment(shifted.subarray(1))
  })

/** Returns the occurrences of a term by the number of the document in the whole index. */
function occurrencesOf(segments: readonly Segment[], searched: string): Map<number, number> {
  const found = new Map<number, number>()
  for (const segment of segments) {
    const number = findTerm(segment, Buffer.from(searched))
    if (number < 0) continue
    const reader = new PostingReader()
    const count = readPostings(segment, number, reader)
    expect(documentsWith(segment, number)).toBe(count)
    for (let at = 0; at < count; at++) found.set(segment.first + (reader.docIds[at] ?? 0), reader.occurrences[at] ?? 0)
  }
  return found
}

describe('a segment', () => {
  it('has every term of every document with its occurrences, by the weight of their field', () => {
    fc.assert(
      fc.property(fc.array(document, { minLength: 1, maxLength: 30 }), fc.integer({ min: 1, max: 10 }), (documents, maxDocuments) => {
        const segments = encode(documents, { maxDocuments })
        expect(segments.every(({ count, termsVersion }) => count <= maxDocuments && termsVersion === 7)).toBe(true)
        const expected = new Map<string, Map<number, number>>()
        for (const [number, fields] of documents.entries())
          for (const { terms, weight } of fields)
            for (const each of terms) {
              const documentsOf = expected.get(each) ?? new Map<number, number>()
              expected.set(each, documentsOf.set(number, (documentsOf.get(number) ?? 0) + weight))
            }
        for (const [each, occurrences] of expected) expect(occurrencesOf(segments, each)).toEqual(occurrences)
        const lengths = segments.flatMap((segment) => [...segment.lengths])
        expect(lengths).toEqual(documents.map((fields) => fields.reduce((sum, { terms }) => sum + terms.length, 0)))
      }),
    )
  })

  it('has no other term', () => {
    const segments = encode([textOnly('bee make honey'), textOnly('zebra')])
    for (const each of ['', 'a', 'bee', 'bees', 'hone', 'honeyz', 'zz', '𐐷'])
      expect(occurrencesOf(segments, each).size).toBe(each === 'bee' ? 1 : 0)
  })

  it('has a term that occurs in thousands of documents, hundreds of times in one', () => {
    const documents = Array.from({ length: 4_500 }, (_, number) =>
      textOnly(
        number % 2
          ? 'bee'
          : Array(number ? 1 : 300)
              .fill('wasp')
              .join(' '),
      ),
    )
    const segments = encode(documents)
    expect(segments.map(({ first, count }) => [first, count])).toEqual([
      [0, 2_000],
      [2_000, 2_000],
      [4_000, 500],
    ])
    expect([...occurrencesOf(segments, 'bee').keys()]).toEqual(Array.from({ length: 2_250 }, (_, number) => 2 * number + 1))
    expect(occurrencesOf(segments, 'wasp').get(0)).toBe(300)
  })

  it('is the same when its documents are encoded again alone', () => {
    const documents = ['bee honey', 'wasp', 'bee wax', 'comb'].map(textOnly)
    const [, second] = [...encodeSegments(documents, { termsVersion: 7, maxDocuments: 2 })].filter((bytes) => bytes !== undefined)
    const steps = encodeSegment(2, documents.slice(2), 7)
    let step = steps.next()
    while (!step.done) step = steps.next()
    expect(Buffer.compare(step.value, second as Uint8Array)).toBe(0)
  })

  it('ends early when it has many bytes', () => {
    const documents = Array.from({ length: 100 }, (_, number) =>
      textOnly(Array.from({ length: 50 }, (_, word) => `w${number}x${word}`).join(' ')),
    )
    expect(encode(documents, { maxBytes: 10_000 }).length).toBeGreaterThan(5)
  })

  it.each([
    ['too few bytes', new Uint8Array(8)],
    ['another mark', new Uint8Array(64)],
  ])('is refused with %s', (_what, bytes) => {
    expect(() => decodeSegment(bytes)).toThrow('not a segment')
  })

  it('is refused when it was cut', () => {
    const bytes = [...encodeSegments([textOnly('bees make honey')], { termsVersion: 7 })].at(-1) as Uint8Array
    expect(() => decodeSegment(bytes.subarray(0, -1))).toThrow('not a segment')
  })
})
