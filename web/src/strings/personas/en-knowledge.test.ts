import { expect, it } from '@jest/globals'
import { enKnowledge } from './en-knowledge.ts'

it.each([
  [1, 'about 1 minute'],
  [89, 'about 1 minute'],
  [350, 'about 6 minutes'],
  [3_540, 'about 59 minutes'],
  [3_570, 'about 1 hour'],
  [7_200, 'about 2 hours'],
  [86_400, 'a day or more'],
])('material that is found by meaning in %i seconds is in %s', (seconds, time) => {
  expect(enKnowledge.meaning.later(seconds)).toBe(`Found by words now, by meaning in ${time}`)
})
