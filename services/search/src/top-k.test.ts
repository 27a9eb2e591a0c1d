import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { TopK, topK } from './top-k.ts'

const scores = fc.array(fc.nat(20), { maxLength: 400, size: 'max' })

test('the top items are the first of all items sorted, in the order of their addition when scores are equal', () => {
  fc.assert(
    fc.property(scores, fc.integer({ min: 1, max: 30 }), fc.nat(10), (all, limit, least) => {
      const top = new TopK<number>(limit, { least })
      for (const [item, score] of all.entries()) if (score >= top.least) top.add(item, score)
      const sorted = [...all.keys()].filter((item) => (all[item] ?? 0) >= least).sort((a, b) => (all[b] ?? 0) - (all[a] ?? 0))
      expect(top.items).toEqual(sorted.slice(0, limit))
      expect(top.scores).toEqual(top.items.map((item) => all[item]))
    }),
  )
})

test('a page is a part of all documents sorted, near the beginning and far behind it', () => {
  fc.assert(
    fc.property(scores, fc.nat(350), fc.integer({ min: 1, max: 30 }), (keys, skip, limit) => {
      const compare = (a: number, b: number) => (keys[b] ?? 0) - (keys[a] ?? 0) || b - a
      const docIds = [...keys.keys()]
      expect(topK(docIds, { keys, compare }, skip, limit)).toEqual(docIds.toSorted(compare).slice(skip, skip + limit))
    }),
  )
})
