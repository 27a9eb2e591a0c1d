import { createRequire } from 'node:module'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import './pending-requests.ts'

const RequestQueue = createRequire(import.meta.url)('kafkajs/src/network/requestQueue/index.js')

/** Creates a connection's queue with at most one request in flight. */
function openQueue({ requestTimeout = 30_000 } = {}) {
  const logger = { debug: () => undefined, warn: () => undefined }
  const options = { maxInFlightRequests: 1, requestTimeout, enforceRequestTimeout: true, clientId: 'c', broker: 'b:1' }
  let isConnected = true
  const queue = new RequestQueue({ ...options, logger, isConnected: () => isConnected })
  const disconnect = () => {
    isConnected = false
  }
  const sent: number[] = []
  const failed: string[] = []
  let last = 0
  const push = () => {
    const correlationId = ++last
    const entry = { correlationId, resolve: () => undefined, reject: ({ name }: Error) => failed.push(name) }
    queue.push({ entry, expectResponse: true, sendRequest: () => sent.push(correlationId) })
  }
  const answer = (correlationId: number) => queue.fulfillRequest({ correlationId, size: 1, payload: Buffer.alloc(1) })
  return { queue, sent, failed, push, answer, disconnect }
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

  it.each([30_000, 300])('fail within 3 s after %i ms without an answer, and the next one is sent', (requestTimeout) => {
    const { queue, push, sent, failed } = openQueue({ requestTimeout })
    queue.scheduleRequestTimeoutCheck()
    push()
    push()
    jest.advanceTimersByTime(requestTimeout)
    expect(failed).toEqual([])
    jest.advanceTimersByTime(Math.min(requestTimeout, 3_000))
    expect([failed, sent]).toEqual([['KafkaJSRequestTimeoutError'], [1, 2]])
    queue.destroy()
  })

  it('wake the process every 3 s while one is in flight, and not at all after a disconnection', () => {
    const { queue, push, disconnect } = openQueue()
    const checks = jest.spyOn(queue, 'isConnected')
    queue.scheduleRequestTimeoutCheck()
    push()
    jest.advanceTimersByTime(30_000)
    expect(checks).toHaveBeenCalledTimes(10)
    disconnect()
    jest.advanceTimersByTime(3_000)
    expect(jest.getTimerCount()).toBe(0)
  })
})
