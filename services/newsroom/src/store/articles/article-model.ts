import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { withOutbox } from '@rostra/kit/events/outbox'
import { type Connection, Schema, type Types } from 'mongoose'
import { type Article, type SourceKind, sourceKinds } from '../../domain/articles/article.ts'
import { type Author, authors } from '../../domain/articles/author.ts'

/** A published story. A deleted one has only its id, its slug, `change` and `deletedAt`, so that its slug is not used again. */
export interface ArticleRow extends Omit<Article, 'id'> {
  _id: Types.ObjectId
  published: true
  /** The edition that published it; empty for a sample story. */
  editionId: string
  /** The number of the change that wrote the row last; see archive-changes.ts. */
  change: number
  deletedAt?: Date
  outbox?: EventEnvelope[]
}

const mixed = { type: Schema.Types.Mixed }

const schema = new Schema<ArticleRow>(
  {
    slug: { type: String, required: true },
    change: { type: Number, required: true },
    title: String,
    paragraphs: mixed,
    takeaways: mixed,
    sources: mixed,
    author: String,
    day: String,
    publishedAt: Date,
    offline: Boolean,
    published: Boolean,
    editionId: String,
    deletedAt: Date,
  },
  { collection: 'articles', versionKey: false },
)
withOutbox(schema)
const published = { partialFilterExpression: { published: true } }
schema.index({ slug: 1 }, { unique: true })
schema.index({ day: 1, author: 1 }, { unique: true, ...published })
schema.index({ publishedAt: -1, _id: -1 }, published)
schema.index({ change: 1 })
schema.index({ 'sources.slug': 1 }, published)

export const articleModel = (connection: Connection) => connection.model<ArticleRow>('Article', schema)

/** What reads of stories leave out. */
export const shownFields = { outbox: 0, published: 0, change: 0, editionId: 0 } as const

const authorNames = new Set<string>(authors)
const kinds = new Set<string>(sourceKinds)

/** Returns a stored story. Throws for an author or a kind of source that this version does not know. */
export function toArticle({ _id, author, sources, ...row }: Omit<ArticleRow, 'published' | 'change' | 'editionId'>): Article {
  const unknownKind = sources.find(({ kind }) => !kinds.has(kind))
  if (unknownKind) throw new Error(`unknown kind of a source: ${unknownKind.kind}`)
  return {
    id: _id.toHexString(),
    ...row,
    author: readAuthor(author),
    sources: sources.map((each) => ({ ...each, kind: each.kind as SourceKind })),
  }
}

function readAuthor(author: string): Author {
  if (!authorNames.has(author)) throw new Error(`unknown author: ${author}`)
  return author as Author
}
