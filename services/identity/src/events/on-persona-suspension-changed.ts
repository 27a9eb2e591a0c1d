import type { Subscription } from '@rostra/kit/events/event-bus'
import { readPayload } from '@rostra/kit/events/read-payload'
import { PersonaSuspensionChangedEvent } from '@rostra/proto/persona-events'
import { z } from 'zod'
import { notice } from '../domain/mail/mail.ts'
import type { Ports } from '../domain/ports.ts'

/** The consumer group that mails owners about their personas. */
export const suspensionMailsGroup = 'identity.suspension-mails'

const payload = z.object({
  personaName: z.string().min(1).max(200),
  ownerId: z.string().max(200),
  suspended: z.boolean(),
  reason: z.string().max(1_000),
})

/** Mails the owner of a persona. A payload that breaks the contract throws, and the bus moves it to the dead letters. */
export function onPersonaSuspensionChanged({
  accounts,
  queueNoticeOnce,
  now,
}: Pick<Ports, 'accounts' | 'queueNoticeOnce' | 'now'>): Subscription {
  return {
    topic: PersonaSuspensionChangedEvent.topic,
    group: suspensionMailsGroup,
    handle: async (event) => {
      const { personaName, ownerId, suspended, reason } = readPayload(event, PersonaSuspensionChangedEvent, payload)
      const owner = await accounts.byId(ownerId)
      if (!owner?.email) return
      const kind = suspended ? 'persona-suspended' : 'persona-restored'
      await queueNoticeOnce(event.id, notice(kind, owner.id, owner.email, now(), { reason, personaName }))
    },
  }
}
