import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { type fakeApi, fakeStream } from '../../data/testing/fake-api.ts'
import { user } from '../../data/testing/fixtures.ts'
import { done, fakeChatApi, input, messages, openChat, send, sendRoute } from './chat-panel-harness.tsx'

let api: ReturnType<typeof fakeApi>
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const slow = 'This takes longer than usual'
const idsOf = () => api.callsOf(sendRoute).map(({ body }) => body?.requestId)

beforeEach(() => {
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
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  await send('Hello')
  await pass(1)
}

it('a message of which nothing comes says so after 10 s, aloud too, and is asked for again by the same request', async () => {
  api.on(sendRoute, () => fakeStream('g1').response)
  await openAndSend(user)
  await pass(9_900)
  expect(screen.queryByText(slow)).toBeNull()
  await pass(200)
  messages().getByText(slow)
  expect(screen.getAllByText(slow).some((element) => element.closest('[aria-live=polite]'))).toBe(true)
  const stream = fakeStream('g1')
  api.on(sendRoute, () => stream.response)
  fireEvent.click(messages().getByRole('button', { name: 'Try again · at no extra cost' }))
  await pass(1)
  stream.send(1, done)
  await pass(100)
  messages().getByText('Good morning.')
  expect(messages().queryByText(slow)).toBeNull()
  expect([idsOf().length, new Set(idsOf()).size]).toEqual([2, 1])
})

it('Stop ends it at once, also while the server answers nothing', async () => {
  const silent = () => new Promise<Response>(() => undefined)
  api.on(sendRoute, silent)
  await openAndSend(null)
  api.on('GET /api/conversations/c1/messages', silent)
  await pass(10_000)
  fireEvent.click(messages().getByRole('button', { name: 'Stop' }))
  await pass(1)
  messages().getByText('Stopped')
  messages().getByText('It counts once, however often you try.')
  messages().getByRole('button', { name: 'Try again · 1 free message' })
})

it.each([
  ['a member', user, 'The text above was charged. You get a new answer.', 'Try again · 2 credits'],
  ['a guest', null, 'The text above counts as a message. You get a new answer.', 'Try again · 1 free message'],
])('an answer to %s that breaks off is marked, and says what came of it and what another costs', async (_, as, charge, button) => {
  const stream = fakeStream('g1')
  api.on(sendRoute, () => stream.response)
  await openAndSend(as)
  stream.send(1, { content: 'Good mor' })
  await pass(100)
  stream.send(2, { error: 'Interrupted', reason: 'INTERRUPTED' })
  await pass(100)
  messages().getByText('Good mor')
  messages().getByText('The answer broke off here')
  messages().getByText(charge)
  messages().getByRole('button', { name: button })
})
