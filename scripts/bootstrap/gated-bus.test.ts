import { describe, expect, it } from '@jest/globals'
import type { EventBus, EventEnvelope } from '@rostra/kit/events/event-bus'
import { gateBus } from './gated-bus.ts'

const event: EventEnvelope = { id: 'e-1', topic: 'test.happened.v1', key: 'k', payload: Buffer.alloc(0), at: new Date() }

/** Creates a bus that records what is published. */
function recordingBus() {
  const published: EventEnvelope[] = []
  const bus: EventBus = {
    publish: async (events) => void published.push(...events),
    subscribe: async () => async () => {},
    deadLetters: async () => [],
    replayDeadLetters: async () => 0,
    notConsuming: () => [],
    close: async () => {},
  }
  return { bus, published }
}

describe('gateBus', () => {
  it('publishes nothing before it is opened, and everything in order afterwards', async () => {
    const { bus, published } = recordingBus()
    const gate = gateBus(bus)
    const publishing = gate.bus.publish([event])
    await Promise.resolve()
    expect(published).toEqual([])
    gate.open()
    await publishing
    await gate.bus.publish([{ ...event, id: 'e-2' }])
    expect(published.map(({ id }) => id)).toEqual(['e-1', 'e-2'])
  })

  it('rejects what waits when it is abandoned, so that it stays in its outbox', async () => {
    const { bus, published } = recordingBus()
    const gate = gateBus(bus)
    const publishing = gate.bus.publish([event])
    gate.abandon()
    await expect(publishing).rejects.toThrow('The start was given up')
    await expect(gate.bus.publish([event])).rejects.toThrow()
    expect(published).toEqual([])
  })

  it('can be abandoned after it was opened, without effect', async () => {
    const { bus, published } = recordingBus()
    const gate = gateBus(bus)
    gate.open()
    gate.abandon()
    await gate.bus.publish([event])
    expect(published).toEqual([event])
  })
})
