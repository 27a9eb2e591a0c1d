import type { EntryCounts } from '../../core/domain/entries/entry.ts'

/**
 * What an open refresh has stored: nothing; the plan of its edition; the texts of all planned entries. A refresh that is taken over goes on
 * from there.
 */
export const refreshSteps = ['started', 'planned', 'written'] as const

export type RefreshStep = (typeof refreshSteps)[number]

export const refreshStatuses = ['running', 'published', 'failed'] as const

export type RefreshStatus = (typeof refreshStatuses)[number]

/** One run that makes an edition from the last 7 days. */
export interface Refresh {
  id: string
  status: RefreshStatus
  step: RefreshStep
  /** Changes with each takeover. A write of an open refresh names its owner, and has no effect once another replica owns it. */
  owner: string
  /** Messages that ended later are not part of it. */
  cutAt: Date
  /** The cut of the last refresh before that decided topics; null for the first. */
  previousCutAt: Date | null
  /** Whether topics were decided. False when too few people changed since the edition before, so that everything stays. */
  hasDecided: boolean
  startedAt: Date
  endedAt: Date | null
  /** The entries that were published at its end. */
  counts: PublishedCounts | null
}

/** The longest time that a refresh runs, in milliseconds; then it fails. */
export const refreshLimitMs = 140_000

/** The entries that are shown after a refresh, and those that wait for a review. */
export interface PublishedCounts extends EntryCounts {
  readonly waiting: number
}

/** What a published refresh did: whether topics were decided, and how many entries are shown since. */
export interface RefreshOutcome {
  hasDecided: boolean
  counts: PublishedCounts
}

/** Returns what a refresh did; null when it failed, or has not ended. */
export function outcomeOf({ status, hasDecided, counts }: Refresh): RefreshOutcome | null {
  return status === 'published' && counts ? { hasDecided, counts } : null
}

/** The text for the person who asked for a refresh. */
export function publishedMessage({ counts, hasDecided }: RefreshOutcome, minPeople: number): string {
  const { theme, excerpt, trend, waiting } = counts
  if (!hasDecided) return `Fewer than ${minPeople} people wrote something new since the last refresh, so the entries stay as they are.`
  const waits =
    waiting === 0
      ? ''
      : ` ${plural(waiting, 'entry', 'entries')} of this and earlier refreshes ${waiting === 1 ? 'waits' : 'wait'} for a review.`
  if (theme + excerpt + trend === 0 && waits) return `No entry is shown.${waits}`
  if (theme + excerpt + trend === 0)
    return `No subject was raised by at least ${minPeople} people in the last 7 days, so there are no entries.`
  const parts = [plural(theme, 'theme'), plural(excerpt, 'exchange'), plural(trend, 'trend')]
  return `Successfully refreshed zeitgeist entries: ${parts.join(', ')}.${waits}`
}

const plural = (count: number, noun: string, nouns = `${noun}s`) => `${count} ${count === 1 ? noun : nouns}`
