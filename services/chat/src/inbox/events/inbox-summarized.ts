import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { createEvent } from '@rostra/kit/events/outbox'
import { InboxSummarizedEvent } from '@rostra/proto/chat-events'
import type { PersonaSummary } from '../domain/week.ts'

/**
 * Creates the event of an owner's weekly summary. Its id derives from the week and the owner, so that a repeated write creates the same
 * event.
 */
export function inboxSummarized(week: string, ownerId: string, personas: readonly PersonaSummary[]): EventEnvelope {
  const payload = InboxSummarizedEvent.serialize({ accountId: ownerId, week, personas: [...personas] })
  return createEvent(InboxSummarizedEvent.topic, ownerId, payload, { id: `inbox-summarized:${week}:${ownerId}` })
}
