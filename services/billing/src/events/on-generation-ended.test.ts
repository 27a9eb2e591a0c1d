import { expect, it } from '@jest/globals'
import type { BatchSubscription } from '@rostra/kit/events/event-bus'
import { createEvent } from '@rostra/kit/events/outbox'
import { GenerationEndedEvent } from '@rostra/proto/chat-events'
import type { Accounts } from '../domain/accounts/ports.ts'
import { onGenerationEnded } from './on-generation-ended.ts'

const ended = (id: number) => {
  const fields = { generationId: `g-${id}`, accountId: `member-${id}`, endedAt: '2026-11-20T12:00:00.000Z' }
  const payload = GenerationEndedEvent.serialize({ ...fields, outcome: 'EXCHANGE_OUTCOME_COMPLETE' })
  return createEvent(GenerationEndedEvent.topic, fields.accountId, payload)
}

/** Handles a batch of `count` events. Returns whether it waits for others, and the accounts that it changed. */
async function handle(count: number, failing?: string) {
  const changed: string[] = []
  let waits = 0
  const accounts: Pick<Accounts, 'changeExisting'> = {
    changeExisting: async (id) => {
      if (id === failing) throw new Error('a defect')
      changed.push(id)
      return null
    },
  }
  const ports = { accounts: accounts as Accounts, holdMetrics: { settled: () => {} } }
  const { handleBatch } = onGenerationEnded(ports, async () => void waits++) as BatchSubscription
  const outcome = await handleBatch(Array.from({ length: count }, (_, index) => ended(index))).then(
    () => 'handled',
    (error: Error) => error.message,
  )
  return { changed: changed.length, waits, outcome }
}

it('a small batch waits for others, a large one does not', async () => {
  expect(await handle(1)).toEqual({ changed: 1, waits: 1, outcome: 'handled' })
  expect(await handle(49)).toEqual({ changed: 49, waits: 1, outcome: 'handled' })
  expect(await handle(50)).toEqual({ changed: 50, waits: 0, outcome: 'handled' })
})

it('a batch fails when a settlement fails, after it has settled the others', async () => {
  expect(await handle(60, 'member-3')).toEqual({ changed: 59, waits: 0, outcome: 'a defect' })
})
