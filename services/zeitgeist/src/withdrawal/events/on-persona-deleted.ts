import type { Subscription } from '@rostra/kit/events/event-bus'
import { PersonaDeletedEvent } from '@rostra/proto/persona-events'
import { z } from 'zod'
import { type HiddenPersonaPorts, withdrawHiddenPersona } from '../usecases/withdraw-persona.ts'

const payload = z.object({ personaId: z.string().regex(/^[0-9a-f]{24}$/) })
/** Half of the time after which Kafka takes a consumer that does not answer for lost. */
const turn = { forMs: 5_000 }

/** Withdraws a deleted persona from entries and deletes its rows. A payload that breaks the contract throws, and the event becomes a dead letter. */
export function onPersonaDeleted(ports: HiddenPersonaPorts): Subscription {
  return {
    topic: PersonaDeletedEvent.topic,
    group: 'zeitgeist.deleted-personas',
    handle: async (event) => {
      const { personaId } = payload.parse(PersonaDeletedEvent.deserialize(event.payload))
      await withdrawHiddenPersona(ports, personaId, turn)
    },
  }
}
