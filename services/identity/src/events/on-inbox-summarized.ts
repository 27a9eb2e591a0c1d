import type { Subscription } from '@rostra/kit/events/event-bus'
import { readPayload } from '@rostra/kit/events/read-payload'
import { InboxSummarizedEvent } from '@rostra/proto/chat-events'
import { z } from 'zod'
import { notice } from '../domain/mail/mail.ts'
import type { Ports } from '../domain/ports.ts'

/** The consumer group that mails owners about their inboxes. */
export const inboxMailsGroup = 'identity.inbox-mails'

/** The age after which a summary is ignored, in milliseconds. Ids of handled events are kept for longer. */
const newsForMs = 7 * 86_400_000

const count = z.number().int().min(0)
const payload = z.object({
  accountId: z.string().min(1).max(200),
  week: z.iso.date(),
  personas: z
    .array(z.object({ personaId: z.string().min(1).max(200), personaName: z.string().min(1).max(200), reported: count, unanswered: count }))
    .max(20),
})

/**
 * Mails the weekly summary of inboxes to an owner who chose it, once a week. A payload that breaks the contract throws, and the bus moves
 * it to the dead letters.
 */
export function onInboxSummarized({
  accounts,
  queueInboxMailOnce,
  now,
}: Pick<Ports, 'accounts' | 'queueInboxMailOnce' | 'now'>): Subscription {
  return {
    topic: InboxSummarizedEvent.topic,
    group: inboxMailsGroup,
    handle: async (event) => {
      const { accountId, week, personas } = readPayload(event, InboxSummarizedEvent, payload)
      const inboxes = personas.filter(({ reported, unanswered }) => reported + unanswered > 0)
      if (inboxes.length === 0 || now() - Date.parse(week) >= newsForMs) return
      const owner = await accounts.byId(accountId)
      if (!owner?.email || !owner.inboxMail || owner.suspension) return
      await queueInboxMailOnce(`${accountId}:${week}`, notice('inbox-summary', owner.id, owner.email, now(), { inboxes }))
    },
  }
}
