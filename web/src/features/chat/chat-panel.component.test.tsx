import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type fakeApi, fakeStream, heldAnswer, refusal } from '../../data/testing/fake-api.ts'
import { bot, user } from '../../data/testing/fixtures.ts'
import { renderApp } from '../../data/testing/render-app.tsx'
import { ChatPanel } from './chat-panel.tsx'
import { done, fakeChatApi, greeting, input, messages, openChat, send, sendRoute, signIn, startRoute } from './chat-panel-harness.tsx'

const resumeRoute = 'GET /api/generations/g1/stream'

let api: ReturnType<typeof fakeApi>

beforeEach(() => {
  // Failures are also written to the browser's console.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  localStorage.clear()
  sessionStorage.clear()
  api = fakeChatApi()
})
afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})

describe('the draft of a message', () => {
  it('survives leaving the page, and is removed by sending', async () => {
    openChat()
    fireEvent.change(await input(), { target: { value: 'How do I' } })
    cleanup()
    openChat()
    expect((await input()).value).toBe('How do I')
    api.on(sendRoute, () => fakeStream('g1').response)
    await userEvent.type(await input(), ' begin?{Enter}')
    await messages().findByText('How do I begin?')
    expect((await input()).value).toBe('')
    cleanup()
    openChat()
    expect((await input()).value).toBe('')
  })

  it('of one persona is not shown for another', async () => {
    openChat()
    fireEvent.change(await input(), { target: { value: 'For Livia' } })
    cleanup()
    renderApp(<ChatPanel bot={{ ...bot, id: 'b2', name: 'Max' }} header={<h1>Max</h1>} />)
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message to Max' })).value).toBe('')
  })
})

describe('an exchange', () => {
  it('shows the message at once, then the answer as it is written', async () => {
    const stream = fakeStream('g1')
    const held = heldAnswer()
    api.on(sendRoute, held.answer)
    openChat()
    await send('Hello')
    expect(messages().getByText('Hello').dir).toBe('auto')
    messages().getByText('AI is typing')
    held.release(stream.response)
    stream.send(1, { content: 'Good ' })
    await messages().findByText('Good')
    stream.send(2, { content: 'morn' })
    await messages().findByText('Good morn')
    stream.send(3, done)
    await messages().findByText('Good morning.')
    expect(messages().queryByText('AI is typing')).toBeNull()
    expect(api.callsOf(sendRoute).map(({ body }) => body)).toEqual([
      { conversationId: 'c1', content: 'Hello', requestId: expect.any(String) },
    ])
  })

  it('keeps what was streamed when the last event carries no whole answer', async () => {
    const stream = fakeStream('g1')
    api.on(sendRoute, () => stream.response)
    openChat()
    await send('Hello')
    stream.send(1, { content: 'Good morning.' })
    stream.send(2, { done: true })
    await waitFor(() => expect(messages().queryByText('AI is typing')).toBeNull())
    messages().getByText('Good morning.')
    expect(screen.queryByText('Failed to process response from server')).toBeNull()
  })

  it('gets the passages that it cites at its end', async () => {
    const stream = fakeStream('g1')
    api.on(sendRoute, () => stream.response)
    openChat()
    await send('When do I rest?')
    stream.send(1, { content: 'On Mondays [1].' })
    const chip = await messages().findByRole('button', { name: 'Source 1, available when the answer is complete' })
    const citations = [{ n: 1, sourceId: 's1', title: 'Handbook', page: 3, heading: '', excerpt: 'Rest on Mondays.' }]
    stream.send(2, { ...done, fullResponse: 'On Mondays [1].', citations })
    await waitFor(() => expect(chip.getAttribute('aria-label')).toBe('Source 1: Handbook, page 3'))
    await messages().findByRole('list', { name: 'Sources' })
    await userEvent.click(chip)
    await screen.findByText('Rest on Mondays.')
  })

  it('reconnects after a connection that is lost early with text, and loses none', async () => {
    const first = fakeStream('g1')
    const second = fakeStream('g1')
    api.on(sendRoute, () => first.response)
    api.on(resumeRoute, () => second.response)
    openChat()
    await send('Hello')
    first.send(1, { content: 'Good ' })
    await messages().findByText('Good')
    first.breakOff()
    await messages().findByText('[Reconnecting...]')
    messages().getByText('Good')
    second.send(2, { content: 'morning.' })
    await messages().findByText('Good morning.')
    expect(messages().queryByText('[Reconnecting...]')).toBeNull()
    expect(api.callsOf(resumeRoute).map(({ query }) => query)).toEqual([{ after: '1' }])
  })

  it('that breaks off at once without text is a failed send that can be retried', async () => {
    const first = fakeStream('g1')
    api.on(sendRoute, () => first.response)
    openChat()
    await send('Hello')
    await act(async () => first.breakOff())
    await messages().findByText('[Message failed to send]')
    await screen.findByText('Unable to send message. Please try again.')
    const second = fakeStream('g1')
    api.on(sendRoute, () => second.response)
    await userEvent.click(messages().getByRole('button', { name: 'Try again · 1 free message' }))
    second.send(1, done)
    await messages().findByText('Good morning.')
    const ids = api.callsOf(sendRoute).map(({ body }) => body?.requestId)
    expect(ids).toEqual([ids[0], ids[0]])
  })

  it('credits that do not suffice put the message back into the input, and it can be tried again', async () => {
    api.on(sendRoute, () => refusal(402, 'No credits', { reason: 'INSUFFICIENT_CREDITS' }))
    openChat(user)
    await send('Hello')
    await screen.findByText('No credits remaining')
    screen.getByText('Please purchase more message credits to continue chatting.')
    await waitFor(async () => expect((await input()).value).toBe('Hello'))
    await messages().findByText('[Message failed to send]')
    const stream = fakeStream('g1')
    api.on(sendRoute, () => stream.response)
    await userEvent.click(messages().getByRole('button', { name: 'Try again · 2 credits' }))
    stream.send(1, done)
    await messages().findByText('Good morning.')
    expect((await input()).value).toBe('')
    expect(messages().getAllByText('Hello')).toHaveLength(1)
  })

  it('to a conversation that has ended begins a new one, with the message in the input', async () => {
    openChat(user)
    await input()
    api.on(sendRoute, () => refusal(404, 'Conversation not found', { reason: 'CONVERSATION_NOT_FOUND' }))
    const begun = {
      conversation: { id: 'c2', botId: 'b1' },
      initialMessage: { ...greeting, conversationId: 'c2', content: 'Hello again.' },
    }
    api.on(startRoute, () => Response.json(begun, { status: 201 }))
    await send('Hello')
    await screen.findByText('Conversation ended')
    await messages().findByText('Hello again.')
    expect((await input()).value).toBe('Hello')
    expect(messages().queryByText('Hello')).toBeNull()
    const stream = fakeStream('g1')
    api.on(sendRoute, () => stream.response)
    fireEvent.keyDown(await input(), { key: 'Enter' })
    stream.send(1, done)
    await messages().findByText('Good morning.')
    expect(api.callsOf(sendRoute).map(({ body }) => body?.conversationId)).toEqual(['c1', 'c2'])
  })
})

describe('a chat that the browser shows again from its back/forward cache', () => {
  const leaveAndReturn = async () => {
    fireEvent(window, new PageTransitionEvent('pagehide', { persisted: true }))
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }))
  }
  const question = { ...greeting, id: 'm1', content: 'Hello', isFromBot: false }
  const list = 'GET /api/conversations/c1/messages'

  it('goes on with the answer that still runs', async () => {
    const left = fakeStream('g1')
    api.on(sendRoute, () => left.response)
    openChat()
    await send('Hello')
    left.send(1, { content: 'Good' })
    await messages().findByText('Good')
    const rest = fakeStream('g1')
    api.on('GET /api/generations/g1/stream', () => rest.response)
    api.on(list, () => Response.json([greeting, question], { headers: { 'X-Running-Generation': 'g1' } }))
    await leaveAndReturn()
    rest.send(1, { content: 'Good' })
    rest.send(2, { content: ' mor' })
    await messages().findByText('Good mor')
    api.on(list, () => Response.json([greeting, question, { ...greeting, id: 'm2', content: 'Good morning.' }]))
    rest.send(3, done)
    await messages().findByText('Good morning.')
    expect(messages().getAllByText('Hello')).toHaveLength(1)
  })

  it('shows an answer that is complete, and sends again', async () => {
    const left = fakeStream('g1')
    api.on(sendRoute, () => left.response)
    openChat()
    await send('Hello')
    await messages().findByText('AI is typing')
    api.on(list, () => Response.json([greeting, question, { ...greeting, id: 'm2', content: 'Good morning.' }]))
    await leaveAndReturn()
    await messages().findByText('Good morning.')
    const next = fakeStream('g2')
    api.on(sendRoute, () => next.response)
    await send('And now?')
    next.send(1, { ...done, fullResponse: 'Lunch.', userMessageId: 'm3', botMessageId: 'm4' })
    await messages().findByText('Lunch.')
  })
})

describe('the limit of a guest', () => {
  it.each([
    [3, '3 of 10 free messages left'],
    [2, '2 messages left'],
    [1, '1 message left'],
  ])('is the server’s count: with %d left it says so, whatever a continued conversation holds', async (left, text) => {
    const copied = Array.from({ length: 12 }, (_, index) => ({ ...greeting, id: `m${index}`, isFromBot: false }))
    const headers = { 'X-Guest-Messages-Left': String(left) }
    api.on('GET /api/conversations/c1/messages', () => Response.json(copied, { headers }))
    localStorage.setItem('rostra.conversation.b1', 'c1')
    openChat()
    await screen.findByText(text)
    expect((await input()).disabled).toBe(false)
  })

  it('asks to sign up, and keeps the message for afterwards', async () => {
    api.on(sendRoute, () => refusal(403, 'Please sign up', { reason: 'GUEST_LIMIT' }))
    openChat()
    await send('Hello')
    await screen.findByText('Please sign up or log in to continue the conversation.')
    const prompt = (await screen.findByText('Keep this conversation going')).closest('[role=alert]')
    expect(prompt?.textContent).toContain('You have used your 10 free messages.')
    expect((await input()).disabled).toBe(true)
    signIn()
    expect((await input()).value).toBe('Hello')
  })

  it('of a network is shown in the words of the server', async () => {
    const text = 'Too many guest messages from your network today. Sign up to go on.'
    api.on(sendRoute, () => refusal(429, text, { reason: 'ADDRESS_LIMIT' }))
    openChat()
    await send('Hello')
    const prompt = (await screen.findByText('Keep this conversation going')).closest('[role=alert]')
    expect(prompt?.textContent).toContain(text)
    expect(prompt?.textContent).not.toContain('10 free messages')
    expect((await input()).disabled).toBe(true)
    signIn()
    expect((await input()).value).toBe('Hello')
  })
})

describe('the limit on unanswered sends', () => {
  it('says when sending works again, and leaves the input open', async () => {
    api.on(sendRoute, () => refusal(429, 'Wait', { reason: 'TOO_MANY_UNANSWERED' }))
    openChat()
    await send('Hello')
    await screen.findByText('Many answers were stopped before they began. You can send again within an hour.')
    expect((await input()).disabled).toBe(false)
  })
})

it.each(['focus', 'online', 'visibilitychange'])('shows what another window has added on %s, and keeps the draft', async (event) => {
  const api = fakeChatApi()
  openChat()
  fireEvent.change(await input(), { target: { value: 'A draft' } })
  const asked = { ...greeting, id: 'u9', content: 'From my phone', isFromBot: false }
  api.on('GET /api/conversations/c1/messages', () => Response.json([greeting, asked, { ...greeting, id: 'b9', content: 'There you are.' }]))
  window.dispatchEvent(new Event(event))
  await messages().findByText('There you are.')
  messages().getByText('From my phone')
  expect((await input()).value).toBe('A draft')
})
