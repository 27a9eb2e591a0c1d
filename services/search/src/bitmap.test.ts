import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  addAll,
  type Bitmap,
  bitmapOf,
  bitmapOfRange,
  clearBit,
  countBits,
  hasBit,
  idsOf,
  keepOnly,
  lastIds,
  setBit,
  withRoom,
} from './bitmap.ts'

const docIds = fc.uniqueArray(fc.nat(300)).map((ids) => ids.sort((a, b) => a - b))
const idsIn = (bitmap: Bitmap) => [...idsOf(bitmap, countBits(bitmap))]

test('a bitmap has the ids that were set and not cleared', () => {
  fc.assert(
    fc.property(docIds, docIds, docIds, (first, added, cleared) => {
      const bitmap = withRoom(bitmapOf(first), 301)
      for (const docId of added) setBit(bitmap, docId)
      for (const docId of cleared) clearBit(bitmap, docId)
      const expected = [...new Set([...first, ...added])].filter((docId) => !cleared.includes(docId)).sort((a, b) => a - b)
      expect(idsIn(bitmap)).toEqual(expected)
      expect(expected.every((docId) => hasBit(bitmap, docId))).toBe(true)
      expect(cleared.some((docId) => hasBit(bitmap, docId))).toBe(false)
    }),
  )
})

test('union and intersection are those of sets, also of a shorter bitmap', () => {
  fc.assert(
    fc.property(docIds, docIds, (first, second) => {
      const union = withRoom(bitmapOf(first), 301)
      const both = bitmapOf(first)
      addAll(union, bitmapOf(second))
      keepOnly(both, bitmapOf(second))
      expect(idsIn(union)).toEqual([...new Set([...first, ...second])].sort((a, b) => a - b))
      expect(idsIn(both)).toEqual(first.filter((docId) => second.includes(docId)))
    }),
  )
})

test('the last ids are those of the reversed order, after the skipped ones', () => {
  fc.assert(
    fc.property(docIds, fc.nat(100), fc.nat(100), (ids, skip, limit) => {
      expect(lastIds(bitmapOf(ids), skip, limit)).toEqual(ids.toReversed().slice(skip, skip + limit))
    }),
  )
})

test('a range has the ids from its first up to its end', () => {
  fc.assert(
    fc.property(fc.nat(100), fc.nat(100), (first, end) => {
      const expected = Array.from({ length: 100 }, (_, docId) => docId).filter((docId) => docId >= first && docId < end)
      expect(idsIn(bitmapOfRange(first, end, 100))).toEqual(expected)
    }),
  )
})

test('an id behind the end is not in a bitmap', () => {
  expect(hasBit(bitmapOf([3]), 4_000)).toBe(false)
})
