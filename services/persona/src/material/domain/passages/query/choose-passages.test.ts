import { describe, expect, it } from '@jest/globals'
import { choosePassages } from './choose-passages.ts'

const candidate = (index: number, text: string, readingId = 'r') => ({
  readingId,
  index,
  passage: { sourceId: 's', title: '', page: null, heading: '', text, score: 1, fit: 1 },
})
const textsOf = (candidates: ReturnType<typeof candidate>[]) => choosePassages(candidates).map(({ text }) => text)
const sentence = (number: number) => `Sentence number ${number} says something of its own.`
const sentences = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => sentence(from + at)).join(' ')

describe('choosePassages', () => {
  it('chooses at most 6 passages, the best first', () => {
    const candidates = Array.from({ length: 9 }, (_, index) => candidate(2 * index, sentence(index)))
    expect(textsOf(candidates)).toEqual([0, 1, 2, 3, 4, 5].map(sentence))
  })

  it('chooses passages of at most 2,000 tokens together, and leaves out one that does not fit', () => {
    const large = 'x'.repeat(5_000)
    const small = 'y'.repeat(2_000)
    expect(textsOf([candidate(0, large), candidate(2, `z${large}`), candidate(4, small)])).toEqual([large, small])
    expect(textsOf([candidate(0, '東'.repeat(2_001)), candidate(2, small)])).toEqual([small])
  })

  it('leaves out a neighbour that shares half of the shorter one, and keeps one that shares less', () => {
    const before = sentences(0, 10)
    const heavy = sentences(4, 14)
    const light = sentences(8, 18)
    expect(textsOf([candidate(3, before), candidate(4, heavy)])).toEqual([before])
    expect(textsOf([candidate(4, heavy), candidate(3, before)])).toEqual([heavy])
    expect(textsOf([candidate(3, before), candidate(4, light)])).toEqual([before, light])
  })

  it('keeps passages of other places that share a part, and leaves out the same text twice', () => {
    const before = sentences(0, 10)
    const heavy = sentences(4, 14)
    expect(textsOf([candidate(3, before), candidate(4, heavy, 'other'), candidate(9, before, 'other')])).toEqual([before, heavy])
  })
})
