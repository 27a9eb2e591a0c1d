import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type fakeApi, fakeStream } from '../../data/testing/fake-api.ts'
import { bot, user, userStatus } from '../../data/testing/fixtures.ts'
import { writeStored } from '../../lib/storage.ts'
import { done, fakeChatApi, greeting, input, messages, openChat, send, sendRoute } from './chat-panel-harness.tsx'

const listRoute = 'GET /api/conversations/c1/messages'
const offline = { headers: { 'X-Offline-Model': 'true', 'X-Bot-Id': 'b1', 'X-Guest-Messages-Left': '9' } }
const question = { ...greeting, id: 'u1', content: 'Who won the derby?', isFromBot: false }
const openers = ['How do I begin to run?', 'Which shoes do I need?', 'When do I rest?']
const list = openers.map((opener) => `- ${opener}`).join('\n')
const abstention = {
  ...greeting,
  id: 'b1',
  content: `I can only answer from what I was given. Ask me about:\n\n${list}`,
  model: 'offline',
  free: true,
  openers,
}
const answer = { ...greeting, id: 'b1', content: 'Slowly.', model: 'offline' }
/** Opens the chat, and waits for its messages. */
const opened = async (as?: typeof user) => {
  openChat(as)
  await screen.findByRole('region', { name: 'Messages' })
}
const buttons = () => within(messages().getByRole('list', { name: 'Questions that this persona can answer' })).getAllByRole('button')

let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({ matches: media === '(pointer: fine)' }) as MediaQueryList)
  localStorage.clear()
  sessionStorage.clear()
  api = fakeChatApi()
  writeStored(`rostra.conversation.${bot.id}`, 'c1')
})
afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})

describe('an abstention of the offline model', () => {
  beforeEach(() => api.on(listRoute, () => Response.json([greeting, question, abstention], offline)))

  it('offers its openers as buttons in place of the list, and sends the chosen one', async () => {
    const stream = fakeStream('g1')
    api.on(sendRoute, () => stream.response)
    await opened()
    await messages().findByText('I can only answer from what I was given. Ask me about:')
    expect(buttons().map(({ textContent }) => textContent)).toEqual(openers)
    expect(
      messages()
        .queryAllByRole('listitem')
        .filter(({ textContent }) => textContent === openers[0]),
    ).toHaveLength(1)
    await userEvent.click(buttons()[1] as HTMLElement)
    await messages().findByText('AI is typing')
    expect(api.callsOf(sendRoute).map(({ body }) => body)).toEqual([
      { conversationId: 'c1', content: openers[1], branchOf: 'b1', requestId: expect.any(String) },
    ])
    expect(messages().queryByRole('list', { name: 'Questions that this persona can answer' })).toBeNull()
    expect(document.activeElement).toBe(await input())
  })

  it('says to a member that it was free, and names the model', async () => {
    await opened(user)
    await messages().findByText('Offline model · free of charge')
  })

  it('does not tell a guest that it was free, because it counts as a message', async () => {
    await opened()
    await messages().findByText('Offline model')
    await screen.findByText('9 of 10 free messages left')
  })

  it('may come without a credit, which the server decides', async () => {
    api.on('GET /api/user/status', () => Response.json({ ...userStatus, messageCredits: 0 }))
    api.on(sendRoute, () => fakeStream('g1').response)
    openChat({ ...user, messageCredits: 0 })
    await screen.findByText('2 credits a message · 0 left')
    screen.getByText(/^Your free credits return on [A-Z][a-z]{2} 1, \d{4}\.$/)
    await send('I want to die')
    expect(api.callsOf(sendRoute).map(({ body }) => body)).toEqual([expect.objectContaining({ content: 'I want to die' })])
  })

  it('arrives in a stream with its openers and its model', async () => {
    api.on(listRoute, () => Response.json([greeting], offline))
    const stream = fakeStream('g1')
    api.on(sendRoute, () => stream.response)
    await opened(user)
    await send('Who won the derby?')
    stream.send(1, { content: abstention.content })
    stream.send(2, { ...done, fullResponse: abstention.content, model: 'offline', free: true, openers })
    await messages().findByText('Offline model · free of charge')
    expect(buttons()).toHaveLength(3)
  })
})

describe('making an answer again', () => {
  it('is not offered while the offline model answers', async () => {
    api.on(listRoute, () => Response.json([greeting, question, answer], offline))
    await opened(user)
    await messages().findByText('Offline model')
    await screen.findByRole('button', { name: 'Good answer' })
    expect(screen.queryByRole('button', { name: /Regenerate/ })).toBeNull()
  })

  it('is offered again once another model answers, which is named', async () => {
    api.on(listRoute, () => Response.json([greeting, question, { ...answer, model: 'claude-sonnet-5-5' }]))
    await opened(user)
    await messages().findByText('claude-sonnet-5-5')
    await screen.findByRole('button', { name: 'Regenerate · 2 credits' })
  })
})
