import { expect, it } from '@jest/globals'
import { encodeSegments } from './encode-segments.ts'
import { decodeSegment } from './segment.ts'
import { termsWithPart } from './terms-with-part.ts'

const segmentsOf = (...terms: string[]) =>
  [...encodeSegments([[{ terms, weight: 1 }]], { termsVersion: 1 })].flatMap((bytes) => (bytes ? decodeSegment(bytes) : []))

it('returns the terms that begin or end with a part and have three more letters', () => {
  const segments = segmentsOf('bienenhonig', 'honig', 'honigbiene', 'honigs', 'wachs', 'honigtopfe')
  expect(termsWithPart(segments, ['honig'])).toEqual(['bienenhonig', 'honigbiene', 'honigtopfe'])
  expect(termsWithPart(segments, ['wachs', 'bien'])).toEqual(['bienenhonig'])
  expect(termsWithPart(segmentsOf('수학선생님', '대학생', '수학'), ['수학', '학생'])).toEqual(['수학선생님'])
  expect(termsWithPart([], ['honig'])).toEqual([])
})

it('returns at most 20, and none of a large dictionary', () => {
  const many = (count: number) => segmentsOf(...Array.from({ length: count }, (_, number) => `honig${String(number).padStart(9, '0')}`))
  expect(termsWithPart(many(100), ['honig'])).toHaveLength(20)
  expect(termsWithPart(many(40_000), ['honig'])).toEqual([])
})
