import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { bitmapOf } from '../bitmap.ts'
import type { Matches } from './postings.ts'
import { createRanking } from './ranking.ts'

const changes = fc.array(fc.record({ docId: fc.nat(200), key: fc.integer({ min: 0, max: 9 }) }), {
  minLength: 100,
  maxLength: 400,
  size: 'max',
})
const request = fc.record({ share: fc.constantFrom(1, 2, 7, 50), skip: fc.nat(120), limit: fc.integer({ min: 1, max: 30 }) })

test('a page is a part of all matches sorted, after any changes of their keys', () => {
  fc.assert(
    fc.property(
      changes,
      fc.array(request, { minLength: 1, maxLength: 5 }),
      fc.constantFrom(0, 5, 1_000),
      (changed, requests, minChanged) => {
        const ranking = createRanking({ compareIds: (a, b) => a - b, minChanged })
        const keys: number[] = []
        for (const { docId: any, key } of changed) {
          const docId = Math.min(any, keys.length)
          keys[docId] = key
          ranking.set(docId, key)
        }
        for (const { share, skip, limit } of requests) {
          const docIds = [...keys.keys()].filter((docId) => docId % share === 0)
          const expected = docIds.toSorted((a, b) => (keys[b] as number) - (keys[a] as number) || b - a).slice(skip, skip + limit)
          const asIds: Matches = { count: docIds.length, docIds }
          const asBitmap: Matches = { count: docIds.length, bitmap: bitmapOf(docIds) }
          expect([ranking.page(asIds, skip, limit), ranking.page(asBitmap, skip, limit)]).toEqual([expected, expected])
        }
      },
    ),
  )
})

test('documents keep their order when removed ones lose their ids', () => {
  const ranking = createRanking({ compareIds: (a, b) => a - b, minChanged: 10 })
  const keys = Array.from({ length: 500 }, (_, docId) => (docId * 7_919) % 101)
  for (const [docId, key] of keys.entries()) ranking.set(docId, key)
  const kept = keys.filter((_, docId) => docId % 3 !== 0)
  const newIds = new Int32Array(500).fill(-1)
  let next = 0
  for (const docId of keys.keys()) if (docId % 3 !== 0) newIds[docId] = next++
  ranking.renumber(newIds, next)
  ranking.set(next, 50)
  const all = [...kept, 50]
  const docIds = [...all.keys()]
  const expected = docIds.toSorted((a, b) => (all[b] as number) - (all[a] as number) || b - a)
  expect(ranking.page({ count: all.length, bitmap: bitmapOf(docIds) }, 0, all.length)).toEqual(expected)
})
