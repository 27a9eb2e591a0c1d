import type { Subscription } from '@rostra/kit/events/event-bus'
import { PersonaDeletedEvent } from '@rostra/proto/persona-events'
import { z } from 'zod'
import type { Ports } from '../domain/ports.ts'
import { dropDeletedPersona } from '../usecases/circles/drop-deleted-persona.ts'

const payload = z.object({ personaId: z.string().min(1).max(200) })
/** The time limit of one event: half of the session timeout, after which Kafka removes a consumer from its group. */
const turn = { forMs: 5_000 }

/** Removes a deleted persona from circles. A payload that breaks the contract throws, and the event becomes a dead letter. */
export function onPersonaDeleted(ports: Pick<Ports, 'circles'>): Subscription {
  return {
    topic: PersonaDeletedEvent.topic,
    group: 'experts.deleted-personas',
    handle: async (event) => {
      const { personaId } = payload.parse(PersonaDeletedEvent.deserialize(event.payload))
      await dropDeletedPersona(ports, personaId, turn)
    },
  }
}
