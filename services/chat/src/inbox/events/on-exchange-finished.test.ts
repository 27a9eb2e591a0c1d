import { expect, it } from '@jest/globals'
import { createEvent } from '@rostra/kit/events/outbox'
import { partial } from '@rostra/kit/testing/partial'
import { ExchangeFinishedEvent } from '@rostra/proto/chat-events'
import type { Ports } from '../domain/ports.ts'
import { onExchangeFinished } from './on-exchange-finished.ts'

const [asked, goneOn] = ['a'.repeat(24), 'b'.repeat(24)]
const event = (generationId: string, continuation: boolean) => {
  const payload = ExchangeFinishedEvent.serialize({ generationId, conversationId: 'c'.repeat(24), continuation })
  return createEvent(ExchangeFinishedEvent.topic, 'p', payload)
}

it('a question is not read again when its answer has gone on', async () => {
  const read: string[] = []
  const ports = partial<Ports>({
    exchanges: {
      unansweredAmong: async (ids: readonly string[]) => {
        read.push(...ids)
        return []
      },
    },
  })
  await onExchangeFinished(ports, new AbortController().signal).handleBatch([event(asked, false), event(goneOn, true)])
  expect(read).toEqual([asked])
})
