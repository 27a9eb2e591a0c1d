import { describe, expect, it } from '@jest/globals'
import { chunk, done, failed } from './fake-transport.ts'
import { answer, beginSession, greeting, question } from './session-harness.ts'

const stored = [greeting, question('u1', 'One'), answer('b1', 'First'), question('u2', 'Two'), answer('b2', 'Second')]
const begin = () => beginSession({ messages: stored })

const refused = (status: number, reason: string) =>
  ({ kind: 'refused', status, reason, message: 'No', retryAfter: status === 503 ? 1 : null }) as const

/** Lets promises settle. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('editing an own message', () => {
  it('shows the changed text in its place at once, without what followed', () => {
    const { session, net, texts, message } = begin()
    expect(session.edit('u1', ' One, better ')).toBe(true)
    expect(texts()).toEqual(['Welcome', 'One, better', ''])
    expect(message('One, better')).toMatchObject({
      key: 'u1',
      isStored: false,
      siblings: { index: 2, count: 2, previousId: 'u1', nextId: null },
    })
    expect(session.getState()).toMatchObject({ busy: true })
    expect(net.latest().target).toMatchObject({
      kind: 'send',
      send: { conversationId: 'c1', replaces: 'u1', content: 'One, better', requestId: expect.any(String) },
    })
  })

  it('sends neither an empty nor an unchanged text, nor while an answer is being written', () => {
    const { session, net } = begin()
    expect([session.edit('u1', '  '), session.edit('u1', ' One ')]).toEqual([false, false])
    session.send('Three')
    expect([session.edit('u1', 'Other'), session.regenerate('b1')]).toEqual([false, false])
    expect(net.connections).toHaveLength(1)
  })

  it('takes over the stored ids and places at the end, and counts as one message', async () => {
    const { session, net, message } = begin()
    session.edit('u1', 'Changed')
    net.latest().onOpen()
    net.latest().onFrame(chunk(1, 'Third'))
    const place = { index: 3, count: 3, previousId: 'u9', nextId: null }
    net.answers.stored = [greeting, question('m1', 'Changed', place), answer('m2', 'Third')]
    net.latest().onFrame(done('Third'))
    await settle()
    expect(message('Changed')).toMatchObject({ key: 'u1', id: 'm1', siblings: place })
    expect(message('Third')).toMatchObject({ id: 'm2', isStored: true })
    expect(session.getState()).toMatchObject({ accepted: 1, busy: false, returned: null })
  })

  it.each([
    ['refused with 402', refused(402, 'INSUFFICIENT_CREDITS')],
    ['refused with 403', refused(403, 'GUEST_LIMIT')],
    ['refused with 404', refused(404, 'MESSAGE_NOT_FOUND')],
    ['refused with 409', refused(409, 'GENERATION_RUNNING')],
  ])('that is %s brings the old branch back, and the text to be edited again', (_, failure) => {
    const { session, net, texts, settled } = begin()
    session.edit('u1', 'Changed')
    net.latest().onEnd(failure)
    expect(texts()).toEqual(['Welcome', 'One', 'First', 'Two', 'Second'])
    expect(session.getState()).toMatchObject({
      busy: false,
      accepted: 0,
      unsent: null,
      returned: { key: 'u1', text: 'Changed' },
      refusal: { reason: failure.reason, content: 'Changed' },
    })
    expect([settled(), net.chosen]).toEqual([1, []])
  })

  it('that the product refuses for 30 s brings the old branch back, and keeps its request id for the same text', async () => {
    const { session, net, time, texts } = begin()
    session.edit('u1', 'Changed')
    const first = net.latest().target
    for (let second = 0; second < 40; second += 1) {
      await net.refuse(refused(503, 'OVERLOADED'))
      time.pass(1_000)
    }
    expect(texts()).toEqual(['Welcome', 'One', 'First', 'Two', 'Second'])
    session.edit('u1', 'Changed')
    expect(net.latest().target).toEqual(first)
    net.latest().onEnd(refused(409, 'GENERATION_RUNNING'))
    session.edit('u1', 'Something else')
    expect(net.latest().target).not.toEqual(first)
    expect(net.latest().target).toMatchObject({ send: { content: 'Something else' } })
  })

  it('that is stopped before the product accepted it brings the old branch back', async () => {
    const { session, net, texts } = begin()
    session.edit('u1', 'Changed')
    net.latest().onEnd(refused(503, 'OVERLOADED'))
    expect(session.getState().unsent).toBe('Changed')
    await session.stop()
    expect(texts()).toEqual(['Welcome', 'One', 'First', 'Two', 'Second'])
    expect(session.getState()).toMatchObject({ stopping: false, busy: false, returned: { key: 'u1', text: 'Changed' } })
    // An attempt with a lost response may have succeeded, so the session selects the shown branch.
    expect(net.chosen).toEqual(['b2'])
    expect(session.send('Three')).toBe(false)
    net.answers.branch.resolve({ messages: [], hasEarlier: false })
    await settle()
    expect(session.send('Three')).toBe(true)
  })

  it('that fails after the product accepted it stays, and can be tried again in the same place', () => {
    const { session, net, texts, keyOf } = begin()
    session.edit('u1', 'Changed')
    net.latest().onOpen()
    net.latest().onFrame(failed('MODEL_FAILED'))
    expect(texts()).toEqual(['Welcome', 'Changed', ''])
    const first = net.latest().target
    session.retry(keyOf(''))
    expect(net.latest().target).toMatchObject({ send: { replaces: 'u1', content: 'Changed' } })
    expect(net.latest().target).not.toEqual(first)
  })
})

describe('making an answer again', () => {
  it('keeps the question, and sends no content', () => {
    const { session, net, texts } = begin()
    expect(session.regenerate('b1')).toBe(true)
    expect(texts()).toEqual(['Welcome', 'One', ''])
    expect(session.getState().messages.at(-1)).toMatchObject({
      key: 'b1',
      isStreaming: true,
      siblings: { index: 2, count: 2, previousId: 'b1' },
    })
    expect(net.latest().target).toEqual({ kind: 'send', send: { conversationId: 'c1', replaces: 'b1', requestId: 'n2' } })
    expect(session.getState().unsent).toBeNull()
  })

  it('that is refused brings the answer back, with nothing to edit', () => {
    const { session, net, texts } = begin()
    session.regenerate('b2')
    net.latest().onEnd(refused(402, 'INSUFFICIENT_CREDITS'))
    expect(texts()).toEqual(['Welcome', 'One', 'First', 'Two', 'Second'])
    expect(session.getState()).toMatchObject({ returned: null, refusal: { content: null } })
  })

  it('falls back to a send without a stream, with the same request', async () => {
    const { session, net, time, texts } = begin()
    session.regenerate('b2')
    const { target } = net.latest()
    time.pass(15_000)
    expect(net.sent).toEqual([target.kind === 'send' ? target.send : null])
    net.answers.completed.resolve({
      userMessageId: 'u2',
      botMessage: { id: 'b3', content: 'Another', status: 'complete', citations: [], model: null, free: false, openers: [], end: null },
    })
    await settle()
    expect(texts()).toEqual(['Welcome', 'One', 'First', 'Two', 'Another'])
    expect(session.getState()).toMatchObject({ busy: false, accepted: 1 })
  })
})

describe('an answer that was stopped', () => {
  it('has its stored ids, so that its question can be edited', async () => {
    const { session, net, keyOf } = begin()
    session.send('Three')
    net.latest().onOpen()
    net.latest().onFrame(chunk(1, 'Thi'))
    net.answers.stop = { status: 'stopped', fullResponse: 'Thir' }
    net.answers.stored = [...stored, question('u3', 'Three'), answer('b3', 'Thir')]
    await session.stop()
    await settle()
    expect(session.edit(keyOf('Three'), 'Three, better')).toBe(true)
    expect(net.latest().target).toMatchObject({ send: { replaces: 'u3' } })
  })

  it('takes no ids of other messages with the same text', async () => {
    const { session, net } = begin()
    session.send('Two')
    net.latest().onOpen()
    net.latest().onFrame(chunk(1, 'Sec'))
    net.answers.stored = stored
    await session.stop()
    await settle()
    expect(session.getState().messages.slice(-2)).toMatchObject([{ isStored: false }, { isStored: false }])
  })
})

describe('a new message', () => {
  it('names the last answer on the screen, whose branch it continues, also when it is tried again', async () => {
    const { session, net, message } = begin()
    session.send('Three')
    expect(net.latest().target).toMatchObject({ send: { content: 'Three', branchOf: 'b2' } })
    net.latest().onOpen()
    net.latest().onFrame(failed('MODEL_FAILED'))
    await settle()
    session.retry(session.getState().messages.at(-1)?.key ?? '')
    expect(net.latest().target).toMatchObject({ send: { content: 'Three', branchOf: 'b2' } })
    expect(message('Three')?.isStored).toBe(false)
  })

  it('names none after the greeting alone', () => {
    const { session, net } = beginSession()
    session.send('One')
    expect(net.latest().target).toMatchObject({ send: { branchOf: undefined } })
  })
})

describe('moving between versions', () => {
  const first = { index: 1, count: 2, previousId: null, nextId: 'u3' }
  const second = { index: 2, count: 2, previousId: 'u1', nextId: null }
  const shown = [greeting, question('u1', 'One', first), answer('b1', 'First')]
  const other = [greeting, question('u3', 'Uno', second), answer('b3', 'Primo'), question('u4', 'Due'), answer('b4', 'Secondo')]

  it('shows the other branch from that message on, which keeps its key', async () => {
    const { session, net, texts, message } = beginSession({ messages: shown })
    let ready = 0
    const switched = session.showSibling('u1', 'nextId', () => (ready += 1))
    expect(session.getState().switching).toBe(true)
    expect([session.send('Now'), session.edit('u1', 'Now'), session.regenerate('b1')]).toEqual([false, false, false])
    net.answers.branch.resolve({ messages: other, hasEarlier: false })
    await switched
    expect(net.chosen).toEqual(['u3'])
    expect(texts()).toEqual(['Welcome', 'Uno', 'Primo', 'Due', 'Secondo'])
    expect(message('Uno')).toMatchObject({ key: 'u1', id: 'u3', siblings: second })
    expect(session.getState()).toMatchObject({ switching: false, hasEarlier: false })
    expect(ready).toBe(1)
  })

  it('keeps the earlier messages that the branch begins after', async () => {
    const { session, net, texts } = beginSession({ messages: shown, hasEarlier: true })
    session.prepend([answer('b0', 'Before')], false)
    net.answers.branch.resolve({ messages: other, hasEarlier: true })
    await session.showSibling('u1', 'nextId', () => undefined)
    expect(texts()[0]).toBe('Before')
    expect(session.getState().hasEarlier).toBe(false)
  })

  it('shows a branch that begins elsewhere alone', async () => {
    const { session, net, texts } = beginSession({ messages: shown })
    net.answers.branch.resolve({ messages: other.slice(1), hasEarlier: true })
    await session.showSibling('u1', 'nextId', () => undefined)
    expect(texts()).toEqual(['Uno', 'Primo', 'Due', 'Secondo'])
    expect(session.getState().hasEarlier).toBe(true)
  })

  it('keeps the shown branch when it fails, and does nothing at the ends', async () => {
    const { session, net, texts } = beginSession({ messages: shown })
    await session.showSibling('u1', 'previousId', () => undefined)
    expect(net.chosen).toEqual([])
    net.answers.branch.reject({ kind: 'network' })
    await expect(session.showSibling('u1', 'nextId', () => undefined)).rejects.toEqual({ kind: 'network' })
    expect(texts()).toEqual(['Welcome', 'One', 'First'])
    expect(session.getState().switching).toBe(false)
  })
})

describe('an answer that was running when the page opened', () => {
  it('learns its place at the end, and is made again in its place after a failure', async () => {
    const { session, net } = beginSession({ messages: stored.slice(0, 2), runningGenerationId: 'g1' })
    net.latest().onOpen()
    net.answers.stored = [
      ...stored.slice(0, 2),
      { ...answer('b5', '', { index: 2, count: 2, previousId: 'b1', nextId: null }), status: 'failed' },
    ]
    net.latest().onFrame(failed('MODEL_FAILED'))
    await settle()
    const last = session.getState().messages.at(-1)
    expect(last).toMatchObject({ id: 'b5', siblings: { index: 2 }, canRetry: true })
    session.retry(last?.key ?? '')
    expect(net.latest().target).toMatchObject({ send: { replaces: 'b5' } })
  })
})

it('a rating stays when the place of its answer arrives after it', async () => {
  const { session, net, message } = begin()
  session.regenerate('b2')
  net.latest().onOpen()
  net.answers.stored = [...stored.slice(0, 4), answer('m2', 'Again', { index: 2, count: 2, previousId: 'b2', nextId: null })]
  net.latest().onFrame({
    kind: 'done',
    generationId: 'g1',
    seq: 2,
    status: 'complete',
    fullResponse: 'Again',
    userMessageId: 'u2',
    botMessageId: 'm2',
    citations: [],
    model: null,
    free: false,
    openers: [],
    end: 'finished',
  })
  session.setFeedback('m2', { rating: 'up', comment: null, shared: false })
  await settle()
  expect(message('Again')).toMatchObject({ siblings: { index: 2, previousId: 'b2' }, feedback: { rating: 'up' } })
})

it('feedback is noted at its answer', () => {
  const { session, message } = begin()
  session.setFeedback('b1', { rating: 'up', comment: null, shared: false })
  expect(message('First')?.feedback).toEqual({ rating: 'up', comment: null, shared: false })
})
