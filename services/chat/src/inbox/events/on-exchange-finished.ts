import type { BatchSubscription } from '@rostra/kit/events/event-bus'
import { ExchangeFinishedEvent } from '@rostra/proto/chat-events'
import { readExchangeFinished } from '../../core/events/read-exchange-finished.ts'
import type { Ports } from '../domain/ports.ts'
import { collectQuestions } from '../usecases/collect-questions.ts'

/** Groups the questions of ended exchanges that the material did not answer. A continuation asks no new one. */
export const onExchangeFinished = (ports: Ports, signal: AbortSignal): BatchSubscription => ({
  topic: ExchangeFinishedEvent.topic,
  group: 'chat.inbox',
  handleBatch: async (events) => {
    const asked = events.map(readExchangeFinished).filter(({ isContinuation }) => !isContinuation)
    await collectQuestions(
      ports,
      asked.map(({ exchangeId }) => exchangeId),
      signal,
    )
  },
})
