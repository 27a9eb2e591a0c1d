import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { readPayload } from '@rostra/kit/events/read-payload'
import { ExchangeFinishedEvent } from '@rostra/proto/chat-events'
import { z } from 'zod'

const objectId = z.string().regex(/^[0-9a-f]{24}$/)
const payload = z.object({ generationId: objectId, conversationId: objectId })

/** Parses the event of an ended exchange. Throws for an invalid payload, and the event becomes a dead letter. */
export function readExchangeFinished(event: EventEnvelope): { exchangeId: string; conversationId: string } {
  const { generationId, conversationId } = readPayload(event, ExchangeFinishedEvent, payload)
  return { exchangeId: generationId, conversationId }
}
