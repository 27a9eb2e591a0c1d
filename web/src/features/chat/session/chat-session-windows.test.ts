import { describe, expect, it } from '@jest/globals'
import type { ChatSession } from './chat-session.ts'
import { chunk, done } from './fake-transport.ts'
import { answer, beginSession as begin, greeting, question } from './session-harness.ts'

const settled = () => new Promise((resolve) => setImmediate(resolve))
const hello = [question('u1', 'Hello'), answer('b1', 'Hi')] as const
const elsewhere = [question('u2', 'From my phone'), answer('b2', 'There you are')] as const

/** A session that shows one exchange, while the server has these messages. */
function returned(stored: readonly ReturnType<typeof question>[], begun: string | null = null) {
  const scene = begin({ messages: [greeting, ...hello] })
  scene.net.answers.stored = [...stored]
  scene.net.answers.begun = begun
  return scene
}

describe('a conversation in two windows', () => {
  it('shows the exchanges of the other one after its own, and tells before they appear', async () => {
    const { session, texts } = returned([greeting, ...hello, ...elsewhere])
    const keys = session.getState().messages.map(({ key }) => key)
    const told: string[][] = []
    await session.refresh(() => told.push(texts()))
    expect(texts()).toEqual(['Welcome', 'Hello', 'Hi', 'From my phone', 'There you are'])
    expect(told).toEqual([['Welcome', 'Hello', 'Hi']])
    expect(
      session
        .getState()
        .messages.slice(0, 3)
        .map(({ key }) => key),
    ).toEqual(keys)
  })

  it('tells nothing when nothing was added', async () => {
    const { session, texts } = returned([greeting, ...hello])
    await session.refresh(() => expect('told').toBe('not told'))
    expect(texts()).toEqual(['Welcome', 'Hello', 'Hi'])
  })

  it('keeps a message that was not sent after those of the other one, to be tried again', async () => {
    const { session, net, texts } = returned([greeting, ...hello, ...elsewhere])
    session.send('Not sent')
    net.latest().onEnd({ kind: 'refused', status: 403, reason: 'GUEST_LIMIT', message: 'Please sign up', retryAfter: null })
    await session.refresh()
    expect(texts()).toEqual(['Welcome', 'Hello', 'Hi', 'From my phone', 'There you are', 'Not sent', ''])
    expect(session.getState().messages.find(({ content }) => content === '')).toMatchObject({ canRetry: true })
  })

  it('shows what came in between once its own answer has ended, each message once', async () => {
    const { session, net, texts } = returned([greeting, ...hello, ...elsewhere, question('m1', 'Mine'), answer('m2', 'Yours')])
    session.send('Mine')
    net.latest().onOpen()
    net.latest().onFrame(done('Yours'))
    await settled()
    expect(texts()).toEqual(['Welcome', 'Hello', 'Hi', 'From my phone', 'There you are', 'Mine', 'Yours'])
  })

  it('asks the server only after an answer whose end does not tell all about its messages', async () => {
    const askedAfter = async (previousMessageId: string | undefined, act: (session: ChatSession) => void) => {
      const { session, net } = returned([greeting, ...hello])
      let asked = 0
      const { latestMessages } = net.transport
      net.transport.latestMessages = (id) => {
        asked += 1
        return latestMessages(id)
      }
      act(session)
      net.latest().onOpen()
      net.latest().onFrame(done('Yours', 'complete', { previousMessageId }))
      await settled()
      expect(session.getState().messages.at(-1)).toMatchObject({ isStored: true })
      return asked
    }
    const send = (session: ChatSession) => void session.send('Mine')
    expect(await askedAfter('b1', send)).toBe(0)
    // Another window has sent a message before it; a gateway of the version before tells nothing.
    for (const id of ['b2', undefined]) expect(await askedAfter(id, send)).toBe(1)
    expect(await askedAfter('b1', (session) => void session.edit('u1', 'Other words'))).toBe(1)
    expect(await askedAfter('b1', (session) => void session.regenerate('b1'))).toBe(1)
  })

  it('follows an answer that the other one has begun', async () => {
    const { session, net, texts } = returned([greeting, ...hello, elsewhere[0]], 'g7')
    await session.refresh()
    expect(net.latest().target).toEqual({ kind: 'resume', generationId: 'g7', after: 0 })
    net.latest().onOpen()
    net.latest().onFrame(chunk(1, 'There', 'g7'))
    expect(texts()).toEqual(['Welcome', 'Hello', 'Hi', 'From my phone', 'There'])
    expect(session.getState()).toMatchObject({ busy: true, accepted: 0 })
  })

  it('follows an answer that the other one generates again, in place of the former', async () => {
    const { session, net, texts } = returned([greeting, hello[0]], 'g7')
    await session.refresh()
    expect(texts()).toEqual(['Welcome', 'Hello', ''])
    net.answers.stored = [greeting, hello[0], answer('b9', 'Better')]
    net.answers.begun = null
    net.latest().onOpen()
    net.latest().onFrame(done('Better', 'complete', { botMessageId: 'b9' }))
    await settled()
    expect(texts()).toEqual(['Welcome', 'Hello', 'Better'])
  })

  it('shows the branch that the other one has chosen', async () => {
    const { session, texts } = returned([greeting, question('u9', 'Hello there'), answer('b9', 'Good day')])
    await session.refresh()
    expect(texts()).toEqual(['Welcome', 'Hello there', 'Good day'])
  })

  it('changes nothing while its own answer is being written', async () => {
    const { session, texts } = returned([greeting, ...hello, ...elsewhere])
    session.send('Mine')
    await session.refresh()
    expect(texts()).toEqual(['Welcome', 'Hello', 'Hi', 'Mine', ''])
  })

  it('keeps what it shows when the server cannot be asked', async () => {
    const { session, net, texts } = returned([])
    net.transport.latestMessages = () => Promise.reject({ kind: 'network' })
    await session.refresh()
    expect(texts()).toEqual(['Welcome', 'Hello', 'Hi'])
  })
})
