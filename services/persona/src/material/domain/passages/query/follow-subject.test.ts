import { expect, it } from '@jest/globals'
import { bestOf, followSubject } from './follow-subject.ts'

const candidate = (readingId: string, index: number, fit: number) => ({
  readingId,
  index,
  passage: { sourceId: readingId, title: '', page: null, heading: '', text: `${readingId}${index}`, score: 1, fit },
})
const subject = candidate('a', 2, 0.9)
const candidates = [candidate('a', 1, 0.5), candidate('a', 3, 0.5), candidate('a', 4, 0.5), candidate('b', 3, 0.5), subject]
const fitsFor = (relation: Parameters<typeof followSubject>[2]) =>
  followSubject(candidates, subject, relation).map(({ passage }) => Number(passage.fit.toFixed(3)))

it('a message that asks for more prefers what follows in the same source, and then all of it', () => {
  expect(fitsFor('continuation')).toEqual([0.55, 0.65, 0.6, 0.5, 0.9])
})

it('a reference prefers the same source a little', () => {
  expect(fitsFor('reference')).toEqual([0.53, 0.53, 0.53, 0.5, 0.9])
})

it('a question without a word of its own means the subject itself', () => {
  const fits = (message: string) => followSubject([candidate('a', 2, 0.6)], subject, 'reference', message).map(({ passage }) => passage.fit)
  expect([fits('How long?'), fits('How long does it keep?')]).toEqual([[0.7], [0.6]])
})

it('a message that can be understood alone, or follows nothing, prefers none', () => {
  expect(fitsFor('whole')).toEqual([0.5, 0.5, 0.5, 0.5, 0.9])
  expect(fitsFor('detail')).toEqual([0.5, 0.5, 0.5, 0.5, 0.9])
  expect(followSubject(candidates, undefined, 'continuation')).toEqual(candidates)
  expect([bestOf(candidates), bestOf([])]).toEqual([subject, undefined])
})
