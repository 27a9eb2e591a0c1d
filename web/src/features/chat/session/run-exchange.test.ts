import { describe, expect, it } from '@jest/globals'
import { openWithChunks, resumeAfter, send, startExchange } from './exchange-harness.ts'
import { chunk, done } from './fake-transport.ts'

describe('a successful exchange', () => {
  it('appends chunks in order, and ends with the full response', () => {
    const { net, now } = openWithChunks('Good ', 'mor')
    expect(now().content).toBe('Good mor')
    net.latest().onFrame(done('Good morning.'))
    expect(now()).toMatchObject({ content: 'Good morning.', phase: 'settled', outcome: { status: 'complete', botMessageId: 'm2' } })
    expect(net.latest().closed).toBe(true)
  })

  it('keeps the chunks when the last frame has no full response', () => {
    const { net, now } = openWithChunks('Good ', 'morning.')
    net.latest().onFrame(done(null))
    expect(now().content).toBe('Good morning.')
  })

  it('pings every 30 s while open, and leaves no timer', () => {
    const { net, time } = openWithChunks('a')
    for (let i = 0; i < 6; i += 1) {
      time.pass(15_000)
      net.latest().onActivity()
    }
    expect(net.pings()).toBe(3)
    net.latest().onFrame(done('a'))
    time.pass(120_000)
    expect(net.pings()).toBe(3)
    expect(time.pending()).toBe(0)
  })
})

describe('a stream that fails within 2 s of opening', () => {
  it('is not retried, and an empty answer is a failed send', () => {
    const { net, time, now, reports } = startExchange()
    net.latest().onOpen()
    time.pass(1_999)
    net.latest().onEnd({ kind: 'network' })
    time.pass(60_000)
    expect(net.connections).toHaveLength(1)
    expect(now()).toMatchObject({ notice: 'send-failed', outcome: { status: 'failed', retry: 'same' } })
    expect(reports).toEqual([{ kind: 'unable-to-send' }])
  })

  it('is resumed like a later one once text has arrived', () => {
    const { net, time, now, reports } = openWithChunks('Half a')
    net.latest().onEnd({ kind: 'network' })
    expect(now()).toMatchObject({ content: 'Half a', notice: 'reconnecting', outcome: null })
    time.pass(500)
    expect(net.latest().target).toEqual(resumeAfter(1))
    net.latest().onOpen()
    net.latest().onFrame(chunk(2, ' sentence'))
    expect(now()).toMatchObject({ content: 'Half a sentence', notice: null })
    expect(reports).toEqual([])
  })

  it('counts the 2 s from the opening of the stream', () => {
    const { net, time } = startExchange()
    time.pass(10_000)
    net.latest().onOpen()
    time.pass(1_000)
    net.latest().onEnd({ kind: 'network' })
    time.pass(60_000)
    expect(net.connections).toHaveLength(1)
  })

  it('reports the reason of a late refusal', () => {
    const refusal = { kind: 'refused', status: 403, reason: 'GUEST_LIMIT', message: 'Please sign up', retryAfter: null } as const
    const { net, time, now, reports } = startExchange()
    time.pass(9_000)
    net.latest().onEnd(refusal)
    expect(now().notice).toBe('send-failed')
    expect(reports).toEqual([refusal])
  })
})

describe('a connection that is lost later', () => {
  it('resumes after the last frame, without loss or repetition', () => {
    const { net, time, now } = openWithChunks('One ', 'two ')
    time.pass(3_000)
    net.latest().onEnd({ kind: 'network' })
    expect(now().notice).toBe('reconnecting')
    time.pass(500)
    expect(net.latest().target).toEqual(resumeAfter(2))
    net.latest().onOpen()
    net.latest().onFrame(chunk(2, 'two '))
    net.latest().onFrame(chunk(3, 'three'))
    expect(now()).toMatchObject({ content: 'One two three', notice: null })
  })

  it('sends the same request again when no frame has arrived', () => {
    const { net, time } = startExchange()
    net.latest().onOpen()
    time.pass(2_500)
    net.latest().onEnd({ kind: 'network' })
    time.pass(500)
    expect(net.latest().target).toEqual({ kind: 'send', send })
  })

  it('fetches a missing frame again instead of skipping it', () => {
    const { net, time, now } = openWithChunks('One ')
    net.latest().onFrame(chunk(3, 'three'))
    expect(net.latest().closed).toBe(true)
    time.pass(500)
    expect(net.latest().target).toEqual(resumeAfter(1))
    expect(now().content).toBe('One ')
  })

  it('gives up after three reconnects', () => {
    const { net, time, now, reports } = openWithChunks('One ')
    time.pass(3_000)
    for (let i = 0; i < 4; i += 1) {
      net.latest().onEnd({ kind: 'network' })
      time.pass(3_000)
    }
    expect(net.connections).toHaveLength(4)
    expect(now()).toMatchObject({ content: 'One ', notice: 'connection-lost', outcome: { status: 'failed' } })
    expect(reports).toEqual([{ kind: 'connection-lost' }])
  })

  it('treats a connection that is silent for 20 s as lost', () => {
    const { net, time } = openWithChunks('One ')
    time.pass(20_000)
    expect(net.latest().closed).toBe(true)
    time.pass(500)
    expect(net.latest().target).toEqual(resumeAfter(1))
  })
})
