import { expect, it } from '@jest/globals'
import { hashRuns, hashTerm, hashTerms } from './hash-terms.ts'

const key = 'a'.repeat(64)

it('the hashes of terms have 40 bits, those of runs 32, and are distinct and ascending', () => {
  const terms = hashTerms(
    key,
    Array.from({ length: 2_000 }, (_, number) => `term ${number % 1_000}`),
  )
  expect(terms).toHaveLength(1_000)
  expect(terms).toEqual([...terms].sort((one, other) => one - other))
  expect(Math.max(...terms)).toBeGreaterThan(2 ** 39)
  expect(Math.max(...terms)).toBeLessThan(2 ** 40)
  expect(Math.max(...hashRuns(key, ['one', 'two', 'three']))).toBeLessThan(2 ** 32)
})

it('a hash depends on the key', () => {
  expect(hashTerm(key, 'garden')).toBe(hashTerm(key, 'garden'))
  expect(hashTerm(key, 'garden')).not.toBe(hashTerm('b'.repeat(64), 'garden'))
})
