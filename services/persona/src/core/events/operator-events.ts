import { createEvent } from '@rostra/kit/events/outbox'
import { OperatorActedEvent, PersonaSuspensionChangedEvent } from '@rostra/proto/persona-events'
import type { OperatorEvents } from '../domain/operators/ports.ts'

/** Creates the events of operators' acts. */
export const operatorEvents: OperatorEvents = {
  operatorActed: ({ operatorId, action, reason, at }, { id: targetId, name: targetName }) => {
    const payload = OperatorActedEvent.serialize({ operatorId, action, targetId, targetName, reason, actedAt: at.toISOString() })
    return createEvent(OperatorActedEvent.topic, operatorId, payload, { at })
  },
  suspensionChanged: ({ id: personaId, name: personaName, ownerId }, suspended, { reason, at }) => {
    const changed = { personaId, personaName, ownerId, suspended, reason, changedAt: at.toISOString() }
    return createEvent(PersonaSuspensionChangedEvent.topic, personaId, PersonaSuspensionChangedEvent.serialize(changed), { at })
  },
}
