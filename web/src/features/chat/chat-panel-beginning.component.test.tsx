import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { type fakeApi, fakeStream } from '../../data/testing/fake-api.ts'
import { bot } from '../../data/testing/fixtures.ts'
import { done, fakeChatApi, greeting, input, messages, openChat, send, sendRoute, started, startRoute } from './chat-panel-harness.tsx'

const livia = { ...bot, firstMessage: 'Hello, runner.', openingLines: ['How do I begin?'] }

let api: ReturnType<typeof fakeApi>
let begin: () => void
let begun: Promise<void>

const sentTexts = () => api.callsOf(sendRoute).map(({ body }) => body?.content)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  api = fakeChatApi()
  const { promise, resolve } = Promise.withResolvers<void>()
  begin = resolve
  begun = promise
  api.on(startRoute, () => promise.then(started))
  api.on(sendRoute, () => {
    const stream = fakeStream('g1')
    stream.send(1, done)
    return stream.response
  })
})
afterEach(cleanup)

describe('a conversation that has not begun', () => {
  it('shows the first message, the openers and the input, which keeps its text and the focus', async () => {
    openChat(null, livia)
    const box = await input()
    messages().getByText('Hello, runner.')
    screen.getByText('Starting conversation...')
    screen.getByRole('button', { name: 'How do I begin?' })
    box.focus()
    fireEvent.change(box, { target: { value: 'Good' } })
    begin()
    await waitFor(() => expect(screen.queryByText('Starting conversation...')).toBeNull())
    expect([document.activeElement === box, box.value]).toEqual([true, 'Good'])
    messages().getByText('Hello, runner.')
    expect(sentTexts()).toEqual([])
  })

  it('sends once what was written meanwhile, and not before it has begun', async () => {
    openChat(null, livia)
    await send('Good morning')
    expect([sentTexts(), (await input()).value]).toEqual([[], 'Good morning'])
    begin()
    await messages().findByText('Good morning')
    await waitFor(async () => expect((await input()).value).toBe(''))
    expect(sentTexts()).toEqual(['Good morning'])
  })

  it('sends the opener that was chosen meanwhile', async () => {
    openChat(null, livia)
    await input()
    fireEvent.click(screen.getByRole('button', { name: 'How do I begin?' }))
    begin()
    await waitFor(() => expect(sentTexts()).toEqual(['How do I begin?']))
  })

  it('does not send a message that was edited after Enter, and sends the edited one at the next', async () => {
    openChat(null, livia)
    await send('Good morning')
    fireEvent.change(await input(), { target: { value: 'Good evening' } })
    begin()
    await waitFor(() => expect(screen.queryByText('Starting conversation...')).toBeNull())
    expect([sentTexts(), (await input()).value]).toEqual([[], 'Good evening'])
    fireEvent.keyDown(await input(), { key: 'Enter' })
    await waitFor(() => expect(sentTexts()).toEqual(['Good evening']))
  })

  it('keeps what is typed after an opener was chosen', async () => {
    openChat(null, livia)
    const box = await input()
    fireEvent.click(screen.getByRole('button', { name: 'How do I begin?' }))
    fireEvent.change(box, { target: { value: 'And then?' } })
    begin()
    await waitFor(() => expect(sentTexts()).toEqual(['How do I begin?']))
    expect(box.value).toBe('And then?')
  })
})

describe('a conversation that this browser remembers', () => {
  const answer = { ...greeting, id: 'm2', content: 'Run slowly.' }
  const question = { ...greeting, id: 'm1', content: 'How fast?', isFromBot: false }

  beforeEach(() => {
    localStorage.setItem('rostra.conversation.b1', 'c1')
    api.on('GET /api/conversations/c1/messages', async () => {
      await begun
      return Response.json([greeting, question, answer])
    })
  })

  it('opens in place of the greeting: the input keeps its text and the focus', async () => {
    openChat(null, livia)
    const box = await input()
    box.focus()
    fireEvent.change(box, { target: { value: 'Good' } })
    begin()
    await messages().findByText('Run slowly.')
    expect([document.activeElement === box, box.value, sentTexts()]).toEqual([true, 'Good', []])
  })

  it('gets once what was sent before it was open', async () => {
    openChat(null, livia)
    await send('Good morning')
    begin()
    await messages().findByText('Good morning')
    await waitFor(async () => expect((await input()).value).toBe(''))
    expect(api.callsOf(sendRoute).map(({ body }) => [body?.conversationId, body?.content])).toEqual([['c1', 'Good morning']])
    expect(api.callsOf(startRoute)).toEqual([])
  })
})
