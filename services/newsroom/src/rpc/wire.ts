import { DomainError } from '@rostra/kit/errors'
import type { Caller, Member } from '@rostra/platform/caller'
import type { Article as WireArticle } from '@rostra/proto/gen/rostra/newsroom/v1/Article'
import type { Author as WireAuthor } from '@rostra/proto/gen/rostra/newsroom/v1/Author'
import type { SourceKind as WireKind } from '@rostra/proto/gen/rostra/newsroom/v1/SourceKind'
import { NewsroomService } from '@rostra/proto/newsroom'
import type { StoryEncoder } from '../domain/archive/ports.ts'
import type { Article, SourceKind } from '../domain/articles/article.ts'
import type { Author } from '../domain/articles/author.ts'

export const wireAuthors: Readonly<Record<Author, WireAuthor>> = {
  claudeus: 'AUTHOR_CLAUDEUS',
  geeps: 'AUTHOR_GEEPS',
  gemma: 'AUTHOR_GEMMA',
  deeps: 'AUTHOR_DEEPS',
}

const wireKinds: Readonly<Record<SourceKind, WireKind>> = {
  topic: 'SOURCE_KIND_TOPIC',
  entry: 'SOURCE_KIND_ENTRY',
  story: 'SOURCE_KIND_STORY',
}

const authors = new Map(Object.entries(wireAuthors).map(([author, wire]) => [wire, author as Author]))

/** Returns the author. Throws VALIDATION for one that is unknown or not given. */
export function readWireAuthor(wire: WireAuthor): Author {
  const author = authors.get(wire)
  if (!author) throw new DomainError('invalid', 'VALIDATION', 'The author is unknown', { fields: { author: 'The author is unknown' } })
  return author
}

/** Returns the calling super senator. Throws PRESS_NOT_ALLOWED for everybody else. */
export function operator(caller: Caller): Member {
  if (caller.kind !== 'member' || caller.role !== 'super_senator')
    throw new DomainError('denied', 'PRESS_NOT_ALLOWED', 'Only Super Senators can run the presses.')
  return caller
}

export const notFound = () => new DomainError('not_found', 'ARTICLE_NOT_FOUND', 'This story does not exist or was deleted')

export const toWireArticle = ({ author, sources, paragraphs, takeaways, publishedAt, day: _day, ...article }: Article): WireArticle => ({
  ...article,
  author: wireAuthors[author],
  publishedAt: publishedAt.toISOString(),
  paragraphs: paragraphs.map(({ text, sources: numbers }) => ({ text, sources: [...numbers] })),
  takeaways: [...takeaways],
  sources: sources.map(({ kind, title, slug, entryId = '' }) => ({ kind: wireKinds[kind], title, slug, entryId })),
})

/** Encodes stories as the message Article. Raise the version with each change of what it encodes. */
export const storyEncoder: StoryEncoder = {
  version: 3,
  encode: (article) => NewsroomService.GetArticle.responseSerialize(toWireArticle(article)),
}
