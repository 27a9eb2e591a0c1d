import { describe, expect, it } from '@jest/globals'
import { authors } from '../../domain/articles/author.ts'
import { readDemoStories } from './read-demo-stories.ts'

const demoStories = await readDemoStories()

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

  it('have slugs of their own, and 220 to 400 words that no other has', () => {
    expect(new Set(demoStories.map(({ slug }) => slug)).size).toBe(14)
    for (const { slug, paragraphs } of demoStories) {
      const words = wordCount(paragraphs.map(({ text }) => text).join(' '))
      expect({ slug, words, fits: words >= 220 && words <= 400 }).toMatchObject({ fits: true })
    }
    const sentences = demoStories.flatMap((story) => textsOf(story).flatMap((text) => text.split(/(?<=[.?!]) /)))
    const repeated = sentences.filter((sentence, i) => wordCount(sentence) > 3 && sentences.indexOf(sentence) < i)
    expect(repeated).toEqual([])
  })

  it('name existing sources in each paragraph, each source at least once, and earlier stories by their slugs', () => {
    for (const { slug, daysAgo, paragraphs, sources } of demoStories) {
      const cited = new Set(paragraphs.flatMap((paragraph) => paragraph.sources))
      expect({ slug, cited: [...cited].sort() }).toEqual({ slug, cited: sources.map((_, i) => i + 1) })
      for (const source of sources.filter(({ kind }) => kind === 'story')) {
        const earlier = demoStories.find((story) => story.slug === source.slug)
        expect(earlier).toMatchObject({ title: source.title })
        expect(earlier?.daysAgo).toBeGreaterThan(daysAgo)
      }
    }
  })
})
