import { DomainError } from '@rostra/kit/errors'
import { awaitEnd } from '@rostra/kit/leases/await-end'
import type { Article } from '../../domain/articles/article.ts'
import type { Author } from '../../domain/articles/author.ts'
import type { Ports } from '../../domain/ports.ts'
import type { SkippedAuthor } from '../../domain/writing/plan-assignments.ts'

/** Longer than an edition runs, and shorter than the caller waits; in milliseconds. */
const longestWaitMs = 160_000

/** What an edition published, and what the operator should know about it. */
interface EditionOutcome {
  articles: Article[]
  skipped: SkippedAuthor[]
  /** Of published stories. */
  notes: { author: Author; text: string }[]
}

/** Waits until an edition has ended on whatever replica. Throws EDITION_FAILED when it failed. */
export async function awaitEdition(
  { editions, articles, clock }: Pick<Ports, 'editions' | 'articles' | 'clock'>,
  id: string,
  signal: AbortSignal,
): Promise<EditionOutcome> {
  const edition = await awaitEnd(() => editions.byId(id), { forMs: longestWaitMs, signal, clock })
  if (edition?.status !== 'published') {
    const message = 'The presses have stopped. Stories that are printed stay. Please try again in a moment.'
    throw new DomainError('unavailable', 'EDITION_FAILED', message, { retryAfter: 10 })
  }
  const { assignments } = edition
  const skipped = assignments.filter(({ state }) => state === 'skipped' || state === 'failed')
  return {
    articles: await articles.byIds(assignments.flatMap(({ articleId }) => articleId || [])),
    skipped: skipped.map(({ author, reason }) => ({ author, reason })),
    notes: assignments.flatMap(({ author, state, note }) => (state === 'published' && note ? [{ author, text: note }] : [])),
  }
}
