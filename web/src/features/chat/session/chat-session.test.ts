import { describe, expect, it } from '@jest/globals'
import { chunk, done, failed } from './fake-transport.ts'
import { answer, beginSession as begin, greeting, question } from './session-harness.ts'

describe('sending', () => {
  it('shows the message at once, with an empty streaming answer', () => {
    const { session, texts } = begin()
    expect(session.send('  Hello  ')).toBe(true)
    expect(texts()).toEqual(['Welcome', 'Hello', ''])
    expect(session.getState().messages[2]).toMatchObject({ isFromBot: true, isStreaming: true })
  })

  it('sends neither blank text nor a second message during an answer', () => {
    const { session, net } = begin()
    expect(session.send(' \n ')).toBe(false)
    session.send('One')
    expect(session.send('Two')).toBe(false)
    expect(net.connections).toHaveLength(1)
  })

  it('takes over the stored ids and unblocks the input at the end', () => {
    const { session, net, settled } = begin()
    session.send('Hello')
    net.latest().onOpen()
    net.latest().onFrame(done('Hi there'))
    expect(session.getState()).toMatchObject({ busy: false, accepted: 1 })
    expect(session.getState().messages.map(({ id }) => id)).toEqual(['m0', 'm1', 'm2'])
    expect(settled()).toBe(1)
  })

  it('gets the citations of a stopped answer once it is stored', async () => {
    const { session, net } = begin()
    const citations = [{ n: 1, sourceId: 's1', title: 'Handbook', page: 3, heading: '', excerpt: 'Rest on Mondays.' }]
    session.send('When do I rest?')
    net.latest().onOpen()
    net.latest().onFrame(chunk(1, 'On Mondays [1]'))
    net.answers.stored = [greeting, question('m1', 'When do I rest?'), { ...answer('m2', 'On Mondays [1]'), status: 'stopped', citations }]
    net.answers.stop = { status: 'stopped', fullResponse: 'On Mondays [1]' }
    await session.stop()
    await new Promise((resolve) => setImmediate(resolve))
    expect(session.getState().messages.at(-1)).toMatchObject({ id: 'm2', status: 'stopped', isStreaming: false, citations })
  })

  it('keeps the reason of a refused send, and does not count it', () => {
    const { session, net } = begin()
    session.send('Hello')
    net.latest().onEnd({ kind: 'refused', status: 403, reason: 'GUEST_LIMIT', message: 'Please sign up', retryAfter: null })
    expect(session.getState()).toMatchObject({
      refusal: { reason: 'GUEST_LIMIT', message: 'Please sign up' },
      accepted: 0,
      busy: false,
    })
    expect(session.getState().messages.at(-1)).toMatchObject({ notice: 'send-failed', canRetry: true })
  })
})

describe('retrying', () => {
  it('repeats the same request after a lost connection', () => {
    const { session, net } = begin()
    session.send('Hello')
    net.latest().onOpen()
    net.latest().onEnd({ kind: 'network' })
    const first = net.latest().target
    session.retry(session.getState().messages.at(-1)?.key ?? '')
    expect(net.latest().target).toEqual(first)
    expect(net.connections).toHaveLength(2)
  })

  it('starts a new exchange after an error of the model', () => {
    const { session, net } = begin()
    session.send('Hello')
    net.latest().onOpen()
    net.latest().onFrame(failed('MODEL_FAILED'))
    const first = net.latest().target
    session.retry(session.getState().messages.at(-1)?.key ?? '')
    expect(net.latest().target).toMatchObject({ kind: 'send', send: { content: 'Hello' } })
    expect(net.latest().target).not.toEqual(first)
  })
})

describe('a send that is repeated', () => {
  const overloaded = { kind: 'refused', status: 503, reason: 'OVERLOADED', message: 'Please try again', retryAfter: 2 } as const

  it('stays on screen as being sent, and counts once', () => {
    const { session, net, time, texts } = begin()
    session.send('Hello')
    net.latest().onEnd(overloaded)
    time.pass(2_000)
    expect(texts()).toEqual(['Welcome', 'Hello', ''])
    expect(session.getState()).toMatchObject({ busy: true, refusal: null, accepted: 0 })
    expect(session.getState().messages.at(-1)).toMatchObject({ isStreaming: true, notice: 'reconnecting' })
    net.latest().onOpen()
    net.latest().onFrame(done('Hi there'))
    expect(texts()).toEqual(['Welcome', 'Hello', 'Hi there'])
    expect(session.getState()).toMatchObject({ busy: false, accepted: 1 })
  })

  it('can be stopped and tried again with the same request id, and does not count as sent', async () => {
    const { session, net } = begin()
    session.send('Hello')
    const { target } = net.latest()
    net.latest().onEnd(overloaded)
    await session.stop()
    expect(session.getState()).toMatchObject({ busy: false, stopping: false, accepted: 0 })
    const answer = session.getState().messages.at(-1)
    expect(answer).toMatchObject({ status: 'stopped', canRetry: true, isStreaming: false, notice: null })
    session.retry(answer?.key ?? '')
    expect(net.latest().target).toEqual(target)
    net.latest().onOpen()
    net.latest().onFrame(done('Hi there'))
    expect(session.getState()).toMatchObject({ accepted: 1 })
  })
})

describe('resuming a conversation during an answer', () => {
  it('continues the answer', () => {
    const { session, net, texts } = begin({ runningGenerationId: 'g1' })
    expect(net.latest().target).toEqual({ kind: 'resume', generationId: 'g1', after: 0 })
    net.latest().onOpen()
    net.latest().onFrame(chunk(1, 'As I said'))
    expect(texts()).toEqual(['Welcome', 'As I said'])
    expect(session.getState().accepted).toBe(0)
  })

  it('shows an answer once that was stored in the meantime', () => {
    const stored = { ...greeting, id: 'm2', content: 'As I said' }
    const { net, texts } = begin({ messages: [greeting, stored], runningGenerationId: 'g1' })
    net.latest().onOpen()
    net.latest().onFrame(done('As I said'))
    expect(texts()).toEqual(['Welcome', 'As I said'])
  })
})

it('agrees with each paid send to the price that is on the screen then, and with a retry to the one of then', async () => {
  let price = 2
  const messages = [greeting, question('u1', 'Tell me'), { ...answer('b1', 'Rome was '), end: 'length' as const }]
  const sends = ['send', 'edit', 'goOn', 'regenerate'] as const
  for (const kind of sends) {
    price = 2
    const { session, net } = begin({ messages }, () => price)
    if (kind === 'send') session.send('Hello')
    if (kind === 'edit') session.edit('u1', 'Tell us')
    if (kind === 'goOn') session.goOn('b1')
    if (kind === 'regenerate') session.regenerate('b1')
    expect(net.latest().target).toMatchObject({ send: { maxCredits: 2 } })
    net.latest().onEnd({ kind: 'refused', status: 409, reason: 'PRICE_CHANGED', message: 'No', retryAfter: null })
    price = 5
    const failedAnswer = session.getState().messages.find(({ canRetry }) => canRetry)
    if (!failedAnswer) continue
    session.retry(failedAnswer.key)
    expect(net.latest().target).toMatchObject({ send: { maxCredits: 5, requestId: expect.any(String) } })
  }
})
