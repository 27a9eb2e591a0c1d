import { describe, expect, it } from '@jest/globals'
import { chunk, done, failed, thinking } from './fake-transport.ts'
import { answer, beginSession, greeting, question } from './session-harness.ts'

const cutOff = { ...answer('b1', 'Rome was '), end: 'length' as const, model: 'm' }
const begin = (change = {}) => beginSession({ messages: [greeting, question('u1', 'Tell me'), cutOff], ...change })
const refused = { kind: 'refused', status: 402, reason: 'INSUFFICIENT_CREDITS', message: 'No', retryAfter: null } as const

/** Lets promises settle. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('an answer that was cut off', () => {
  it('goes on in the same message, and counts as one', async () => {
    const { session, net, texts, message } = begin()
    expect(session.goOn('b1')).toBe(true)
    expect(net.latest().target).toEqual({
      kind: 'send',
      send: { conversationId: 'c1', continues: 'b1', requestId: expect.any(String) },
    })
    expect(message('Rome was ')).toMatchObject({ isStreaming: true, id: 'b1', isStored: true })
    net.latest().onOpen()
    net.latest().onFrame(chunk(1, 'not built '))
    expect(texts()).toEqual(['Welcome', 'Tell me', 'Rome was not built '])
    const whole = { ...cutOff, content: 'Rome was not built in a day.', end: 'finished' as const }
    net.answers.stored = [greeting, question('u1', 'Tell me'), whole]
    net.latest().onFrame(done(whole.content, 'complete', { userMessageId: 'u1', botMessageId: 'b1' }))
    await settle()
    expect(message(whole.content)).toMatchObject({ key: 'b1', id: 'b1', end: 'finished', isStreaming: false, canRetry: false })
    expect(session.getState()).toMatchObject({ accepted: 1, busy: false })
  })

  it('is the only one that goes on, and not while another is written', () => {
    const { session, net } = beginSession({ messages: [greeting, question('u1', 'One'), answer('b1', 'First'), cutOff] })
    expect([session.goOn('b1'), session.goOn('unknown')]).toEqual([false, false])
    session.send('Two')
    expect(session.goOn(cutOff.id)).toBe(false)
    expect(net.connections).toHaveLength(1)
  })

  it.each([
    ['is refused', (net: ReturnType<typeof begin>['net']) => net.latest().onEnd(refused), 'not-continued'],
    [
      'fails before a word',
      ({ latest }: ReturnType<typeof begin>['net']) => {
        latest().onOpen()
        latest().onFrame(failed('MODEL_BUSY', 20))
      },
      'MODEL_BUSY',
    ],
  ])('stays as it was when the rest %s, and can be continued again', (_what, fail, notice) => {
    const { session, net, message } = begin()
    session.goOn('b1')
    const first = net.latest().target
    fail(net)
    expect(message('Rome was ')).toMatchObject({
      end: 'length',
      status: 'complete',
      model: 'm',
      notice,
      canRetry: true,
      isStreaming: false,
    })
    session.retry('b1')
    expect(net.latest().target).toMatchObject({ kind: 'send', send: { continues: 'b1' } })
    if (notice === 'MODEL_BUSY') expect(net.latest().target).not.toEqual(first)
    expect(message('Rome was ')).toMatchObject({ notice: null, isStreaming: true })
  })

  it('keeps what was added when the rest fails later, and is not continued from there', () => {
    const { session, net, message } = begin()
    session.goOn('b1')
    net.latest().onOpen()
    net.latest().onFrame(chunk(1, 'not '))
    net.latest().onFrame(failed('MODEL_FAILED'))
    expect(message('Rome was not ')).toMatchObject({ status: 'failed', notice: 'MODEL_FAILED', canRetry: false })
  })

  it('stays as it was when it is stopped before a word', async () => {
    const { session, net, message } = begin()
    session.goOn('b1')
    net.latest().onOpen()
    net.answers.running = 'g1'
    net.answers.stop = { status: 'stopped', fullResponse: 'Rome was ' }
    await session.stop()
    expect(message('Rome was ')).toMatchObject({ end: 'length', status: 'complete', isStreaming: false })
  })

  it('goes on at the shown text after a lost connection, also when that was before its first word', () => {
    const { session, net, time, texts } = begin()
    session.goOn('b1')
    net.latest().onOpen()
    net.latest().onFrame(chunk(1, 'not '))
    time.pass(3_000)
    net.latest().onEnd({ kind: 'network' })
    time.pass(500)
    expect(net.latest().target).toEqual({ kind: 'resume', generationId: 'g1', after: 1 })
    net.latest().onOpen()
    net.latest().onFrame(chunk(2, 'built'))
    expect(texts().at(-1)).toBe('Rome was not built')
  })

  it('is found by a page that opens while it goes on', () => {
    const { net, texts, message } = begin({ runningGenerationId: 'g1', continuedMessageId: 'b1' })
    expect(net.latest().target).toEqual({ kind: 'resume', generationId: 'g1', after: 0 })
    net.latest().onOpen()
    net.latest().onFrame(chunk(1, 'not '))
    expect(texts()).toEqual(['Welcome', 'Tell me', 'Rome was not '])
    net.latest().onFrame(done('Rome was not built.', 'complete', { botMessageId: 'b1' }))
    expect(message('Rome was not built.')).toMatchObject({ key: 'b1', end: 'finished' })
  })

  it('falls back to a send without a stream', async () => {
    const { session, net, time, message } = begin()
    session.goOn('b1')
    time.pass(15_000)
    expect(net.sent).toMatchObject([{ continues: 'b1' }])
    await net.answer('Rome was not built.')
    expect(message('Rome was not built.')).toMatchObject({ key: 'b1', end: 'finished' })
  })
})

describe('the activity of a model', () => {
  it('is shown until its next text, and not after the end', () => {
    const { session, net } = begin()
    session.send('Hello')
    net.latest().onOpen()
    net.latest().onFrame(thinking(3))
    const last = () => session.getState().messages.at(-1)
    expect(last()?.activity).toEqual({ state: 'thinking', seconds: 3 })
    net.latest().onFrame(chunk(1, 'Hi'))
    expect(last()?.activity).toBeNull()
    net.latest().onFrame(thinking(1))
    net.latest().onFrame(failed('MODEL_SILENT'))
    expect(last()).toMatchObject({ activity: null, notice: 'MODEL_SILENT', content: 'Hi', canRetry: true })
  })
})
