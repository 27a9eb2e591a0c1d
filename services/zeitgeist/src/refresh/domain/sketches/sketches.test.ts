import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { CountMinSketch } from './count-min-sketch.ts'
import { DistinctPeople } from './distinct-people.ts'
import { RowSample } from './row-sample.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

describe('a count of distinct people', () => {
  it('is exact below its limit, in any order and with repetitions', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(60)), (people) => {
        const distinct = new DistinctPeople(64)
        for (const person of people) distinct.add(person)
        expect(distinct.count()).toBe(new Set(people).size)
      }),
    )
  })

  it('is within 10 % above a limit of 1,024', () => {
    const distinct = new DistinctPeople(1_024)
    for (const person of numbers(50_000)) distinct.add(person)
    expect(Math.abs(distinct.count() - 50_000)).toBeLessThan(5_000)
  })
})

describe('a sketch of terms', () => {
  it('never counts a term too low', () => {
    const sketch = new CountMinSketch()
    for (const term of numbers(1_000)) for (let use = 0; use <= term % 7; use++) sketch.add(term * 1_000_003)
    for (const term of numbers(1_000)) expect(sketch.bound(term * 1_000_003)).toBeGreaterThanOrEqual((term % 7) + 1)
  })

  it('raises the threshold until few enough terms reach it', () => {
    const sketch = new CountMinSketch()
    for (const term of numbers(100)) for (let use = 0; use <= term; use++) sketch.add(term)
    expect(sketch.thresholdFor(1_000, 25)).toBe(25)
    expect(sketch.thresholdFor(10, 25)).toBe(91)
  })
})

describe('a sample of rows', () => {
  it('keeps the rows with the smallest hashes, with their terms, in any order', () => {
    const permutation = fc.shuffledSubarray(numbers(100), { minLength: 100 })
    fc.assert(
      fc.property(permutation, (hashes) => {
        const sample = new RowSample(20)
        for (const hash of hashes) sample.add(hash, hash * 2, [hash, hash + 1])
        const { size, persons, terms, starts } = sample.rows()
        expect(size).toBe(20)
        expect([...persons]).toEqual(numbers(20).map((hash) => hash * 2))
        expect(numbers(20).map((row) => [...terms.subarray(starts[row], starts[row + 1])])).toEqual(
          numbers(20).map((hash) => [hash, hash + 1]),
        )
      }),
      { numRuns: 30 },
    )
  })
})
