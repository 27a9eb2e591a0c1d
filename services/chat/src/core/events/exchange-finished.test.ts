import { describe, expect, it } from '@jest/globals'
import { partial } from '@rostra/kit/testing/partial'
import { ExchangeFinishedEvent } from '@rostra/proto/chat-events'
import type { Ending, Exchange } from '../domain/exchanges/exchange.ts'
import { exchangeFinished } from './exchange-finished.ts'

const first = 'a'.repeat(24)
const ending = partial<Ending>({ status: 'complete', answer: 'Yes.', isFree: false })

/** The events of finished exchanges that an ended exchange has. */
function finishedOf(exchange: Partial<Exchange>) {
  const ended = partial<Exchange>({ id: first, conversationId: 'c', personaId: 'p', person: 'member:ada', continues: '', ...exchange })
  const events = exchangeFinished(ended, ending, new Date(0)).filter(({ topic }) => topic === ExchangeFinishedEvent.topic)
  return events.map(({ id, payload }) => ({ id, continuation: ExchangeFinishedEvent.deserialize(payload).continuation }))
}

describe('the event of a finished exchange', () => {
  it('is the first one of its exchange', () => {
    expect(finishedOf({})).toEqual([{ id: first, continuation: false }])
  })

  it('comes again as a continuation when the answer has gone on', () => {
    expect(finishedOf({ id: 'b'.repeat(24), continues: first })).toEqual([{ id: first, continuation: true }])
  })
})
