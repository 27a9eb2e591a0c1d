import type { EventSubscription } from '@rostra/kit/events/event-bus'
import { readPayload } from '@rostra/kit/events/read-payload'
import { PersonaDeletedEvent } from '@rostra/proto/persona-events'
import { z } from 'zod'
import type { Ports } from '../domain/ports.ts'
import { withdrawPersona } from '../usecases/withdraw-persona.ts'

const payload = z.object({ personaId: z.string().regex(/^[0-9a-f]{24}$/) })

/** Withdraws a deleted persona. */
export function onPersonaDeleted(ports: Ports): EventSubscription {
  return {
    topic: PersonaDeletedEvent.topic,
    group: 'zeitgeist.deleted-personas',
    handle: async (event) => {
      const { personaId } = readPayload(event, PersonaDeletedEvent, payload)
      await withdrawPersona(ports, personaId)
    },
  }
}
