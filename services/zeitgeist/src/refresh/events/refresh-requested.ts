import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { createEvent } from '@rostra/kit/events/outbox'
import { OperatorActedEvent } from '@rostra/proto/zeitgeist-events'

/** Creates the event of a refresh that an operator asked for. */
export function refreshRequested(operatorId: string, refreshId: string, at: Date): EventEnvelope {
  const target = { targetId: refreshId, targetName: 'Zeitgeist', reason: '' }
  const payload = OperatorActedEvent.serialize({ operatorId, action: 'zeitgeist-refreshed', ...target, actedAt: at.toISOString() })
  return createEvent(OperatorActedEvent.topic, operatorId, payload, { at })
}
