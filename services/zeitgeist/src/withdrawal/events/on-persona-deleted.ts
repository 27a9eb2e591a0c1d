import type { Subscription } from '@rostra/kit/events/event-bus'
import { PersonaDeletedEvent } from '@rostra/proto/persona-events'
import { z } from 'zod'
import type { Ports } from '../domain/ports.ts'
import { withdrawPersona } from '../usecases/withdraw-persona.ts'

const payload = z.object({ personaId: z.string().regex(/^[0-9a-f]{24}$/) })

/** Withdraws a deleted persona. A payload that breaks the contract throws, and the event becomes a dead letter. */
export function onPersonaDeleted(ports: Ports): Subscription {
  return {
    topic: PersonaDeletedEvent.topic,
    group: 'zeitgeist.deleted-personas',
    handle: async (event) => {
      const { personaId } = payload.parse(PersonaDeletedEvent.deserialize(event.payload))
      await withdrawPersona(ports, personaId)
    },
  }
}
