import { describe, expect, it } from '@jest/globals'
import { authors } from '../articles/author.ts'
import { isPlain } from '../writing/words/text-form.ts'
import { demoStories } from './demo-stories.ts'

const textsOf = ({ title, paragraphs, takeaways }: (typeof demoStories)[number]) => [
  title,
  ...takeaways,
  ...paragraphs.map(({ text }) => text),
]
const wordCount = (text: string) => text.split(' ').length

describe('the sample stories', () => {
  it('are 14 of all authors, of the 6 days before today, at most one an author and day', () => {
    expect(demoStories).toHaveLength(14)
    expect(new Set(demoStories.map(({ author }) => author))).toEqual(new Set(authors))
    expect(new Set(demoStories.map(({ author, daysAgo }) => `${author} ${daysAgo}`)).size).toBe(14)
    expect(new Set(demoStories.map(({ daysAgo }) => daysAgo))).toEqual(new Set([1, 2, 3, 4, 5, 6]))
    expect(demoStories.map(({ daysAgo }) => daysAgo)).toEqual(demoStories.map(({ daysAgo }) => daysAgo).toSorted())
  })

  it('have slugs of their own, 3 take-aways, and 220 to 400 words of plain text that no other has', () => {
    expect(new Set(demoStories.map(({ slug }) => slug)).size).toBe(14)
    for (const story of demoStories) {
      const words = wordCount(story.paragraphs.map(({ text }) => text).join(' '))
      expect({ slug: story.slug, words, fits: words >= 220 && words <= 400 }).toMatchObject({ fits: true })
      expect(story).toMatchObject({
        slug: expect.stringMatching(/^[a-z0-9-]{8,60}$/),
        offline: true,
        takeaways: [expect.any(String), expect.any(String), expect.any(String)],
      })
      for (const text of textsOf(story)) expect({ text, plain: isPlain(text) && !/\d/.test(text) }).toMatchObject({ plain: true })
    }
    const sentences = demoStories.flatMap((story) => textsOf(story).flatMap((text) => text.split(/(?<=[.?!]) /)))
    const repeated = sentences.filter((sentence, i) => wordCount(sentence) > 3 && sentences.indexOf(sentence) < i)
    expect(repeated).toEqual([])
  })

  it('name existing sources in each paragraph, each source at least once, and earlier stories by their slugs', () => {
    for (const { slug, daysAgo, paragraphs, sources } of demoStories) {
      const cited = new Set(paragraphs.flatMap((paragraph) => paragraph.sources))
      expect({ slug, cited: [...cited].sort() }).toEqual({ slug, cited: sources.map((_, i) => i + 1) })
      expect(paragraphs.every((paragraph) => paragraph.sources.length > 0)).toBe(true)
      for (const source of sources.filter(({ kind }) => kind === 'story')) {
        const earlier = demoStories.find((story) => story.slug === source.slug)
        expect(earlier).toMatchObject({ title: source.title })
        expect(earlier?.daysAgo).toBeGreaterThan(daysAgo)
      }
    }
  })
})
