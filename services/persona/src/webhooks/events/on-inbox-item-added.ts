import type { Subscription } from '@rostra/kit/events/event-bus'
import { readPayload } from '@rostra/kit/events/read-payload'
import { InboxItemAddedEvent } from '@rostra/proto/chat-events'
import { z } from 'zod'
import type { Notices } from '../domain/ports.ts'

/** The consumer group that tells webhooks of inboxes. */
export const inboxGroup = 'persona.webhook-inbox'

const kinds = {
  INBOX_ITEM_KIND_REPORTED: 'reported',
  INBOX_ITEM_KIND_UNANSWERED: 'unanswered',
  INBOX_ITEM_KIND_PAUSED: 'paused',
} as const

const payload = z.object({
  itemId: z.string().regex(/^[0-9a-f]{24}$/),
  personaId: z.string().regex(/^[0-9a-f]{24}$/),
  kind: z.enum(['INBOX_ITEM_KIND_REPORTED', 'INBOX_ITEM_KIND_UNANSWERED', 'INBOX_ITEM_KIND_PAUSED']),
  addedAt: z.iso.datetime(),
})

/** Tells webhooks of a new item. A payload that breaks the contract throws, and its event becomes a dead letter. */
export function onInboxItemAdded({ inboxItem }: Notices): Subscription {
  return {
    topic: InboxItemAddedEvent.topic,
    group: inboxGroup,
    handle: async (event) => {
      const { itemId, personaId, kind, addedAt } = readPayload(event, InboxItemAddedEvent, payload)
      await inboxItem(event.id, { personaId, itemId, kind: kinds[kind] }, new Date(addedAt))
    },
  }
}
