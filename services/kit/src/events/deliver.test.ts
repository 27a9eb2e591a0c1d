import { describe, expect, it } from '@jest/globals'
import { DomainError } from '../errors.ts'
import type { Log } from '../log.ts'
import { deliver, outageLog } from './deliver.ts'
import type { EventEnvelope } from './event-bus.ts'

const away = new DomainError('unavailable', 'STORE_UNAVAILABLE', 'away')
const event: EventEnvelope = { id: 'e-1', topic: 'kit.sent.v1', key: 'key', payload: Buffer.alloc(0), at: new Date() }

/** Delivers an event to a handler that fails so often before it succeeds. Returns the lines of the log. */
async function linesOf(failures: number, error: unknown, retryDelaysMs: readonly number[]): Promise<string[]> {
  const lines: string[] = []
  const line = (level: string) => (_fields: object, text: string) => void lines.push(`${level}: ${text}`)
  const log = { warn: line('warn'), info: line('info'), error: line('error') } as unknown as Log
  let left = failures
  const handle = async () => {
    if (left-- > 0) throw error
  }
  const subscription = { topic: event.topic, group: 'kit.test', handle }
  const [storeDeadLetter, { signal }] = [async () => undefined, new AbortController()]
  const delivery = { log, retryDelaysMs, storeDeadLetter, signal, outage: outageLog(log, subscription) }
  await deliver(event, subscription, delivery)
  return lines
}

describe('an event that is repeated', () => {
  it('because a store is away is logged once, after the usual retries', async () => {
    expect(await linesOf(9, away, [0, 0])).toEqual(['warn: events are repeated until a store or a service is back'])
  })

  it('within the usual retries is not logged', async () => {
    expect(await linesOf(2, away, [0, 0])).toEqual([])
  })

  it('because of another failure is logged as a dead letter', async () => {
    expect(await linesOf(9, new Error('a defect'), [0, 0])).toEqual(['error: an event failed every retry and becomes a dead letter'])
  })
})
