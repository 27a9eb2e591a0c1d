import type { Bound } from '@rostra/kit/bind-ports'
import type { Subscription } from '@rostra/kit/events/event-bus'
import { readPayload } from '@rostra/kit/events/read-payload'
import { ExchangeFinishedEvent } from '@rostra/proto/chat-events'
import { z } from 'zod'
import type { FinishedExchange } from '../domain/finished-exchange.ts'
import type { ingestExchanges } from '../usecases/ingest-exchanges.ts'

const objectId = z.string().regex(/^[0-9a-f]{24}$/)

const payload = z.object({
  generationId: objectId,
  conversationId: objectId,
  personaId: objectId,
  person: z.string().regex(/^(member|guest):.{1,200}$/),
  outcome: z.enum([
    'EXCHANGE_OUTCOME_COMPLETE',
    'EXCHANGE_OUTCOME_STOPPED',
    'EXCHANGE_OUTCOME_PARTIAL',
    'EXCHANGE_OUTCOME_EMPTY',
    'EXCHANGE_OUTCOME_FREE',
  ]),
  finishedAt: z.iso.datetime(),
})

/** Counts the words of finished exchanges. A payload that breaks the contract throws, and its event becomes a dead letter. */
export function onExchangeFinished(ingest: Bound<typeof ingestExchanges>, signal: AbortSignal): Subscription {
  return {
    topic: ExchangeFinishedEvent.topic,
    group: 'zeitgeist.exchanges',
    handleBatch: async (events) => {
      const exchanges = events.map((event): FinishedExchange => {
        const { generationId, outcome, finishedAt, ...exchange } = readPayload(event, ExchangeFinishedEvent, payload)
        const isAnswered = outcome !== 'EXCHANGE_OUTCOME_EMPTY'
        return { ...exchange, exchangeId: generationId, isAnswered, finishedAt: new Date(finishedAt) }
      })
      await ingest(exchanges, signal)
    },
  }
}
