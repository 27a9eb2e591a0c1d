import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { termsOf } from '../terms.ts'
import { rankPassages } from './bm25.ts'
import { encodeSegments } from './encode-segments.ts'
import { decodeSegment } from './segment-format.ts'

const sourceOf = (texts: readonly string[], title = '', most = 2) => ({
  titleTerms: new Set(termsOf(title)),
  segments: [
    ...encodeSegments(
      texts.map((text) => ({ heading: '', text })),
      { most },
    ),
  ].flatMap((bytes) => (bytes ? decodeSegment(bytes) : [])),
})
const search = (text: string) => termsOf(text).map((term) => ({ term, weight: 1 }))
const placesOf = (hits: ReturnType<typeof rankPassages>) => hits.map(({ source, passage }) => [source, passage])

/** BM25 by its definition, over all texts. */
function scan(texts: readonly string[], terms: readonly string[]): number[] {
  const k1 = 1.2
  const b = 0.75
  const all = texts.map((text) => termsOf(text))
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

describe('rankPassages', () => {
  it('gives the scores of BM25 by its definition, over all segments and sources together', () => {
    const word = fc.constantFrom('bee', 'honey', 'hive', 'wax', 'queen', 'comb')
    const text = fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => words.join(' '))
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 12 }), fc.nat(12), word, (texts, split, term) => {
        const sources = [texts.slice(0, split), texts.slice(split)].map((part) => sourceOf(part))
        const hits = rankPassages(sources, search(term), 20)
        const found = new Map(hits.map(({ source, passage, score }) => [source * Math.min(split, texts.length) + passage, score]))
        for (const [number, score] of scan(texts, termsOf(term)).entries()) expect(found.get(number) ?? 0).toBeCloseTo(score, 4)
        expect(hits.map(({ score }) => score)).toEqual(hits.map(({ score }) => score).sort((one, other) => other - one))
      }),
    )
  })

  it('prefers a passage that has the rare term', () => {
    const source = sourceOf(['honey comb', 'honey queen', 'honey wax', 'honey hive'])
    expect(placesOf(rankPassages([source], search('honey queen'), 1))).toEqual([[0, 1]])
  })

  it('returns the best of a limit, in their order', () => {
    const source = sourceOf(['wax', 'wax wax wax wax honey', 'honey', 'wax honey', 'wax wax', 'queen'])
    const all = rankPassages([source], search('wax'), 10)
    expect(all).toHaveLength(4)
    expect(rankPassages([source], search('wax'), 2)).toEqual(all.slice(0, 2))
  })

  it('finds nothing when a passage has too small a part of what is asked for', () => {
    const source = sourceOf(['the queen lays eggs in the comb', 'workers bring nectar to the hive', 'drones leave in summer'])
    expect(rankPassages([source], search('queen elizabeth coronation westminster archbishop ceremony'), 6)).toEqual([])
    expect(placesOf(rankPassages([source], search('queen eggs coronation'), 6))).toEqual([[0, 0]])
    expect(rankPassages([source], search('zebra'), 6)).toEqual([])
    expect(rankPassages([], search('queen'), 6)).toEqual([])
  })

  it('counts the terms of a title for the passages of its source', () => {
    const texts = ['feed it twice a day', 'bake it hot', 'cool it slowly']
    const titled = sourceOf(texts, 'Sourdough')
    const other = sourceOf([...texts, 'sourdough is old'])
    const hits = rankPassages([other, titled], search('sourdough feed'), 6)
    const places = placesOf(hits).filter(([, passage]) => passage === 0)
    expect(places).toEqual([
      [1, 0],
      [0, 0],
    ])
  })

  it('looks for the rarest terms of a long message', () => {
    const many = Array.from({ length: 200 }, (_, number) => `word${number}`)
    const common = sourceOf([many.join(' '), many.join(' '), 'propolis and nothing else'])
    const hits = rankPassages([common], search(`${many.join(' ')} propolis`), 6)
    expect(placesOf(hits)).toContainEqual([0, 0])
    expect(rankPassages([common], search('propolis'), 6)).toHaveLength(1)
  })
})
