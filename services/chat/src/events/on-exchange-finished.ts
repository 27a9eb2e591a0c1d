import type { EventEnvelope, Subscription } from '@rostra/kit/events/event-bus'
import { readPayload } from '@rostra/kit/events/read-payload'
import { ExchangeFinishedEvent } from '@rostra/proto/chat-events'
import { z } from 'zod'
import { collectQuestions } from '../usecases/inbox/collect-questions.ts'
import { indexExchanges } from '../usecases/search/index-exchanges.ts'

const objectId = z.string().regex(/^[0-9a-f]{24}$/)
const payload = z.object({ generationId: objectId, conversationId: objectId })

type Needed = Parameters<typeof indexExchanges>[0] & Parameters<typeof collectQuestions>[0]

/**
 * Makes conversations found by exchanges that have ended, and groups their questions that the material does not answer. A payload that breaks the contract
 * throws, and its event becomes a dead letter.
 */
export function onExchangeFinished(ports: Needed, signal: AbortSignal): Subscription[] {
  const read = (event: EventEnvelope) => readPayload(event, ExchangeFinishedEvent, payload)
  return [
    {
      topic: ExchangeFinishedEvent.topic,
      group: 'chat.search',
      handleBatch: async (events) => {
        const finished = events.map(read)
        await indexExchanges(
          ports,
          finished.map(({ generationId, conversationId }) => ({ exchangeId: generationId, conversationId })),
        )
      },
    },
    {
      topic: ExchangeFinishedEvent.topic,
      group: 'chat.inbox',
      handleBatch: async (events) => {
        const exchangeIds = events.map((event) => read(event).generationId)
        await collectQuestions(ports, exchangeIds, signal)
      },
    },
  ]
}
