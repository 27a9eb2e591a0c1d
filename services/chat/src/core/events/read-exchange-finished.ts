import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { readPayload } from '@rostra/kit/events/read-payload'
import { ExchangeFinishedEvent } from '@rostra/proto/chat-events'
import { z } from 'zod'

const objectId = z.string().regex(/^[0-9a-f]{24}$/)
const payload = z.object({ generationId: objectId, conversationId: objectId, continuation: z.boolean() })

interface FinishedExchange {
  exchangeId: string
  conversationId: string
  /** It had ended before, and its answer has more text now. */
  isContinuation: boolean
}

/** Parses the event of an ended exchange. Throws for an invalid payload, and the event becomes a dead letter. */
export function readExchangeFinished(event: EventEnvelope): FinishedExchange {
  const { generationId, conversationId, continuation } = readPayload(event, ExchangeFinishedEvent, payload)
  return { exchangeId: generationId, conversationId, isContinuation: continuation }
}
