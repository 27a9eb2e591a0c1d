import { describe, expect, it } from '@jest/globals'
import { authors } from '../../domain/articles/author.ts'
import { readDemoStories } from './read-demo-stories.ts'

const demoStories = await readDemoStories()

describe('the sample stories', () => {
  it('are 14 of all authors, of the 6 days before today, at most one an author and day', () => {
    expect(demoStories).toHaveLength(14)
    expect(new Set(demoStories.map(({ author }) => author))).toEqual(new Set(authors))
    expect(new Set(demoStories.map(({ author, daysAgo }) => `${author} ${daysAgo}`)).size).toBe(14)
    expect(new Set(demoStories.map(({ daysAgo }) => daysAgo))).toEqual(new Set([1, 2, 3, 4, 5, 6]))
    expect(demoStories.map(({ daysAgo }) => daysAgo)).toEqual(demoStories.map(({ daysAgo }) => daysAgo).toSorted())
  })

  it('have slugs, titles and subjects of their own, and 80 to 200 words', () => {
    const beginnings = demoStories.map(({ paragraphs }) => paragraphs[0]?.text)
    for (const values of [demoStories.map(({ slug }) => slug), demoStories.map(({ title }) => title), beginnings])
      expect(new Set(values).size).toBe(14)
    for (const { slug, paragraphs } of demoStories) {
      const words = paragraphs
        .map(({ text }) => text)
        .join(' ')
        .split(' ').length
      expect({ slug, words, fits: words >= 80 && words <= 200 }).toMatchObject({ fits: true })
    }
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
