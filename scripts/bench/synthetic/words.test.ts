import { expect, it } from '@jest/globals'
import { drawRank, seededRandom, wordOf } from './words.ts'

it('different ranks have different words, and few of the drawn ones are frequent', () => {
  expect(new Set(Array.from({ length: 300_000 }, (_, rank) => wordOf(rank))).size).toBe(300_000)
  const random = seededRandom(1)
  const ranks = Array.from({ length: 10_000 }, () => drawRank(random))
  expect(ranks.filter((rank) => rank < 173).length / ranks.length).toBeCloseTo(0.5, 1)
})
