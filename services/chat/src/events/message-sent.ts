import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { createEvent } from '@rostra/kit/events/outbox'
import { MessageSentEvent } from '@rostra/proto/chat-events'
import type { Exchange } from '../domain/exchanges/exchange.ts'

/** Creates the event of an admitted exchange, without its text. Its id is derived from the generation's, so a repeated write creates the same event. */
export function messageSent({ id, conversationId, personaId, person, startedAt }: Exchange): EventEnvelope {
  const payload = MessageSentEvent.serialize({
    generationId: id,
    conversationId,
    personaId,
    person,
    sentAt: startedAt.toISOString(),
  })
  return createEvent(MessageSentEvent.topic, personaId, payload, { id: `sent:${id}` })
}
