import type { Subscription } from '@rostra/kit/events/event-bus'
import { readPayload } from '@rostra/kit/events/read-payload'
import { PersonaDeletedEvent } from '@rostra/proto/persona-events'
import { z } from 'zod'
import type { InboxItems } from '../domain/ports.ts'

const payload = z.object({ personaId: z.string().min(1).max(200) })

/** Removes the inbox of a deleted persona. Throws for an invalid payload, and the event becomes a dead letter. */
export function onPersonaDeleted({ inboxItems }: { inboxItems: Pick<InboxItems, 'removePersona'> }): Subscription {
  return {
    topic: PersonaDeletedEvent.topic,
    group: 'chat.deleted-personas',
    handle: async (event) => inboxItems.removePersona(readPayload(event, PersonaDeletedEvent, payload).personaId),
  }
}
