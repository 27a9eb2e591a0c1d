import type { Bound } from '@rostra/kit/bind-ports'
import type { BatchSubscription } from '@rostra/kit/events/event-bus'
import { readPayload } from '@rostra/kit/events/read-payload'
import { ExchangeFinishedEvent } from '@rostra/proto/chat-events'
import { exchangeOutcomes } from '@rostra/proto/exchange-outcomes'
import { z } from 'zod'
import type { FinishedExchange } from '../domain/finished-exchange.ts'
import type { ingestExchanges } from '../usecases/ingest-exchanges.ts'

const objectId = z.string().regex(/^[0-9a-f]{24}$/)

const payload = z.object({
  generationId: objectId,
  conversationId: objectId,
  personaId: objectId,
  person: z.string().regex(/^(member|guest):.{1,200}$/),
  outcome: z.enum(exchangeOutcomes),
  finishedAt: z.iso.datetime(),
  continuation: z.boolean(),
})

/**
 * Counts the words of finished exchanges. A continuation is left out: the words of its message are counted already. A payload that breaks
 * the contract throws, and its event becomes a dead letter.
 */
export function onExchangeFinished(ingest: Bound<typeof ingestExchanges>, signal: AbortSignal): BatchSubscription {
  return {
    topic: ExchangeFinishedEvent.topic,
    group: 'zeitgeist.exchanges',
    handleBatch: async (events) => {
      const finished = events.map((event) => readPayload(event, ExchangeFinishedEvent, payload))
      const counted = finished.filter(({ continuation }) => !continuation)
      const exchanges = counted.map(({ generationId, outcome, finishedAt, continuation: _, ...exchange }): FinishedExchange => {
        const isAnswered = outcome !== 'EXCHANGE_OUTCOME_EMPTY'
        return { ...exchange, exchangeId: generationId, isAnswered, finishedAt: new Date(finishedAt) }
      })
      await ingest(exchanges, signal)
    },
  }
}
