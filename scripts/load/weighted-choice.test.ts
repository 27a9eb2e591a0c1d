import { expect, it } from '@jest/globals'
import { weightedChoice } from './weighted-choice.ts'

it('each name is drawn with the frequency of its share, and one name is always drawn', () => {
  const shares = { most: 0.7, some: 0.2, few: 0.1 }
  const counts = { most: 0, some: 0, few: 0 }
  for (let index = 0; index < 1_000; index++) counts[weightedChoice(shares, (index + 0.5) / 1_000)]++
  expect(counts).toEqual({ most: 700, some: 200, few: 100 })
  expect([weightedChoice(shares, 0), weightedChoice(shares, 1), weightedChoice({ only: 0.5 }, 0.9)]).toEqual(['most', 'few', 'only'])
})
