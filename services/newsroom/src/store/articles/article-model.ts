import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { withOutbox } from '@rostra/kit/events/outbox'
import { textVersion } from '@rostra/text/version'
import { type Connection, type Model, Schema, type Types } from 'mongoose'
import type { StoryEncoder } from '../../domain/archive/ports.ts'
import { positionOf } from '../../domain/archive/position.ts'
import { storyStems } from '../../domain/archive/stems.ts'
import { type Article, type SourceKind, sourceKinds } from '../../domain/articles/article.ts'
import { type Author, authors } from '../../domain/articles/author.ts'
import type { ArchiveVersion } from '../archive/archive-version.ts'

/** A published story. A deleted one has only its id, its slug and `deletedAt`, so that its slug is not used again. */
export interface ArticleRow extends Omit<Article, 'id'> {
  _id: Types.ObjectId
  published: true
  /** The edition that published it; empty for a sample story. */
  editionId: string
  /** The place in the order of publication; see positionOf. */
  position: number
  /** What the archive finds the story by. */
  stems: string[]
  /** The version of the stems. */
  textVersion: number
  /** The story as a page of the archive has it, so that a search neither decodes nor encodes stories. */
  message: Uint8Array
  /** The version of the message; see StoryEncoder. */
  messageVersion: number
  deletedAt?: Date
  outbox?: EventEnvelope[]
}

/** What a change of the stories needs. */
export interface ArticleStore {
  model: Model<ArticleRow>
  version: ArchiveVersion
  encoder: StoryEncoder
}

const mixed = { type: Schema.Types.Mixed }

const schema = new Schema<ArticleRow>(
  {
    slug: { type: String, required: true },
    title: String,
    paragraphs: mixed,
    takeaways: mixed,
    sources: mixed,
    author: String,
    day: String,
    publishedAt: Date,
    modelId: String,
    published: Boolean,
    editionId: String,
    position: Number,
    stems: { type: [String], default: undefined },
    textVersion: Number,
    message: Buffer,
    messageVersion: Number,
    deletedAt: Date,
  },
  { collection: 'articles', versionKey: false },
)
withOutbox(schema)
const published = { partialFilterExpression: { published: true } }
/** All stories in the order of their publication. */
export const positionIndex = { position: 1 } as const
export const ofAnyPosition = { position: { $gt: 0 } } as const
/** The stories with a stem, in that order. */
export const stemIndex = { stems: 1, position: 1 } as const
schema.index({ slug: 1 }, { unique: true })
schema.index({ day: 1, author: 1 }, { unique: true, ...published })
schema.index(positionIndex, { unique: true, sparse: true })
schema.index(stemIndex)
// For stems and messages of an earlier version.
schema.index({ textVersion: 1 })
schema.index({ messageVersion: 1 })
schema.index({ 'sources.slug': 1 }, published)
schema.index({ 'sources.entryId': 1, position: 1 }, published)

export const articleModel = (connection: Connection) => connection.model<ArticleRow>('Article', schema)

/** What reads of stories leave out. */
export const shownFields = {
  outbox: 0,
  published: 0,
  editionId: 0,
  position: 0,
  stems: 0,
  textVersion: 0,
  message: 0,
  messageVersion: 0,
} as const

type Unshown = keyof typeof shownFields

/** Returns what the archive finds a story by, and what a page of it has. */
export const archiveFields = (article: Article, { version, encode }: StoryEncoder) => ({
  position: positionOf(article),
  stems: storyStems(article),
  textVersion,
  message: encode(article),
  messageVersion: version,
})

const authorNames = new Set<string>(authors)
const kinds = new Set<string>(sourceKinds)

/** Returns a stored story. Throws for an author or a kind of source that this version does not know. */
export function toArticle({ _id, author, sources, ...row }: Omit<ArticleRow, Unshown>): Article {
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
