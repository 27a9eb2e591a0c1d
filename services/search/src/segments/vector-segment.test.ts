import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { decodeVectors, eachSimilarity, encodeVectors, quantize } from './vector-segment.ts'

const dimensions = 32
const vector = fc.array(fc.float({ min: -1, max: 1, noNaN: true }), { minLength: dimensions, maxLength: dimensions })
const dot = (a: readonly number[], b: readonly number[]) => a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)
const cosine = (a: readonly number[], b: readonly number[]) => dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b))
const isZero = (a: readonly number[]) => a.every((value) => Math.abs(value) < 1e-6)

function similarities(first: number, vectors: number[][], query: number[]): Map<number, number> {
  return similaritiesOf(
    first,
    vectors.map((each) => [each]),
    query,
  )
}

function similaritiesOf(first: number, documents: number[][][], query: number[]): Map<number, number> {
  const found = new Map<number, number>()
  eachSimilarity(decodeVectors(encodeVectors(first, documents)), quantize(query), (document, similarity) => found.set(document, similarity))
  return found
}

describe('vectors of a byte a number', () => {
  it('have nearly the cosine similarity of those that they were made of', () => {
    fc.assert(
      fc.property(fc.array(vector, { minLength: 1, maxLength: 5 }), vector, fc.nat(9), (vectors, query, first) => {
        fc.pre(!isZero(query))
        const found = similarities(first, vectors, query)
        for (const [number, each] of vectors.entries())
          if (!isZero(each)) expect(Math.abs((found.get(first + number) ?? 9) - cosine(each, query))).toBeLessThan(0.02)
      }),
    )
  })

  it('are left out when they have another length, or none', () => {
    expect(similarities(0, [[1, 0, 0]], [1, 0]).size).toBe(0)
    expect(
      similarities(
        0,
        [
          [0, 0],
          [0, 2],
        ],
        [0, 1],
      ),
    ).toEqual(new Map([[1, 1]]))
  })

  it('of one document count by the nearest', () => {
    const found = similaritiesOf(
      7,
      [
        [[1, 0]],
        [
          [1, 0],
          [0, 1],
          [1, 1],
        ],
        [],
        [
          [0, 0],
          [1, 1],
        ],
      ],
      [0, 1],
    )
    expect([...found.keys()]).toEqual([7, 8, 10])
    expect([...found.values()].map((similarity) => similarity.toFixed(2))).toEqual(['0.00', '1.00', '0.71'])
  })

  it('are refused when they have different lengths or were cut', () => {
    expect(() => encodeVectors(0, [[[1]], [[1, 2]]])).toThrow('one length')
    expect(() => decodeVectors(encodeVectors(0, [[[1, 2]]]).subarray(0, -1))).toThrow('not a vector segment')
    expect(() =>
      decodeVectors(
        encodeVectors(0, [
          [[1, 2]],
          [
            [1, 2],
            [2, 1],
          ],
        ]).subarray(0, 18),
      ),
    ).toThrow('not a vector segment')
    expect(() => decodeVectors(new Uint8Array(3))).toThrow('not a vector segment')
  })
})
