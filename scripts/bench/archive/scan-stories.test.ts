import { expect, test } from '@jest/globals'
import { everything } from './archive-search.ts'
import { scanStories } from './scan-stories.ts'
import { syntheticStory } from './synthetic-stories.ts'

const newestDay = Date.UTC(2026, 10, 22)
const stories = Array.from({ length: 80 }, (_, number) => syntheticStory(number, 80, newestDay))

test('a scan finds the stories of whole days, newest first, by page', () => {
  const found = scanStories(stories, { ...everything, dateFrom: '2026-11-20', dateTo: '2026-11-21' })
  expect(found).toEqual({ slugs: [75, 74, 73, 72, 71, 70, 69, 68].map((number) => `story-${number}`), total: 8 })
  const last = scanStories(stories, { ...everything, page: 5 })
  expect([last.slugs.length, last.slugs.at(-1), last.total]).toEqual([8, 'story-0', 80])
  expect(scanStories(stories, { ...everything, author: 'deeps' }).total).toBe(20)
})

test('a scan finds stories that have all words', () => {
  const having = (rank: number) => stories.filter(({ ranks }) => ranks.has(rank)).length
  expect(scanStories(stories, { ...everything, words: [7] }).total).toBe(having(7))
  const both = stories.filter(({ ranks }) => ranks.has(7) && ranks.has(9)).length
  expect(scanStories(stories, { ...everything, words: [7, 9] }).total).toBe(both)
})
