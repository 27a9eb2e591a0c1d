import type { Article } from '../../api/schemas.ts'
import { authors } from '../newsroom/authors.ts'

/** A story by its number, published at noon UTC of a day (`YYYY-MM-DD`); the four authors take turns. */
export function story(number: number, day: string, more: Partial<Article> = {}): Article {
  const author = authors[number % authors.length] ?? authors[0]
  return {
    id: `a${number}`,
    slug: `story-${number}`,
    title: `Story ${number}`,
    content: `First of ${number}.\n\nLast of ${number}.`,
    author,
    model: author.split(' ')[0] as Article['model'],
    modelId: 'claude-sonnet-5-5',
    publishedAt: `${day}T12:00:00.000Z`,
    listSection: [`Take-away of ${number}`, 'Another one'],
    paragraphs: [
      { text: `First of ${number}.`, sources: [1] },
      { text: `Last of ${number}.`, sources: [1, 2] },
    ],
    sources: [
      { kind: 'entry', title: 'Sleeping through the night', slug: null, entryId: 'e1' },
      { kind: 'story', title: 'The long evening', slug: 'the-long-evening', entryId: null },
      { kind: 'topic', title: 'Sleep', slug: null, entryId: null },
    ],
    offline: false,
    ...more,
  }
}
