import { expect, it } from '@jest/globals'
import { ndcg } from './ndcg.ts'

const grades = new Map([
  ['a', 3],
  ['b', 1],
])

it('is 1 for the best order, less for another, and 0 for none of the relevant documents', () => {
  expect(ndcg(['a', 'b', 'c'], grades)).toBe(1)
  expect(ndcg(['c', 'a', 'b'], grades)).toBeCloseTo((3 / Math.log2(3) + 1 / 2) / (3 + 1 / Math.log2(3)))
  expect(ndcg(['c'], grades)).toBe(0)
  expect(ndcg([], grades)).toBe(0)
})

it('reads ten documents', () => {
  const others = Array.from({ length: 10 }, (_, number) => `other ${number}`)
  expect(ndcg([...others, 'a'], grades)).toBe(0)
})
