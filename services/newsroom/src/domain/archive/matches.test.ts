import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import { authors } from '../articles/author.ts'
import { bitmapOfAuthor, bitmapOfPositions, matchesOf } from './matches.ts'
import { positionOf } from './position.ts'

const vocabulary = ['bread', 'garden', 'run', 'sleep', 'money']

const story = fc.record({
  author: fc.constantFrom(...authors),
  publishedAt: fc.integer({ min: 0, max: 200 }).map((ms) => new Date(ms)),
  stems: fc.subarray(vocabulary),
})
const query = fc.record({
  stems: fc.subarray([...vocabulary, 'unknown'], { minLength: 1 }),
  author: fc.option(fc.constantFrom(...authors)),
  from: fc.constantFrom(Number.NEGATIVE_INFINITY, 50, 100),
  to: fc.constantFrom(Number.POSITIVE_INFINITY, 100, 150),
  page: fc.integer({ min: 1, max: 5 }),
  limit: fc.integer({ min: 1, max: 30 }),
})
/** A story that was published after all stories were read. */
const later = positionOf({ author: 'gemma', publishedAt: new Date(1_000) })
const stories = fc.uniqueArray(story, { maxLength: 200, size: 'max', selector: positionOf })

it('finds what a scan of all stories finds, page by page, newest first, with exact totals', () => {
  fc.assert(
    fc.property(stories, query, (added, asked) => {
      const { stems, author, from, to, page, limit } = asked
      const inOrder = added.toSorted((one, other) => positionOf(one) - positionOf(other))
      const all = Float64Array.from(inOrder, positionOf)
      const ofStems = stems.map((stem) => {
        const withStem = inOrder.filter((each) => each.stems.includes(stem))
        return bitmapOfPositions(Float64Array.from([...withStem.map(positionOf), later]), all)
      })
      const ofAuthor = author === null ? [] : [bitmapOfAuthor(author, all)]
      const expected = inOrder
        .filter((each) => stems.every((stem) => each.stems.includes(stem)))
        .filter((each) => author === null || each.author === author)
        .filter(({ publishedAt }) => publishedAt.getTime() >= from && publishedAt.getTime() < to)
        .map(positionOf)
        .reverse()
      const { positions, total } = matchesOf(all, [...ofAuthor, ...ofStems], asked)
      expect(total).toBe(expected.length)
      expect(positions).toEqual(expected.slice((page - 1) * limit, page * limit))
    }),
  )
})
