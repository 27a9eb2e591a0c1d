import { createRequire } from 'node:module'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import './pending-requests.ts'

const RequestQueue = createRequire(import.meta.url)('kafkajs/src/network/requestQueue/index.js')

/** A connection's queue that has at most one request in flight. */
function openQueue() {
  const logger = { debug: () => undefined, warn: () => undefined }
  const queue = new RequestQueue({ maxInFlightRequests: 1, requestTimeout: 30_000, clientId: 'c', broker: 'b:1', logger })
  const sent: number[] = []
  let last = 0
  const push = () => {
    const correlationId = ++last
    const entry = { correlationId, resolve: () => undefined, reject: () => undefined }
    queue.push({ entry, expectResponse: true, sendRequest: () => sent.push(correlationId) })
  }
  const answer = (correlationId: number) => queue.fulfillRequest({ correlationId, size: 1, payload: Buffer.alloc(1) })
  return { queue, sent, push, answer }
}

describe('the requests of a Kafka connection', () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  it('leave no timer behind when none waits', () => {
    const { push, answer } = openQueue()
    push()
    answer(1)
    expect(jest.getTimerCount()).toBe(0)
  })

  it('are sent once the one before them is answered', () => {
    const { push, answer, sent } = openQueue()
    push()
    push()
    expect(sent).toEqual([1])
    answer(1)
    expect(sent).toEqual([1, 2])
  })

  it('wait while the broker throttles, and are sent when that ends', () => {
    const { queue, push, sent } = openQueue()
    queue.maybeThrottle(2_000)
    push()
    jest.advanceTimersByTime(1_990)
    expect(sent).toEqual([])
    jest.advanceTimersByTime(20)
    expect(sent).toEqual([1])
    expect(jest.getTimerCount()).toBe(0)
  })
})
