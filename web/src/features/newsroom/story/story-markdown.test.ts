import { expect, it } from '@jest/globals'
import type { Article } from '../../../api/schemas.ts'
import { storyMarkdown } from './story-markdown.ts'

const story: Article = {
  id: 'a1',
  slug: 'knees-and-shoes',
  title: 'Knees & *shoes*',
  author: 'Deeps Data Analysis',
  model: 'Deeps',
  modelId: 'offline',
  offline: true,
  content: 'Running rose.\n\nShoes follow.',
  paragraphs: [
    { text: 'Running rose.', sources: [1] },
    { text: 'Shoes follow.', sources: [1, 2] },
  ],
  listSection: ['Rest counts'],
  sources: [
    { kind: 'entry', title: 'Running', slug: null, entryId: null },
    { kind: 'story', title: 'First kilometre', slug: 'first-kilometre', entryId: null },
  ],
  publishedAt: '2026-03-10T09:00:00Z',
}

it('a story as Markdown has its byline, its text with the numbers of its sources, take-aways and sources', () => {
  expect(storyMarkdown(story)).toBe(`# Knees & \\*shoes\\*

_Deeps Data Analysis · 2026-03-10 · Written by AI · Offline model_

Running rose. \\[1\\]

Shoes follow. \\[1\\] \\[2\\]

## KEY TAKEAWAYS

- Rest counts

## Sources

1. Running (Entry of the zeitgeist)
2. First kilometre (Earlier story)
`)
})

it('keeps the Markdown of a story as it was written, and no mark of a source within code, a table or a formula', () => {
  const paragraphs = ['- *one*\n- two', '```\nx\n```', '| a |\n| - |\n| b |', '$$\nx\n$$', '## Part'].map((text) => ({
    text,
    sources: [1],
  }))
  expect(storyMarkdown({ ...story, paragraphs, listSection: ['Rest **counts**'] })).toContain(
    '- *one*\n- two \\[1\\]\n\n```\nx\n```\n\n\\[1\\]\n\n| a |\n| - |\n| b |\n\n\\[1\\]\n\n$$\nx\n$$\n\n\\[1\\]\n\n## Part\n\n\\[1\\]\n\n## KEY TAKEAWAYS\n\n- Rest **counts**\n',
  )
})

it('a story without take-aways and sources is its text', () => {
  const bare = { ...story, paragraphs: [{ text: 'Running rose.', sources: [] }], listSection: [], sources: [] }
  expect(storyMarkdown(bare)).toMatch(/Offline model_\n\nRunning rose\.\n$/)
})
