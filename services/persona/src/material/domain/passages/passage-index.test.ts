import { describe, expect, it } from '@jest/globals'
import { decodeSegment } from '@rostra/search/segments/segment'
import { encodePassageSegment, encodePassages, rankPassages } from './passage-index.ts'
import { termsOf } from './terms.ts'

const passage = (text: string, heading = '') => ({ heading, text })
const sourceOf = (passages: ReturnType<typeof passage>[], title = '') => ({
  sharedTerms: new Set(termsOf(title)),
  segments: [...encodePassages(passages)].flatMap((bytes) => (bytes ? decodeSegment(bytes) : [])),
})
const search = (text: string) => termsOf(text).map((term) => ({ term, weight: 1 }))
const placesOf = (hits: ReturnType<typeof rankPassages>) => hits.map(({ part, document }) => [part, document])

describe('rankPassages', () => {
  it('finds other forms of a word, and none of stop words alone', () => {
    const source = sourceOf([passage('The queens were laying eggs'), passage('Drones leave in summer')])
    expect(placesOf(rankPassages([source], search('queen lays'), 6))).toEqual([[0, 0]])
    expect(rankPassages([source], search('the'), 6)).toEqual([])
  })

  it('counts a word of a heading twice, and those of a title for all passages of the source', () => {
    const headed = sourceOf([passage('wax comb'), passage('comb hive', 'wax'), passage('hive comb')])
    expect(placesOf(rankPassages([headed], search('wax'), 6))).toEqual([
      [0, 1],
      [0, 0],
    ])
    const texts = ['feed it twice a day', 'bake it hot', 'cool it slowly'].map((text) => passage(text))
    const sources = [sourceOf([...texts, passage('sourdough is old')]), sourceOf(texts, 'Sourdough')]
    const [best] = placesOf(rankPassages(sources, search('sourdough feed'), 6)).filter(([, number]) => number === 0)
    expect(best).toEqual([1, 0])
  })

  it('finds nothing when the best of 50 passages have less than a quarter of the terms by weight', () => {
    const texts = ['the queen lays eggs in the comb', 'workers bring nectar to the hive', 'drones leave in summer']
    const source = sourceOf(texts.map((text) => passage(text)))
    const others = Array.from({ length: 47 }, (_, number) => passage(`frame ${number} of wood`))
    const royal = search('queen elizabeth coronation westminster archbishop ceremony')
    expect(placesOf(rankPassages([source], royal, 6))).toEqual([[0, 0]])
    expect(rankPassages([source, sourceOf(others)], royal, 6)).toEqual([])
    expect(placesOf(rankPassages([source], search('queen eggs coronation'), 6))).toEqual([[0, 0]])
  })
})

it('encodes passages again as their reading has them', () => {
  const passages = ['bees', 'wasps'].map((text) => passage(text))
  const steps = encodePassageSegment(2_000, passages)
  let step = steps.next()
  while (!step.done) step = steps.next()
  expect(decodeSegment(step.value)).toMatchObject({ first: 2_000, count: 2 })
})
