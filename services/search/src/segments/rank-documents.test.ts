import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { encodeSegments } from './encode-segments.ts'
import { type RankOptions, rankDocuments } from './rank-documents.ts'
import { decodeSegment } from './segment.ts'

const split = (text: string) => text.split(' ').filter((term) => term !== '')
const partOf = (texts: readonly string[], shared = '', maxDocuments = 2) => ({
  sharedTerms: new Set(split(shared)),
  segments: [
    ...encodeSegments(
      texts.map((text) => [{ terms: split(text), weight: 1 }]),
      { termsVersion: 1, maxDocuments },
    ),
  ].flatMap((bytes) => (bytes ? decodeSegment(bytes) : [])),
})
const query = (text: string) => split(text).map((term) => ({ term, weight: 1 }))
const options: RankOptions = {
  limit: 20,
  maxTerms: 64,
  sharedFieldShare: 0.25,
  floor: { leastDocuments: 0, share: 0.25, maxTerms: 8, unknownWeight: 1.25, judged: 6 },
}
const rank = (parts: Parameters<typeof rankDocuments>[0], text: string, over: Partial<RankOptions> = {}) =>
  rankDocuments(parts, query(text), { ...options, ...over })
const placesOf = (hits: ReturnType<typeof rankDocuments>) => hits.map(({ part, document }) => [part, document])

/** BM25 by its definition, over all texts. */
function scan(texts: readonly string[], terms: readonly string[]): number[] {
  const k1 = 1.2
  const b = 0.75
  const all = texts.map(split)
  const average = all.reduce((sum, { length }) => sum + length, 0) / all.length
  return all.map((words) =>
    terms.reduce((sum, term) => {
      const df = all.filter((other) => other.includes(term)).length
      const tf = words.filter((word) => word === term).length
      const idf = Math.log(1 + (all.length - df + 0.5) / (df + 0.5))
      return sum + (idf * tf * (k1 + 1)) / (tf + k1 * (1 - b + (b * words.length) / average))
    }, 0),
  )
}

describe('rankDocuments', () => {
  it('gives the scores of BM25 by its definition, over all segments and parts together', () => {
    const word = fc.constantFrom('bee', 'honey', 'hive', 'wax', 'queen', 'comb')
    const text = fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => words.join(' '))
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 12 }), fc.nat(12), word, (texts, splitAt, term) => {
        const parts = [texts.slice(0, splitAt), texts.slice(splitAt)].map((part) => partOf(part))
        const hits = rank(parts, term)
        const found = new Map(hits.map(({ part, document, score }) => [part * Math.min(splitAt, texts.length) + document, score]))
        for (const [number, score] of scan(texts, [term]).entries()) expect(found.get(number) ?? 0).toBeCloseTo(score, 4)
        expect(hits.map(({ score }) => score)).toEqual(hits.map(({ score }) => score).sort((one, other) => other - one))
      }),
    )
  })

  it('scores documents that are far apart, and hundreds of occurrences', () => {
    const texts = Array.from({ length: 400 }, (_, number) => (number % 399 === 0 ? 'bee '.repeat(1 + number) : 'wax'))
    const hits = rank([partOf(texts, '', 2_000)], 'bee')
    const expected = scan(texts, ['bee'])
    expect(hits.map(({ document }) => document).sort((a, b) => a - b)).toEqual([0, 399])
    for (const { document, score } of hits) expect(score).toBeCloseTo(expected[document] as number, 4)
  })

  it('prefers a document that has the rare term', () => {
    const part = partOf(['honey comb', 'honey queen', 'honey wax', 'honey hive'])
    expect(placesOf(rank([part], 'honey queen', { limit: 1 }))).toEqual([[0, 1]])
  })

  it('returns the best of a limit, in their order', () => {
    const part = partOf(['wax', 'wax wax wax wax honey', 'honey', 'wax honey', 'wax wax', 'queen'])
    const all = rank([part], 'wax')
    expect(all).toHaveLength(4)
    expect(rank([part], 'wax', { limit: 2 })).toEqual(all.slice(0, 2))
  })

  it('has no floor for few documents', () => {
    const part = partOf(['the queen lays eggs in the comb', 'workers bring nectar to the hive', 'drones leave in summer'])
    const floor = { ...options.floor, leastDocuments: 4 }
    expect(placesOf(rank([part], 'queen elizabeth coronation westminster archbishop ceremony', { floor }))).toEqual([[0, 0]])
    expect(rank([part], 'zebra', { floor })).toEqual([])
  })

  it('finds nothing when no document reaches the floor', () => {
    const part = partOf(['the queen lays eggs in the comb', 'workers bring nectar to the hive', 'drones leave in summer'])
    expect(rank([part], 'queen elizabeth coronation westminster archbishop ceremony')).toEqual([])
    expect(placesOf(rank([part], 'queen eggs coronation'))).toEqual([[0, 0]])
    expect(rank([part], 'zebra')).toEqual([])
    expect(rank([], 'queen')).toEqual([])
  })

  it('counts the terms of a shared field for the documents of its part', () => {
    const texts = ['feed it twice a day', 'bake it hot', 'cool it slowly']
    const titled = partOf(texts, 'sourdough')
    const other = partOf([...texts, 'sourdough is old'])
    const places = placesOf(rank([other, titled], 'sourdough feed')).filter(([, document]) => document === 0)
    expect(places).toEqual([
      [1, 0],
      [0, 0],
    ])
  })

  it('looks for the rarest terms of a long query', () => {
    const many = Array.from({ length: 200 }, (_, number) => `word${number}`)
    const common = partOf([many.join(' '), many.join(' '), 'propolis and nothing else'])
    expect(placesOf(rank([common], `${many.join(' ')} propolis`))).toContainEqual([0, 2])
    const lower = { ...options.floor, share: 0.2 }
    expect(placesOf(rank([common], `${many.join(' ')} propolis`, { maxTerms: 1, floor: lower }))).toEqual([[0, 2]])
    expect(rank([common], 'propolis')).toHaveLength(1)
  })
})
