import type { EventSubscription } from '@rostra/kit/events/event-bus'
import { readPayload } from '@rostra/kit/events/read-payload'
import { PersonaDeletedEvent } from '@rostra/proto/persona-events'
import { z } from 'zod'
import type { Ports } from '../domain/ports.ts'
import { dropDeletedPersona } from '../usecases/circles/drop-deleted-persona.ts'

const payload = z.object({ personaId: z.string().min(1).max(200) })
/** The time limit of one event: half of the session timeout, after which Kafka removes a consumer from its group. */
const turn = { forMs: 5_000 }

/** Removes a deleted persona from circles. */
export function onPersonaDeleted(ports: Pick<Ports, 'circles'>): EventSubscription {
  return {
    topic: PersonaDeletedEvent.topic,
    group: 'experts.deleted-personas',
    handle: async (event) => {
      const { personaId } = readPayload(event, PersonaDeletedEvent, payload)
      await dropDeletedPersona(ports, personaId, turn)
    },
  }
}
