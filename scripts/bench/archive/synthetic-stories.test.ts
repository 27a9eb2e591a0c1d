import { expect, test } from '@jest/globals'
import { stemsOf } from '@rostra/newsroom/domain/archive/stems'
import { syntheticStory, vocabulary, wordOf } from './synthetic-stories.ts'

const newestDay = Date.UTC(2026, 10, 22)

test('the words of two ranks have different stems, and the forms of one word the same', () => {
  const stems = Array.from({ length: vocabulary }, (_, rank) => stemsOf(wordOf(rank)).join())
  expect(new Set(stems).size).toBe(vocabulary)
  const forms = Array.from({ length: 3_000 }, (_, rank) => wordOf(rank * 10)).flatMap((word) =>
    ['s', 'ing', 'ed'].map((ending) => stemsOf(word + ending).join() === stemsOf(word).join()),
  )
  expect(forms.every(Boolean)).toBe(true)
})

test('a synthetic story names its words, and is the same each time', () => {
  const story = syntheticStory(7, 100, newestDay)
  const text = [story.title, ...story.paragraphs, ...story.takeaways].join(' ')
  const stems = new Set(stemsOf(text))
  expect(story.ranks.size).toBeGreaterThan(50)
  expect([...story.ranks].filter((rank) => !stemsOf(wordOf(rank)).every((stem) => stems.has(stem)))).toEqual([])
  expect(syntheticStory(7, 100, newestDay)).toEqual(story)
})

test('each author has one story a day, up to the newest', () => {
  const stories = Array.from({ length: 40 }, (_, number) => syntheticStory(number, 40, newestDay))
  const days = stories.map(({ author, publishedAt }) => `${author} ${publishedAt.toISOString().slice(0, 10)}`)
  expect(new Set(days).size).toBe(40)
  expect(stories.at(-1)?.publishedAt.toISOString().slice(0, 10)).toBe('2026-11-22')
})
