import { describe, expect, it } from '@jest/globals'
import { begin, openWith, resumed, send } from './exchange-story.ts'
import { chunk, done } from './fakes.ts'

describe('an exchange that goes well', () => {
  it('appends chunks in order and lets the full response have the last word', () => {
    const { net, now } = openWith('Good ', 'mor')
    expect(now().content).toBe('Good mor')
    net.latest().onFrame(done('Good morning.'))
    expect(now()).toMatchObject({ content: 'Good morning.', phase: 'settled', outcome: { status: 'complete', botMessageId: 'm2' } })
    expect(net.latest().closed).toBe(true)
  })

  it('keeps the chunks when the end brings no full response', () => {
    const { net, now } = openWith('Good ', 'morning.')
    net.latest().onFrame(done(null))
    expect(now().content).toBe('Good morning.')
  })

  it('pings every 30 s while open, and leaves no timer behind', () => {
    const { net, time } = openWith('a')
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
  it('is not tried again, and the empty message has failed to send', () => {
    const { net, time, now, reports } = begin()
    net.latest().onOpen()
    time.pass(1_999)
    net.latest().onEnd({ kind: 'network' })
    time.pass(60_000)
    expect(net.connections).toHaveLength(1)
    expect(now()).toMatchObject({ notice: 'send-failed', outcome: { status: 'failed', retry: 'same' } })
    expect(reports).toEqual([{ kind: 'unable-to-send' }])
  })

  it('keeps the words that came', () => {
    const { net, now } = openWith('Half a')
    net.latest().onEnd({ kind: 'network' })
    expect(now()).toMatchObject({ content: 'Half a', notice: null, outcome: { status: 'failed' } })
  })

  it('counts the 2 s from the opening, not from the call', () => {
    const { net, time } = begin()
    time.pass(10_000)
    net.latest().onOpen()
    time.pass(1_000)
    net.latest().onEnd({ kind: 'network' })
    time.pass(60_000)
    expect(net.connections).toHaveLength(1)
  })

  it('tells the reason of a refusal, however late it comes', () => {
    const refusal = { kind: 'refused', status: 403, reason: 'GUEST_LIMIT', message: 'Please sign up' } as const
    const { net, time, now, reports } = begin()
    time.pass(9_000)
    net.latest().onEnd(refusal)
    expect(now().notice).toBe('send-failed')
    expect(reports).toEqual([refusal])
  })
})

describe('a connection that is lost later', () => {
  it('goes on after the last event, without loss or doubling', () => {
    const { net, time, now } = openWith('One ', 'two ')
    time.pass(3_000)
    net.latest().onEnd({ kind: 'network' })
    expect(now().notice).toBe('reconnecting')
    time.pass(500)
    expect(net.latest().target).toEqual(resumed(2))
    net.latest().onOpen()
    net.latest().onFrame(chunk(2, 'two '))
    net.latest().onFrame(chunk(3, 'three'))
    expect(now()).toMatchObject({ content: 'One two three', notice: null })
  })

  it('sends the same request again when no event came yet', () => {
    const { net, time } = begin()
    net.latest().onOpen()
    time.pass(2_500)
    net.latest().onEnd({ kind: 'network' })
    time.pass(500)
    expect(net.latest().target).toEqual({ kind: 'send', send })
  })

  it('fetches a missing event again instead of skipping it', () => {
    const { net, time, now } = openWith('One ')
    net.latest().onFrame(chunk(3, 'three'))
    expect(net.latest().closed).toBe(true)
    time.pass(500)
    expect(net.latest().target).toEqual(resumed(1))
    expect(now().content).toBe('One ')
  })

  it('gives up after three reconnects', () => {
    const { net, time, now, reports } = openWith('One ')
    time.pass(3_000)
    for (let i = 0; i < 4; i += 1) {
      net.latest().onEnd({ kind: 'network' })
      time.pass(3_000)
    }
    expect(net.connections).toHaveLength(4)
    expect(now()).toMatchObject({ content: 'One ', notice: 'connection-lost', outcome: { status: 'failed' } })
    expect(reports).toEqual([{ kind: 'connection-lost' }])
  })

  it('takes a connection that is silent for 45 s for lost', () => {
    const { net, time } = openWith('One ')
    time.pass(45_000)
    expect(net.latest().closed).toBe(true)
    time.pass(500)
    expect(net.latest().target).toEqual(resumed(1))
  })
})
