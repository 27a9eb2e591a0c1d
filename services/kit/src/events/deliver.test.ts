import { describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import { DomainError } from '../errors.ts'
import type { Log } from '../log.ts'
import { defaultRetryDelaysMs, outageLog } from './deliver.ts'
import { deliverTo } from './deliver-batch.ts'
import type { EventEnvelope, Subscription } from './event-bus.ts'
import { EventContractError } from './event-errors.ts'
import { readPayload } from './read-payload.ts'

const away = new DomainError('unavailable', 'STORE_UNAVAILABLE', 'away')
const event: EventEnvelope = { id: 'e-1', topic: 'kit.sent.v1', key: 'key', payload: Buffer.alloc(0), at: new Date() }

/** Delivers an event to a handler that fails `failures` times before it succeeds. */
async function deliverFailing(failures: number, error: unknown, retryDelaysMs: readonly number[], storeDeadLetter = async () => undefined) {
  const lines: string[] = []
  const line = (level: string) => (_fields: object, text: string) => void lines.push(`${level}: ${text}`)
  const log = { warn: line('warn'), info: line('info'), error: line('error') } as unknown as Log
  let attempts = 0
  const handle = async () => {
    if (attempts++ < failures) throw error
  }
  const subscription: Subscription = { topic: event.topic, group: 'kit.test', handle }
  const outage = outageLog(log, subscription)
  const undelivered = await deliverTo(subscription, [event], {
    log,
    retryDelaysMs,
    storeDeadLetter,
    outage,
    signal: new AbortController().signal,
  })
  return { lines, attempts, isDelivered: undelivered === undefined }
}

describe('an event', () => {
  it('stays undelivered after one retry while a store is away, and the log says so', async () => {
    expect(await deliverFailing(9, away, [0, 0])).toEqual({
      lines: ['warn: events wait until a store or a service is back'],
      attempts: 2,
      isDelivered: false,
    })
  })

  it('is retried without a line in the log when a store fails for a moment', async () => {
    expect(await deliverFailing(1, away, [0, 0])).toEqual({ lines: [], attempts: 2, isDelivered: true })
  })

  it('becomes a dead letter after the retries of another failure', async () => {
    expect(await deliverFailing(9, new Error('a defect'), [0, 0])).toEqual({
      lines: ['error: an event could not be handled and becomes a dead letter'],
      attempts: 3,
      isDelivered: true,
    })
  })

  it('that breaks its contract becomes a dead letter at once, without a retry', async () => {
    const { attempts, isDelivered } = await deliverFailing(9, new EventContractError('no account id'), defaultRetryDelaysMs)
    expect({ attempts, isDelivered }).toEqual({ attempts: 1, isDelivered: true })
  })

  it('stays undelivered when its dead letter cannot be stored', async () => {
    const refuse = () => Promise.reject(new Error('no broker'))
    expect(await deliverFailing(9, new Error('a defect'), [0], refuse)).toMatchObject({ isDelivered: false })
  })
})

describe('a batch with an event that breaks its contract', () => {
  it('is delivered event by event at once, and only that event becomes a dead letter', async () => {
    const dead: string[] = []
    const batches: string[][] = []
    const log = { warn: () => undefined, error: () => undefined } as unknown as Log
    const subscription: Subscription = {
      topic: event.topic,
      group: 'kit.test',
      handleBatch: async (events) => {
        batches.push(events.map(({ id }) => id))
        if (events.some(({ id }) => id === 'bad')) throw new EventContractError('no account id')
      },
    }
    const events = ['one', 'bad', 'two'].map((id) => ({ ...event, id }))
    const undelivered = await deliverTo(subscription, events, {
      log,
      retryDelaysMs: defaultRetryDelaysMs,
      outage: outageLog(log, subscription),
      signal: new AbortController().signal,
      storeDeadLetter: async ({ id }) => void dead.push(id),
    })
    expect({ undelivered, dead, batches }).toEqual({
      undelivered: undefined,
      dead: ['bad'],
      batches: [['one', 'bad', 'two'], ['one'], ['bad'], ['two']],
    })
  })
})

describe('a payload', () => {
  const codec = { topic: 'kit.sent.v1', deserialize: (payload: Buffer): unknown => JSON.parse(String(payload)) }
  const schema = z.object({ accountId: z.string().min(1) })
  const read = (text: string) => readPayload({ payload: Buffer.from(text) }, codec, schema)

  it('is read when it fulfils the contract', () => expect(read('{"accountId":"ada"}')).toEqual({ accountId: 'ada' }))

  it.each(['no message', '{}', '{"accountId":""}'])('breaks the contract: %s', (text) => {
    expect(() => read(text)).toThrow(EventContractError)
  })
})
