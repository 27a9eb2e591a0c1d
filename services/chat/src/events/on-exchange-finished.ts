import type { Subscription } from '@rostra/kit/events/event-bus'
import { readPayload } from '@rostra/kit/events/read-payload'
import { ExchangeFinishedEvent } from '@rostra/proto/chat-events'
import { z } from 'zod'
import type { Ports } from '../domain/ports.ts'
import { indexExchanges } from '../usecases/search/index-exchanges.ts'

const objectId = z.string().regex(/^[0-9a-f]{24}$/)
const payload = z.object({ generationId: objectId, conversationId: objectId })

/** Makes conversations found by exchanges that have ended. A payload that breaks the contract throws, and its event becomes a dead letter. */
export function onExchangeFinished(ports: Pick<Ports, 'conversations' | 'exchanges' | 'searchEntries'>): Subscription {
  return {
    topic: ExchangeFinishedEvent.topic,
    group: 'chat.search',
    handleBatch: async (events) => {
      const finished = events.map((event) => {
        const { generationId, conversationId } = readPayload(event, ExchangeFinishedEvent, payload)
        return { exchangeId: generationId, conversationId }
      })
      await indexExchanges(ports, finished)
    },
  }
}
