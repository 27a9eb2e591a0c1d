import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type fakeApi, fakeStream, refusal } from '../../data/testing/fake-api.ts'
import { bot, user } from '../../data/testing/fixtures.ts'
import { writeStored } from '../../lib/storage.ts'
import { done, fakeChatApi, greeting, messages, openChat, send, sendRoute } from './chat-panel-harness.tsx'

const listRoute = 'GET /api/conversations/c1/messages'
const question = { ...greeting, id: 'u1', content: 'Tell me', isFromBot: false }
const answer = { ...greeting, id: 'b1', content: 'Rome was', model: 'm' }
const opened = async (as?: typeof user) => {
  openChat(as)
  await screen.findByRole('region', { name: 'Messages' })
}

let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  // Failures are also written to the browser's console.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  localStorage.clear()
  sessionStorage.clear()
  api = fakeChatApi()
  writeStored(`rostra.conversation.${bot.id}`, 'c1')
})
afterEach(() => {
  cleanup()
  jest.useRealTimers()
  jest.restoreAllMocks()
})

/** Opens a conversation whose last answer has ended like this. */
async function ended(change: object, as?: typeof user) {
  api.on(listRoute, () => Response.json([greeting, question, { ...answer, ...change }]))
  await opened(as)
}

describe('an answer that was cut off', () => {
  it('says so, and goes on in the same message for the price of a message', async () => {
    const stream = fakeStream('g1')
    api.on(sendRoute, () => stream.response)
    await ended({ end: 'length' }, user)
    await messages().findByText('The answer was cut off')
    await userEvent.click(await messages().findByRole('button', { name: 'Continue · 2 credits' }))
    await messages().findByText('AI is typing')
    expect(messages().queryByText('The answer was cut off')).toBeNull()
    const sent = { conversationId: 'c1', continues: 'b1', maxCredits: 2, requestId: expect.any(String) }
    expect(api.callsOf(sendRoute).map(({ body }) => body)).toEqual([sent])
    stream.send(1, { content: ' not built.' })
    await messages().findByText('Rome was not built.')
    api.on(listRoute, () => Response.json([greeting, question, { ...answer, content: 'Rome was not built.', end: 'finished' }]))
    stream.send(2, { ...done, fullResponse: 'Rome was not built.', botMessageId: 'b1', end: 'finished' })
    await messages().findByRole('button', { name: 'Regenerate · 2 credits' })
    expect(messages().queryByRole('button', { name: /Continue/ })).toBeNull()
  })

  it('counts as a message of a guest', async () => {
    await ended({ end: 'length' })
    await messages().findByRole('button', { name: 'Continue · 1 free message' })
  })
})

it.each([
  [{ end: 'filtered' }, 'The provider’s content filter ended this answer'],
  [{ end: 'refused' }, 'The model declined to answer'],
  [{ end: 'refused', content: '', status: 'failed' }, 'The model declined to answer'],
  [{ end: 'failed', status: 'failed' }, 'The answer broke off here'],
  [{ end: 'failed', status: 'failed', content: '' }, '[Message failed to send]'],
])('an answer that ended before it was done says why: %j', async (change, text) => {
  await ended(change)
  await messages().findByText(text)
  expect(messages().queryByRole('button', { name: /Continue/ })).toBeNull()
})

it('a whole answer and a stopped one say nothing of their end', async () => {
  await ended({ end: 'stopped', status: 'stopped' })
  await messages().findByText('Stopped')
  expect(messages().queryByText(/cut off|ended this|declined|broke off/)).toBeNull()
})

describe('a model that does not write yet', () => {
  it('thinks, or is awaited, and an answer can be stopped meanwhile', async () => {
    const stream = fakeStream('g1')
    api.on(sendRoute, () => stream.response)
    await opened()
    await send('Hello')
    await messages().findByText('AI is typing')
    stream.send(0, { state: 'thinking', seconds: 3 })
    await messages().findByText('Thinking… 3 s')
    await screen.findByText('The model thinks')
    stream.send(0, { state: 'waiting', seconds: 6 })
    await messages().findByText('Still waiting for the model…')
    screen.getByRole('button', { name: 'Stop the reply' })
    stream.send(1, { content: 'Hi' })
    await messages().findByText('AI is typing')
    expect(messages().queryByText(/Thinking|waiting/)).toBeNull()
  })
})

describe('a model that gives no answer', () => {
  const fail = async (frame: object) => {
    const stream = fakeStream('g1')
    api.on(sendRoute, () => stream.response)
    await opened(user)
    await send('Hello')
    await messages().findByText('AI is typing')
    stream.send(1, frame)
  }

  it('is busy: the button that tries again waits as long as the provider asks for', async () => {
    await fail({ error: 'The model is busy. Please try again in 2 s.', reason: 'MODEL_BUSY', retryAfter: 2 })
    await messages().findByText('The model is busy right now.')
    const button = await messages().findByRole('button', { name: 'Try again in 2 s · 2 credits' })
    await userEvent.click(button)
    expect(api.callsOf(sendRoute)).toHaveLength(1)
    await userEvent.click(await messages().findByRole('button', { name: 'Try again · 2 credits' }, { timeout: 5_000 }))
    await act(async () => undefined)
    const ids = api.callsOf(sendRoute).map(({ body }) => body?.requestId)
    expect([ids.length, new Set(ids).size]).toEqual([2, 2])
  })

  it.each([
    ['MODEL_REFUSED_KEY', 'The model’s provider refuses our key. We have to renew it; please try again later.'],
    ['MODEL_QUOTA', 'Our budget at the model’s provider is used up. Please try again later.'],
    ['MODEL_UNKNOWN', 'The model’s provider does not offer this model any more. Please try again later.'],
    ['MODEL_FAILED', 'The model failed to answer. Please try again.'],
    ['MODEL_SILENT', 'The model took too long to answer. Please try again.'],
    ['EMPTY_ANSWER', 'The model gave no answer.'],
  ])('has words of its own for %s', async (reason, text) => {
    await fail({ error: 'From the server', reason })
    await messages().findByText(text)
    await messages().findByRole('button', { name: 'Try again · 2 credits' })
    messages().getByText('The failed attempt cost nothing.')
  })

  it('has the same words without a stream', async () => {
    api.on(sendRoute, () => new Response(null))
    api.on('POST /api/messages', () => refusal(503, 'The model is busy', { reason: 'MODEL_BUSY', retryAfter: '20' }))
    await opened(user)
    await send('Hello')
    await messages().findByText('The model is busy right now.')
    await messages().findByRole('button', { name: /^Try again in (19|20) s · 2 credits$/ })
    expect(api.callsOf('POST /api/messages')).toHaveLength(1)
  })
})
