import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { outgoing } from '@rostra/kit/events/outbox'
import { MessageSentEvent } from '@rostra/proto/chat-events'
import type { Exchange } from '../domain/exchange.ts'

/** The event that an exchange leaves when it is admitted, without its text. Its id follows from the generation's, so it can't be made twice. */
export function messageSent({ id, conversationId, personaId, person, startedAt }: Exchange): EventEnvelope {
  const payload = MessageSentEvent.serialize({
    generationId: id,
    conversationId,
    personaId,
    person,
    sentAt: startedAt.toISOString(),
  })
  return outgoing(MessageSentEvent.topic, personaId, payload, { id: `sent:${id}` })
}
