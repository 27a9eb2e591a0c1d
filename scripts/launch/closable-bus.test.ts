import { expect, it } from '@jest/globals'
import type { EventBus, EventEnvelope } from '@rostra/kit/events/event-bus'
import { closableBus } from './closable-bus.ts'

it('a bus that is being closed ends what is being published, and refuses what comes then', async () => {
  const handled = Promise.withResolvers<void>()
  const published: (readonly EventEnvelope[])[] = []
  const inner: EventBus = {
    publish: async (events) => {
      published.push(events)
      await handled.promise
    },
    subscribe: async () => async () => undefined,
    close: async () => undefined,
  }
  const bus = closableBus(inner)
  const done: string[] = []
  const publishing = bus.publish([]).then(() => done.push('published'))
  const refusing = bus.refuse().then(() => done.push('refusing'))
  await expect(bus.publish([])).rejects.toThrow('stopping')
  expect([done, published]).toEqual([[], [[]]])
  handled.resolve()
  await Promise.all([publishing, refusing])
  expect(done.sort()).toEqual(['published', 'refusing'])
})
