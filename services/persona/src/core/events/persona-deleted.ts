import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { createEvent } from '@rostra/kit/events/outbox'
import { PersonaDeletedEvent } from '@rostra/proto/persona-events'

/** Creates the event of a deleted persona. Its id is derived from the persona's, so a repeated deletion creates the same event. */
export function personaDeleted(personaId: string): EventEnvelope {
  const at = new Date()
  const payload = PersonaDeletedEvent.serialize({ personaId, deletedAt: at.toISOString() })
  return createEvent(PersonaDeletedEvent.topic, personaId, payload, { id: `deleted:${personaId}`, at })
}
