import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { createEvent } from '@rostra/kit/events/outbox'
import { InboxItemAddedEvent } from '@rostra/proto/chat-events'
import type { AddedItem } from '../domain/inbox-item.ts'

const kinds = {
  reported: 'INBOX_ITEM_KIND_REPORTED',
  unanswered: 'INBOX_ITEM_KIND_UNANSWERED',
  paused: 'INBOX_ITEM_KIND_PAUSED',
} as const

/** Creates the event of an item that its owner sees from now on. */
export function inboxItemAdded({ id, personaId, kind, at }: AddedItem): EventEnvelope {
  const payload = InboxItemAddedEvent.serialize({ itemId: id, personaId, kind: kinds[kind], addedAt: at.toISOString() })
  return createEvent(InboxItemAddedEvent.topic, personaId, payload)
}
