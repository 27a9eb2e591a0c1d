import { DomainError } from '@rostra/kit/errors'
import type { InboxItem as WireItem } from '@rostra/proto/gen/rostra/chat/v1/InboxItem'
import type { InboxState as WireState } from '@rostra/proto/gen/rostra/chat/v1/InboxState'
import { toWireFeedback } from '../../core/rpc/wire.ts'
import { type ItemState, itemStates, type ShownItem } from '../domain/inbox-item.ts'

const states = { open: 'INBOX_STATE_OPEN', answered: 'INBOX_STATE_ANSWERED', dismissed: 'INBOX_STATE_DISMISSED' } as const

/** Returns the state of a request; null for all. Throws VALIDATION for an unknown one. */
export function readState(wire: WireState): ItemState | null {
  if (wire === 'INBOX_STATE_UNSPECIFIED') return null
  const state = itemStates.find((name) => states[name] === wire)
  if (!state) throw new DomainError('invalid', 'VALIDATION', 'There is no such state', { fields: { state: 'There is no such state' } })
  return state
}

export function toWireItem({ id, notice, question, answer, rating, comment, at, state, askedBy, sourceId }: ShownItem): WireItem {
  const wireRating = rating ? toWireFeedback({ rating, comment, shared: true }).rating : 'RATING_UNSPECIFIED'
  return {
    id,
    notice,
    question,
    answer,
    comment,
    askedBy,
    sourceId,
    at: at.toISOString(),
    state: states[state],
    ...(wireRating && { rating: wireRating }),
  }
}
