import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { type fakeApi, fakeStream, refusal } from '../../data/testing/fake-api.ts'
import { user } from '../../data/testing/fixtures.ts'
import { done, fakeChatApi, greeting, input, messages, openChat, send, sendRoute, started, startRoute } from './chat-panel-harness.tsx'

const unreachable = () => Promise.reject(new TypeError('Failed to fetch'))
const busy = () => refusal(503, 'Please try again in a moment', { retryAfter: '2' })

const wholeRoute = 'POST /api/messages'
const userMessage = { ...greeting, id: 'm1', content: 'Hello', isFromBot: false }
const botMessage = { ...greeting, id: 'm2', content: 'Good morning.' }
const wholeAnswer = () => Response.json({ userMessage, botMessage }, { status: 201 })

let api: ReturnType<typeof fakeApi>

/** Advances the time. React renders at its end, and effects then start their timers. */
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const simulateClock = () => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
const idsOf = (route: string) => api.callsOf(route).map(({ body }) => body?.requestId)

beforeEach(() => {
  // Failures are also written to the browser's console.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  localStorage.clear()
  sessionStorage.clear()
  api = fakeChatApi()
})
afterEach(() => {
  cleanup()
  jest.useRealTimers()
  jest.restoreAllMocks()
})

/** Opens the chat, and sends a message by the simulated clock. */
async function openAndSend(as: typeof user | null) {
  openChat(as)
  await input()
  simulateClock()
  await send('Hello')
  await pass(1)
}

describe.each([
  ['a guest', null],
  ['a member', user],
])('a message of %s that the product cannot take for the moment', (_, as) => {
  it('stays on screen as being sent, and is answered once with one request id', async () => {
    api.on(sendRoute, busy)
    await openAndSend(as)
    messages().getByText('Hello')
    messages().getByText('AI is typing')
    expect(messages().queryByText('[Reconnecting...]')).toBeNull()
    await pass(3_000)
    messages().getByText('[Reconnecting...]')
    expect(screen.getAllByText('[Reconnecting...]').filter((element) => element.closest('[aria-live=polite]'))).toHaveLength(1)
    expect(screen.queryByText('Try again')).toBeNull()

    const stream = fakeStream('g1')
    api.on(sendRoute, () => stream.response)
    stream.send(1, done)
    await pass(3_000)
    messages().getByText('Good morning.')
    expect(messages().queryByText('[Reconnecting...]')).toBeNull()
    expect(messages().getAllByText('Hello')).toHaveLength(1)
    const ids = idsOf(sendRoute)
    expect(ids.length).toBeGreaterThanOrEqual(2)
    expect(ids).toEqual(ids.map(() => ids[0]))
    cleanup()
    jest.useRealTimers()
    openChat(as)
    expect((await input()).value).toBe('')
  })
})

describe('a message that the product does not accept within 30 s', () => {
  it.each([
    ['503', busy, 'Failed to send message: Please try again in a moment'],
    ['no connection', unreachable, 'Both streaming and standard modes failed'],
  ])('fails after %s, and can be tried again with its request id', async (_, answer, toast) => {
    api.on(sendRoute, answer)
    api.on(wholeRoute, answer)
    await openAndSend(null)
    await pass(32_000)
    messages().getByText('Hello')
    messages().getByText('Sorry, the connection timed out and fallback also failed. Please try again.')
    screen.getByText(toast)
    expect(api.callsOf(sendRoute)).toHaveLength(3)
    const ids = idsOf(wholeRoute)
    await pass(60_000)
    expect(idsOf(wholeRoute)).toEqual(ids)
    expect(new Set([...ids, ...idsOf(sendRoute)]).size).toBe(1)

    const stream = fakeStream('g1')
    api.on(sendRoute, () => stream.response)
    stream.send(1, done)
    messages().getByText('It counts once, however often you try.')
    fireEvent.click(messages().getByRole('button', { name: 'Try again · 1 free message' }))
    await pass(100)
    messages().getByText('Good morning.')
    expect(new Set(idsOf(sendRoute)).size).toBe(1)
  })
})

describe('a stream that is refused three times', () => {
  it.each([
    ['503', busy],
    ['a closed socket', unreachable],
  ])('with %s is replaced by a plain request with the same request id', async (_, answer) => {
    api.on(sendRoute, answer)
    api.on(wholeRoute, wholeAnswer)
    await openAndSend(null)
    for (let second = 0; second < 12 && api.callsOf(wholeRoute).length === 0; second += 1) await pass(1_000)
    messages().getByText('Good morning.')
    screen.getByText('Fallback Mode')
    expect(api.callsOf(sendRoute)).toHaveLength(3)
    expect(new Set([...idsOf(sendRoute), ...idsOf(wholeRoute)]).size).toBe(1)
    expect(api.callsOf(wholeRoute)).toHaveLength(1)
  })
})

describe('a message that is being sent again', () => {
  it('ends with Stop, and can be tried again', async () => {
    api.on(sendRoute, busy)
    await openAndSend(user)
    await pass(1_000)
    fireEvent.click(screen.getByRole('button', { name: 'Stop the reply' }))
    await pass(1)
    messages().getByText('Stopped')
    const ids = idsOf(sendRoute)
    await pass(60_000)
    expect(idsOf(sendRoute)).toEqual(ids)
    messages().getByText('Hello')
    messages().getByText('You pay once, however often you try.')
    messages().getByRole('button', { name: 'Try again · 2 credits' })
  })

  it('is sent no more once the page closes, and is in the input on return', async () => {
    api.on(sendRoute, busy)
    await openAndSend(null)
    const ids = idsOf(sendRoute)
    cleanup()
    await pass(60_000)
    expect(idsOf(sendRoute)).toEqual(ids)
    jest.useRealTimers()
    openChat()
    expect((await input()).value).toBe('Hello')
  })
})

describe('a conversation that the product temporarily cannot start', () => {
  it('starts with one request id once the product can', async () => {
    simulateClock()
    api.on(startRoute, busy)
    openChat()
    await pass(100)
    await pass(4_900)
    screen.getByText('Reconnecting…')
    expect(screen.queryByText('Failed to start conversation. Please try again.')).toBeNull()
    api.on(startRoute, started)
    await pass(5_000)
    messages().getByText('Hello, runner.')
    expect(screen.queryByText('Reconnecting…')).toBeNull()
    const ids = idsOf(startRoute)
    expect(ids.length).toBeGreaterThanOrEqual(3)
    expect(ids).toEqual(ids.map(() => expect.stringMatching(/^[\da-f-]{36}$/)))
    expect(new Set(ids).size).toBe(1)
  })

  it('fails after 30 s, and can be tried again', async () => {
    simulateClock()
    api.on(startRoute, unreachable)
    openChat()
    await pass(32_000)
    screen.getByText('Failed to start conversation. Please try again.')
    screen.getByText('Failed to start conversation: The server could not be reached.')
    api.on(startRoute, started)
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await pass(100)
    messages().getByText('Hello, runner.')
  })

  it('is not started once the page closes', async () => {
    simulateClock()
    api.on(startRoute, busy)
    openChat()
    await pass(1_000)
    cleanup()
    api.on(startRoute, started)
    await pass(60_000)
    expect(api.callsOf(startRoute)).toHaveLength(1)
  })

  it('is resumed when its messages cannot be read for the moment', async () => {
    openChat()
    await input()
    cleanup()
    simulateClock()
    const route = 'GET /api/conversations/c1/messages'
    api.on(route, busy)
    openChat()
    await pass(3_000)
    api.on(route, () => Response.json([]))
    await pass(5_000)
    messages()
    expect(api.callsOf(startRoute)).toHaveLength(1)
  })
})

describe('a stream that does not open within 15 s', () => {
  beforeEach(async () => {
    api.on(sendRoute, () => new Promise(() => undefined))
    await openAndSend(null)
    await pass(14_000)
    messages().getByText('This takes longer than usual')
    expect(api.callsOf(wholeRoute)).toEqual([])
  })

  it('is replaced by a plain request with the same request id, and says so', async () => {
    api.on(wholeRoute, wholeAnswer)
    await pass(1_500)
    messages().getByText('Good morning.')
    screen.getByText('Fallback Mode')
    screen.getByText('Used standard mode instead of streaming')
    expect(idsOf(wholeRoute)).toEqual(idsOf(sendRoute))
  })

  it('fails when the plain request fails too', async () => {
    api.on(wholeRoute, unreachable)
    await pass(1_500)
    messages().getByText('Sorry, the connection timed out and fallback also failed. Please try again.')
    screen.getByText('Connection Failed')
    screen.getByText('Both streaming and standard modes failed')
  })
})

it('the server is pinged every 30 s while an answer streams', async () => {
  const stream = fakeStream('g1')
  api.on(sendRoute, () => stream.response)
  await openAndSend(null)
  stream.send(1, { content: 'Good ' })
  await pass(15_000)
  stream.send(2, { content: 'morning' })
  await pass(14_000)
  expect(api.callsOf('GET /api/ping')).toHaveLength(0)
  await pass(1_500)
  expect(api.callsOf('GET /api/ping')).toHaveLength(1)
})
