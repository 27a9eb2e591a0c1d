import { expect, it } from '@jest/globals'
import type { EventBus, EventEnvelope } from '@rostra/kit/events/event-bus'
import { gateBus } from './gated-bus.ts'

const event: EventEnvelope = { id: 'e-1', topic: 'test.happened.v1', key: 'k', payload: Buffer.alloc(0), at: new Date() }
const gateOf = (published: EventEnvelope[]) => gateBus({ publish: async (events) => void published.push(...events) } as EventBus)

it('a gated bus publishes nothing before it is opened, and everything in order afterwards', async () => {
  const published: EventEnvelope[] = []
  const gate = gateOf(published)
  const publishing = gate.bus.publish([event])
  await Promise.resolve()
  expect(published).toEqual([])
  gate.open()
  gate.abandon()
  await publishing
  await gate.bus.publish([{ ...event, id: 'e-2' }])
  expect(published.map(({ id }) => id)).toEqual(['e-1', 'e-2'])
})

it('an abandoned gate rejects what waits, so that it stays in its outbox', async () => {
  const published: EventEnvelope[] = []
  const gate = gateOf(published)
  const publishing = gate.bus.publish([event])
  gate.abandon()
  await expect(publishing).rejects.toThrow('The start was given up')
  await expect(gate.bus.publish([event])).rejects.toThrow()
  expect(published).toEqual([])
})
