import type { BatchSubscription } from '@rostra/kit/events/event-bus'
import { ExchangeFinishedEvent } from '@rostra/proto/chat-events'
import { readExchangeFinished } from '../../core/events/read-exchange-finished.ts'
import type { Ports } from '../domain/ports.ts'
import { indexExchanges } from '../usecases/index-exchanges.ts'

/** Stores search entries of exchanges that have ended. */
export const onExchangeFinished = (ports: Ports): BatchSubscription => ({
  topic: ExchangeFinishedEvent.topic,
  group: 'chat.search',
  handleBatch: (events) => indexExchanges(ports, events.map(readExchangeFinished)),
})
