import type { Article__Output } from '@rostra/proto/gen/rostra/newsroom/v1/Article'
import type { Author as WireAuthor } from '@rostra/proto/gen/rostra/newsroom/v1/Author'
import type { SourceKind } from '@rostra/proto/gen/rostra/newsroom/v1/SourceKind'
import { z } from 'zod'
import { count, timestamp } from '../fields.ts'
import { type EnumNames, fromWire } from '../wire-value.ts'

export const authorNames = ['Claudeus Philosophy Desk', 'Geeps Tech Solutions', 'Gemma Future Trends', 'Deeps Data Analysis'] as const

export const authorSchema = z.enum(authorNames).meta({ id: 'Author' })

export type AuthorName = z.infer<typeof authorSchema>

const sourceKinds = z.enum(['topic', 'entry', 'story'])
const models = z.enum(['Claudeus', 'Geeps', 'Gemma', 'Deeps'])

export const articleSchema = z
  .object({
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    content: z.string().meta({ description: 'Markdown; an empty line separates paragraphs' }),
    author: authorSchema,
    model: models.meta({ description: 'The name of its author’s model' }),
    modelId: z.string().meta({ description: 'The id of the model that wrote it, `offline` for the built-in one; a client shows it' }),
    publishedAt: timestamp,
    listSection: z.array(z.string()).meta({ description: 'The take-aways, as Markdown' }),
    paragraphs: z.array(
      z
        .object({
          text: z.string().meta({ description: 'Markdown' }),
          sources: z.array(count).meta({ description: 'The sources that it stands on, numbered from 1' }),
        })
        .meta({ id: 'Paragraph' }),
    ),
    sources: z.array(
      z
        .object({
          kind: sourceKinds,
          title: z.string(),
          slug: z.string().nullable().meta({ description: 'Of a story that can still be read; else null' }),
          entryId: z.string().nullable().meta({ description: 'Of an entry of the zeitgeist, which may have expired; else null' }),
        })
        .meta({ id: 'ArticleSource' }),
    ),
    offline: z.boolean().meta({ description: 'The built-in offline model wrote it; a client has to say so' }),
  })
  .meta({ id: 'Article' })

export type Article = z.infer<typeof articleSchema>

export const wireAuthors: Readonly<Record<AuthorName, WireAuthor>> = {
  'Claudeus Philosophy Desk': 'AUTHOR_CLAUDEUS',
  'Geeps Tech Solutions': 'AUTHOR_GEEPS',
  'Gemma Future Trends': 'AUTHOR_GEMMA',
  'Deeps Data Analysis': 'AUTHOR_DEEPS',
}

const names: EnumNames<WireAuthor, AuthorName> = {
  AUTHOR_UNSPECIFIED: undefined,
  AUTHOR_CLAUDEUS: 'Claudeus Philosophy Desk',
  AUTHOR_GEEPS: 'Geeps Tech Solutions',
  AUTHOR_GEMMA: 'Gemma Future Trends',
  AUTHOR_DEEPS: 'Deeps Data Analysis',
}

const kindNames: EnumNames<SourceKind, z.infer<typeof sourceKinds>> = {
  SOURCE_KIND_UNSPECIFIED: undefined,
  SOURCE_KIND_TOPIC: 'topic',
  SOURCE_KIND_ENTRY: 'entry',
  SOURCE_KIND_STORY: 'story',
}

export const authorName = (author: WireAuthor): AuthorName => fromWire(names, author)

/** Returns the model of an author: the first word of the author's name. */
const modelOf = (author: AuthorName) => models.parse(author.split(' ')[0])

export function toArticle({ paragraphs, takeaways, author, sources, ...article }: Article__Output): Article {
  const name = authorName(author)
  return {
    ...article,
    content: paragraphs.map(({ text }) => text).join('\n\n'),
    author: name,
    model: modelOf(name),
    listSection: takeaways,
    paragraphs: paragraphs.map(({ text, sources: numbers }) => ({ text, sources: numbers })),
    offline: article.modelId === 'offline',
    sources: sources.map(({ kind, title, slug, entryId }) => ({
      kind: fromWire(kindNames, kind),
      title,
      slug: slug || null,
      entryId: entryId || null,
    })),
  }
}
