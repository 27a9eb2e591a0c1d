import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { createEvent } from '@rostra/kit/events/outbox'
import { OperatorActedEvent } from '@rostra/proto/newsroom-events'
import type { Operator } from '../domain/articles/ports.ts'
import type { Edition } from '../domain/editions/edition.ts'

/** Creates the event of an edition that an operator asked for. */
export const editionGenerated = ({ id, operatorId, day }: Edition): EventEnvelope =>
  operatorActed(operatorId, { action: 'edition-generated', targetId: day, targetName: `Edition of ${day}` }, id)

/** Creates the event of a story that an operator deleted. */
export const storyDeleted = (operator: Operator, { id, title }: { id: string; title: string }): EventEnvelope =>
  operatorActed(operator.id, { action: 'story-deleted', targetId: id, targetName: title }, `story-deleted:${id}`)

function operatorActed(operatorId: string, action: { action: string; targetId: string; targetName: string }, id: string): EventEnvelope {
  const at = new Date()
  const payload = OperatorActedEvent.serialize({ operatorId, ...action, reason: '', actedAt: at.toISOString() })
  return createEvent(OperatorActedEvent.topic, operatorId, payload, { id, at })
}
