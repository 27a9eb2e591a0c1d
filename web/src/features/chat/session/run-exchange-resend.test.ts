import { describe, expect, it } from '@jest/globals'
import type { Failure } from '../../../data/chat/transport.ts'
import { send, startExchange } from './exchange-harness.ts'
import { chunk, done } from './fake-transport.ts'

const overloaded = { kind: 'refused', status: 503, reason: 'OVERLOADED', message: 'Please try again', retryAfter: 2 } as const
const unreachable: Failure = { kind: 'network' }

/** Refuses every attempt at once until `ms` milliseconds have passed. */
async function refuseFor(ms: number, { net, time }: ReturnType<typeof startExchange>, failure: Failure = overloaded) {
  for (let passed = 0; passed < ms; passed += 100) {
    await net.refuse(failure)
    time.pass(100)
  }
}

describe('a send that the product refuses temporarily', () => {
  it.each<[string, Failure]>([
    ['503', overloaded],
    ['502', { ...overloaded, status: 502, retryAfter: null }],
    ['504', { ...overloaded, status: 504, retryAfter: null }],
    ['no connection', unreachable],
  ])('is sent again with the same request id after %s', (_, failure) => {
    const { net, time, now, reports } = startExchange()
    net.latest().onEnd(failure)
    expect(now()).toMatchObject({ notice: null, outcome: null })
    time.pass(2_000)
    expect(net.connections.map(({ target }) => target)).toEqual([
      { kind: 'send', send },
      { kind: 'send', send },
    ])
    net.latest().onOpen()
    net.latest().onFrame(done('Good morning.'))
    expect(now()).toMatchObject({ content: 'Good morning.', outcome: { status: 'complete' } })
    expect(reports).toEqual([])
    expect(time.pending()).toBe(0)
  })

  it('waits for Retry-After, and twice as long after each refusal without one', async () => {
    const { net, time } = startExchange()
    const attempts = () => net.connections.length + net.sent.length
    net.latest().onEnd(overloaded)
    time.pass(1_999)
    expect(attempts()).toBe(1)
    time.pass(1)
    for (const pause of [1_000, 2_000, 4_000, 4_000]) {
      const before = attempts()
      await net.refuse(unreachable)
      time.pass(pause - 1)
      expect(attempts()).toBe(before)
      time.pass(1)
      expect(attempts()).toBe(before + 1)
    }
  })

  it.each([
    ['refused with 503', overloaded],
    ['closed before a response', unreachable],
  ])('goes through the plain endpoint after three tries that were %s, with the same request id', async (_, failure) => {
    const { net, time, now, reports } = startExchange()
    for (const _try of [1, 2, 3]) {
      expect(net.sent).toEqual([])
      net.latest().onEnd(failure)
      time.pass(2_000)
    }
    expect(net.connections).toHaveLength(3)
    expect(net.sent).toEqual([send])
    await net.answer('All at once')
    expect(now()).toMatchObject({ content: 'All at once', notice: null, outcome: { status: 'complete' } })
    expect(reports).toEqual([{ kind: 'fallback-used' }])
    expect(time.pending()).toBe(0)
  })

  it('says nothing about the connection while the plain endpoint takes its time', () => {
    const { net, time, now } = startExchange()
    for (const _try of [1, 2, 3]) {
      net.latest().onEnd(overloaded)
      time.pass(2_000)
    }
    expect(now()).toMatchObject({ phase: 'fallback', notice: 'reconnecting' })
    time.pass(2_000)
    expect(now()).toMatchObject({ phase: 'fallback', notice: null })
  })

  it('says so 2 s after the send, until the product accepts it', async () => {
    const exchange = startExchange()
    const { net, time, now } = exchange
    await refuseFor(1_400, exchange, unreachable)
    expect(now().notice).toBeNull()
    time.pass(600)
    expect(now().notice).toBe('reconnecting')
    net.latest().onOpen()
    expect(now().notice).toBeNull()
    net.latest().onFrame(chunk(1, 'Good '))
    expect(now()).toMatchObject({ content: 'Good ', notice: null })
  })

  it('says so as long as the plain endpoint refuses it too', async () => {
    const exchange = startExchange()
    await refuseFor(1_900, exchange, unreachable)
    for (const _second of Array.from({ length: 20 })) {
      await refuseFor(1_000, exchange, unreachable)
      expect(exchange.now()).toMatchObject({ notice: 'reconnecting', outcome: null })
    }
  })

  it('says nothing when the second attempt succeeds within 2 s', () => {
    const { net, time, now } = startExchange()
    net.latest().onEnd(unreachable)
    time.pass(500)
    net.latest().onOpen()
    time.pass(10_000)
    expect(now().notice).toBeNull()
  })

  it('fails after 30 s with the reason of the last refusal, and can be retried', async () => {
    const exchange = startExchange()
    await refuseFor(27_900, exchange)
    expect(exchange.now().outcome).toBeNull()
    await refuseFor(2_200, exchange)
    const { net, now, reports, time } = exchange
    expect(now()).toMatchObject({ notice: 'fallback-failed', outcome: { status: 'failed', retry: 'same' } })
    expect(reports).toEqual([overloaded])
    expect(net.connections.map(({ target }) => target)).toEqual([1, 2, 3].map(() => ({ kind: 'send', send })))
    expect(net.sent.length).toBeGreaterThan(1)
    expect(net.sent).toEqual(net.sent.map(() => send))
    const attempts = net.sent.length
    time.pass(60_000)
    expect(net.sent).toHaveLength(attempts)
  })

  it('fails after 30 s without a connection', async () => {
    const exchange = startExchange()
    await refuseFor(30_200, exchange, unreachable)
    expect(exchange.now()).toMatchObject({ notice: 'fallback-failed', outcome: { status: 'failed', retry: 'same' } })
    expect(exchange.reports).toEqual([{ kind: 'fallback-failed' }])
  })

  it('fails at once when Retry-After is later than 30 s', () => {
    const { net, now, reports } = startExchange()
    const refusal = { ...overloaded, retryAfter: 60 }
    net.latest().onEnd(refusal)
    expect(now()).toMatchObject({ notice: 'send-failed', outcome: { status: 'failed', retry: 'same' } })
    expect(reports).toEqual([refusal])
  })

  it('fails at once when a later attempt is refused for good', () => {
    const refusal = { kind: 'refused', status: 402, reason: 'INSUFFICIENT_CREDITS', message: 'No credits', retryAfter: null } as const
    const { net, time, now, reports } = startExchange()
    net.latest().onEnd(overloaded)
    time.pass(2_000)
    net.latest().onEnd(refusal)
    expect(now()).toMatchObject({ notice: 'send-failed', outcome: { status: 'failed' } })
    expect(reports).toEqual([refusal])
  })

  it('is repeated also when it was lost before its first frame', () => {
    const { net, time, now } = startExchange()
    net.latest().onOpen()
    time.pass(2_500)
    net.latest().onEnd(unreachable)
    for (const _ of [1, 2, 3, 4]) {
      time.pass(2_000)
      net.latest().onEnd(overloaded)
    }
    expect(now()).toMatchObject({ notice: 'reconnecting', outcome: null })
    time.pass(2_000)
    net.latest().onOpen()
    net.latest().onFrame(done('Good morning.'))
    expect(now().outcome?.status).toBe('complete')
  })
})

describe('stopping a send that is repeated', () => {
  it('ends it at once, and it can be retried', async () => {
    const { net, time, now, running } = startExchange()
    net.latest().onEnd(overloaded)
    await running.stop('c1')
    expect(now()).toMatchObject({ notice: null, outcome: { status: 'stopped', retry: 'same' } })
    time.pass(60_000)
    expect(net.connections).toHaveLength(1)
    expect(time.pending()).toBe(0)
  })

  it('ends it also while the plain endpoint is asked and nothing runs there', async () => {
    const { net, time, now, running } = startExchange()
    for (const _try of [1, 2, 3]) {
      net.latest().onEnd(overloaded)
      time.pass(2_000)
    }
    expect(net.sent).toHaveLength(1)
    await running.stop('c1')
    expect(now().outcome).toMatchObject({ status: 'stopped', retry: 'same' })
    await net.refuse(overloaded)
    time.pass(60_000)
    expect(net.sent).toHaveLength(1)
  })

  it('closes the attempt that is under way', async () => {
    const { net, time, now, running } = startExchange()
    net.latest().onEnd(overloaded)
    time.pass(2_000)
    await running.stop('c1')
    expect(net.latest().closed).toBe(true)
    expect(now().outcome?.status).toBe('stopped')
  })

  it('stops the generation of an attempt whose response was lost', async () => {
    const { net, running } = startExchange()
    net.latest().onEnd(unreachable)
    net.answers.running = 'g7'
    await running.stop('c1')
    await Promise.resolve()
    expect(net.stopped).toEqual(['g7'])
  })

  it('stops no generation of a later message', async () => {
    const { net, running } = startExchange()
    net.latest().onEnd(unreachable)
    net.answers.running = 'g8'
    const stopped = running.stop('c1')
    running.leave()
    await stopped
    await Promise.resolve()
    expect(net.stopped).toEqual([])
  })

  it('ends it also when the first refusal arrives while the stop is under way', async () => {
    const { net, time, now, running } = startExchange()
    const stopped = running.stop('c1')
    net.latest().onEnd(overloaded)
    await stopped
    time.pass(60_000)
    expect(now().outcome?.status).toBe('stopped')
    expect(net.connections).toHaveLength(1)
  })
})

it('sends nothing more once the page closes', () => {
  const { net, time, running } = startExchange()
  net.latest().onEnd(overloaded)
  running.leave()
  time.pass(60_000)
  expect(net.connections).toHaveLength(1)
  expect(time.pending()).toBe(0)
})
