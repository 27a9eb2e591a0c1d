import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { ArchiveQuery } from '../../domain/archive/archive-query.ts'
import type { IndexedStory } from '../../domain/archive/ports.ts'
import { authors } from '../../domain/articles/author.ts'
import { MemoryArchiveIndex } from './archive-index.ts'

const everything: ArchiveQuery = {
  stems: null,
  author: null,
  from: Number.NEGATIVE_INFINITY,
  to: Number.POSITIVE_INFINITY,
  page: 1,
  limit: 100,
}
const vocabulary = ['bread', 'garden', 'run', 'sleep', 'money']

const story = fc.record({
  author: fc.constantFrom(...authors),
  publishedAt: fc.integer({ min: 0, max: 20 }),
  // More than half of the words, so that their sets become bitmaps.
  stems: fc.subarray(vocabulary, { minLength: 2 }),
})
const query = fc.record({
  stems: fc.option(fc.subarray([...vocabulary, 'unknown'], { minLength: 1 })),
  author: fc.option(fc.constantFrom(...authors)),
  from: fc.constantFrom(Number.NEGATIVE_INFINITY, 5, 10),
  to: fc.constantFrom(Number.POSITIVE_INFINITY, 10, 15),
  page: fc.integer({ min: 1, max: 5 }),
  limit: fc.integer({ min: 1, max: 30 }),
})

const isNewer = (a: IndexedStory, b: IndexedStory) => b.publishedAt - a.publishedAt || (a.id < b.id ? 1 : -1)

describe('the index of the archive', () => {
  it('finds what a scan of all stories finds, page by page, with exact totals', () => {
    fc.assert(
      fc.property(fc.array(story, { maxLength: 200, size: 'max' }), fc.array(fc.nat({ max: 199 })), query, (stories, removed, asked) => {
        const index = new MemoryArchiveIndex()
        const added = stories.map((each, number) => ({ ...each, id: `id-${String(number).padStart(3, '0')}` }))
        for (const each of added) index.put(each)
        for (const number of removed) index.remove(`id-${String(number).padStart(3, '0')}`)
        const { stems, author, from, to, page, limit } = asked
        const expected = added
          .filter((_each, number) => !removed.includes(number))
          .filter((each) => stems?.every((stem) => each.stems.includes(stem)) ?? true)
          .filter((each) => author === null || each.author === author)
          .filter(({ publishedAt }) => publishedAt >= from && publishedAt < to)
          .sort(isNewer)
        const ids = expected.slice((page - 1) * limit, page * limit).map(({ id }) => id)
        expect(index.find(asked)).toEqual({ ids, total: expected.length })
      }),
    )
  })

  it('has a story once, however often it is put or removed', () => {
    const index = new MemoryArchiveIndex()
    const bread: IndexedStory = { id: 'a', author: 'gemma', publishedAt: 1, stems: ['bread'] }
    for (const _time of [1, 2]) index.put(bread)
    expect(index.find({ ...everything, stems: ['bread'] })).toEqual({ ids: ['a'], total: 1 })
    for (const _time of [1, 2]) index.remove('a')
    expect(index.find(everything)).toEqual({ ids: [], total: 0 })
  })

  it('finds nothing for a search without a word', () => {
    const index = new MemoryArchiveIndex()
    index.put({ id: 'a', author: 'gemma', publishedAt: 1, stems: ['bread'] })
    expect(index.find({ ...everything, stems: [] }).total).toBe(0)
  })
})
