import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { createEvent } from '@rostra/kit/events/outbox'
import { OperatorActedEvent } from '@rostra/proto/zeitgeist-events'
import type { ReviewAct } from '../domain/ports.ts'

/** Creates the event of an operator's review. */
export function reviewActed({ operatorId, action, reason, at }: ReviewAct, targetId: string, targetName: string): EventEnvelope {
  const payload = OperatorActedEvent.serialize({ operatorId, action, targetId, targetName, reason, actedAt: at.toISOString() })
  return createEvent(OperatorActedEvent.topic, operatorId, payload, { at })
}
