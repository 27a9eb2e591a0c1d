import { describe, expect, it } from '@jest/globals'
import { EventsRefusedError, UndeliveredEventsError } from './event-errors.ts'
import { boundedBatches, type OutboxEntry, publishBatch } from './outbox-batches.ts'

const entry = (id: string, bytes = 10): OutboxEntry => ({
  collection: 'c',
  documentId: 'd',
  event: { id, topic: 'kit.sent.v1', key: 'k', payload: Buffer.alloc(bytes), at: new Date() },
})
const idsOf = (entries: readonly OutboxEntry[]) => entries.map(({ event }) => event.id)

describe('the batches of an outbox', () => {
  it('have at most 500 events', () => {
    const entries = Array.from({ length: 1_201 }, (_, index) => entry(String(index)))
    expect(boundedBatches(entries).map(({ length }) => length)).toEqual([500, 500, 201])
    expect(boundedBatches(entries).flat()).toEqual(entries)
  })

  it('have at most 512 kB, and a larger event is a batch of its own', () => {
    const entries = [entry('a', 300_000), entry('b', 200_000), entry('c', 300_000), entry('d', 900_000), entry('e')]
    expect(boundedBatches(entries).map(idsOf)).toEqual([['a', 'b'], ['c'], ['d'], ['e']])
  })
})

describe('publishing a batch', () => {
  it('separates the events that the broker refuses, and publishes the others in their order', async () => {
    const accepted: string[] = []
    const publish = async (events: readonly { id: string }[]) => {
      if (events.some(({ id }) => id.startsWith('large'))) throw new EventsRefusedError('MESSAGE_TOO_LARGE')
      accepted.push(...events.map(({ id }) => id))
    }
    const { published, refused } = await publishBatch(
      publish,
      ['a', 'b', 'large-1', 'c', 'd', 'large-2', 'e'].map((id) => entry(id)),
    )
    expect(accepted).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(idsOf(published)).toEqual(accepted)
    expect(refused.map(({ entry, reason }) => [entry.event.id, reason])).toEqual([
      ['large-1', 'MESSAGE_TOO_LARGE'],
      ['large-2', 'MESSAGE_TOO_LARGE'],
    ])
  })

  it('separates the events that wait for a consumer', async () => {
    const publish = () => Promise.reject(new UndeliveredEventsError(new Set(['b'])))
    const { published, waiting } = await publishBatch(publish, [entry('a'), entry('b'), entry('c')])
    expect([idsOf(published), idsOf(waiting)]).toEqual([['a', 'c'], ['b']])
  })

  it('fails as a whole while the broker is away', async () => {
    const publish = () => Promise.reject(new Error('the broker is away'))
    await expect(publishBatch(publish, [entry('a'), entry('b')])).rejects.toThrow('the broker is away')
  })
})
