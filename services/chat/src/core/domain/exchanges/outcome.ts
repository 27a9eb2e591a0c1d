import { interrupted } from './answer-end.ts'
import { type Ending, type ExchangeStatus, hasText } from './exchange.ts'

/**
 * The outcome of an exchange, for consumers of its event. `partial`: failed with some text.
 * `empty`: no text. `free`: some text that costs nothing.
 */
export type ExchangeOutcome = 'complete' | 'stopped' | 'partial' | 'empty' | 'free'

export function exchangeOutcome(ending: Pick<Ending, 'status' | 'answer' | 'isFree'>): ExchangeOutcome {
  if (!hasText(ending)) return 'empty'
  const { status, isFree } = ending
  if (isFree) return 'free'
  return status === 'failed' ? 'partial' : status
}

/**
 * Returns why an ended exchange counts as an unanswered send: its person stopped it before the first word, or the model
 * wrote an answer (`hasWritten`) of which nothing could be shown. Null for an answer with text, for a continuation that
 * found nothing missing, and for other failures, which the person did not cause.
 */
export function unansweredBecause(ending: Pick<Ending, 'status' | 'answer' | 'failure'>, hasWritten: boolean): 'stopped' | 'empty' | null {
  if (hasText(ending) || ending.status === 'complete') return null
  if (ending.status === 'stopped') return 'stopped'
  return hasWritten && ending.failure?.reason !== interrupted.reason ? 'empty' : null
}

/** Whether the hold of an exchange is to be captured (`charged`), released (`uncharged`), or kept for now (`open`). */
export type HoldOutcome = 'open' | 'charged' | 'uncharged'

/** Returns the outcome of a stored exchange; `stored` is undefined for one that never existed or was deleted. */
export function holdOutcome(stored: { status: ExchangeStatus; isCharged: boolean } | undefined): HoldOutcome {
  if (!stored) return 'uncharged'
  if (stored.status === 'claimed' || stored.status === 'running') return 'open'
  return stored.isCharged ? 'charged' : 'uncharged'
}
