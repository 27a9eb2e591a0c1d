import { pause } from '@rostra/kit/async/clock'
import { DomainError } from '@rostra/kit/errors'
import type { Article } from '../../domain/articles/article.ts'
import type { Author } from '../../domain/articles/author.ts'
import type { Edition } from '../../domain/editions/edition.ts'
import type { Ports } from '../../domain/ports.ts'
import type { SkippedAuthor } from '../../domain/writing/plan-assignments.ts'

/** Longer than an edition runs, and shorter than the caller waits; in milliseconds. */
const longestWaitMs = 160_000
const pollMs = 250

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
  const deadline = clock.now() + longestWaitMs
  let edition: Edition | null = null
  while (clock.now() < deadline) {
    edition = await editions.byId(id)
    if (edition?.status !== 'running') break
    await pause(pollMs, clock, signal)
    signal.throwIfAborted()
  }
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
