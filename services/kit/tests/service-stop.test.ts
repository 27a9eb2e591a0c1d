import { randomUUID } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from '@jest/globals'
import { createServiceApp } from '../src/app/service-app.ts'
import type { EventBus } from '../src/events/event-bus.ts'
import { partial } from '../src/testing/partial.ts'
import { echoRpcs } from './echo.ts'
import { authenticate } from './harness.ts'
import { EchoService } from './json-service.ts'

it('a stop ends the subscriptions of a service together, and waits for each before what was opened before it', async () => {
  const steps: string[] = []
  const subscribe: EventBus['subscribe'] = async ({ topic }) => {
    return async () => {
      steps.push(`${topic} ends`)
      await turn()
      await turn()
      steps.push(`${topic} has ended`)
    }
  }
  const app = createServiceApp({
    product: 'rostra',
    name: 'kit-stop',
    definition: EchoService,
    config: {
      MONGO_URL: process.env.TEST_MONGO_URL ?? '',
      DATABASE_SUFFIX: `_${randomUUID().slice(0, 8)}`,
      GRPC_HOST: '127.0.0.1',
      GRPC_PORT: 0,
      LOG_LEVEL: 'silent',
      STOP_GRACE_MS: 0,
    },
    overrides: { bus: partial<EventBus>({ subscribe, notConsuming: () => [] }) },
    wire: async ({ bus, onStop }) => ({
      ports: null,
      rpcs: echoRpcs(() => undefined),
      authenticate,
      begin: async () => {
        onStop(() => void steps.push('store'))
        for (const topic of ['one', 'two', 'three']) onStop(await bus.subscribe({ topic, group: 'kit', handle: async () => undefined }))
        onStop(() => void steps.push('worker'))
      },
    }),
  })
  await app.start()
  await app.stop()
  expect(steps.slice(0, 4).sort()).toEqual(['one ends', 'three ends', 'two ends', 'worker'])
  expect(steps[0]).toBe('worker')
  expect(steps.slice(4, 7).sort()).toEqual(['one has ended', 'three has ended', 'two has ended'])
  expect(steps.slice(7)).toEqual(['store'])
})
