import { expect, it } from '@jest/globals'
import { createEvent } from '@rostra/kit/events/outbox'
import { ExchangeFinishedEvent } from '@rostra/proto/chat-events'
import { onExchangeFinished } from './on-exchange-finished.ts'

const id = (character: string) => character.repeat(24)
const event = (generationId: string, continuation: boolean) => {
  const payload = ExchangeFinishedEvent.serialize({
    generationId,
    conversationId: id('c'),
    personaId: id('e'),
    person: 'member:ada',
    outcome: 'EXCHANGE_OUTCOME_COMPLETE',
    finishedAt: new Date(0).toISOString(),
    continuation,
  })
  return createEvent(ExchangeFinishedEvent.topic, id('e'), payload)
}

it('the words of a message are not counted again when its answer has gone on', async () => {
  const ingested: string[] = []
  const { handleBatch } = onExchangeFinished(async (exchanges) => {
    ingested.push(...exchanges.map(({ exchangeId }) => exchangeId))
  }, new AbortController().signal)
  await handleBatch([event(id('a'), false), event(id('b'), true)])
  expect(ingested).toEqual([id('a')])
})
