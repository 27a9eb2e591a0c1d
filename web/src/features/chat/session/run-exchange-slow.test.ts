import { describe, expect, it } from '@jest/globals'
import { openWithChunks, send, startExchange } from './exchange-harness.ts'
import { chunk, done, failed, thinking } from './fake-transport.ts'

describe('an exchange of which nothing arrives', () => {
  it('is slow after 10 s, also when the connection is open, until something arrives', () => {
    const { net, time, now } = startExchange()
    time.pass(5_000)
    net.latest().onOpen()
    net.latest().onActivity()
    time.pass(4_999)
    expect(now().slow).toBe(false)
    time.pass(1)
    expect(now().slow).toBe(true)
    net.latest().onFrame(thinking(3))
    expect(now().slow).toBe(false)
    time.pass(9_999)
    net.latest().onFrame(chunk(1, 'Hi'))
    time.pass(9_999)
    expect(now().slow).toBe(false)
    time.pass(1)
    expect(now().slow).toBe(true)
  })

  it('is tried again by the same request, through another connection', () => {
    const { net, time, running, now } = startExchange()
    net.latest().onOpen()
    time.pass(10_000)
    running.again()
    expect(net.connections.map(({ target, closed }) => [target, closed])).toEqual([
      [{ kind: 'send', send }, true],
      [{ kind: 'send', send }, false],
    ])
    expect(now()).toMatchObject({ phase: 'opening', slow: false })
    time.pass(10_000)
    expect(now().slow).toBe(true)
    net.latest().onOpen()
    net.latest().onFrame(done('Hi'))
    expect([time.pending(), now().outcome?.status]).toEqual([0, 'complete'])
  })

  it('takes the answer of a plain request that a new attempt has replaced, but not its refusal', async () => {
    const { net, time, running, now } = startExchange()
    time.pass(15_000)
    expect(net.sent).toEqual([send])
    running.again()
    expect(net.connections).toHaveLength(2)
    net.answers.completed.reject({ kind: 'refused', status: 500, reason: 'INTERNAL', message: 'x', retryAfter: null })
    await net.answers.completed.promise.catch(() => undefined)
    expect(now().outcome).toBeNull()
  })

  it('ends with Stop without an answer of the server', () => {
    const { net, time, running, now } = openWithChunks('One ')
    net.transport.stop = () => new Promise(() => undefined)
    time.pass(10_000)
    void running.stop('c1')
    expect(now()).toMatchObject({ content: 'One ', outcome: { status: 'stopped', retry: 'same', charge: 'paid' } })
    expect(time.pending()).toBe(0)
  })
})

describe('a connection that is silent', () => {
  it('is opened again after 20 s, and not while comments arrive every 15 s', () => {
    const { net, time, now } = startExchange()
    net.latest().onOpen()
    time.pass(15_000)
    net.latest().onActivity()
    time.pass(19_999)
    expect(net.connections).toHaveLength(1)
    time.pass(1)
    expect(now().notice).toBe('reconnecting')
    time.pass(500)
    expect(net.connections).toHaveLength(2)
  })
})

describe('a failed attempt', () => {
  it('has cost nothing when the model failed without text, and the price of a message with text', () => {
    const empty = startExchange()
    empty.net.latest().onFrame(failed('MODEL_FAILED'))
    expect(empty.now().outcome?.charge).toBe('nothing')
    const blank = openWithChunks(' \n')
    blank.net.latest().onFrame(failed('MODEL_FAILED'))
    expect(blank.now().outcome?.charge).toBe('nothing')
    const cut = openWithChunks('Half a')
    cut.net.latest().onFrame(failed('INTERRUPTED'))
    expect(cut.now().outcome?.charge).toBe('text')
  })

  it('costs its price once when the same request is repeated', () => {
    const { net, time, now } = openWithChunks('Half a')
    time.pass(3_000)
    for (let i = 0; i < 4; i += 1) {
      net.latest().onEnd({ kind: 'network' })
      time.pass(3_000)
    }
    expect(now().outcome).toMatchObject({ retry: 'same', charge: 'paid' })
    const unopened = startExchange()
    unopened.net.latest().onOpen()
    unopened.net.latest().onEnd({ kind: 'network' })
    expect(unopened.now().outcome).toMatchObject({ retry: 'same', charge: 'once' })
  })

  it('has cost nothing when it was refused, and an unknown price when the answer could not be read', () => {
    const refused = startExchange()
    refused.net.latest().onEnd({ kind: 'refused', status: 403, reason: 'GUEST_LIMIT', message: 'x', retryAfter: null })
    expect(refused.now().outcome?.charge).toBe('nothing')
    const unreadable = startExchange()
    unreadable.net.latest().onFrame({ kind: 'malformed' })
    expect(unreadable.now().outcome?.charge).toBeNull()
  })
})
