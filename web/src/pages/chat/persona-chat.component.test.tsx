import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type fakeApi, fakeStream, heldAnswer, refusal } from '../../data/testing/fake-api.ts'
import { bot, user } from '../../data/testing/fixtures.ts'
import { conversation } from '../../data/testing/history-fixtures.ts'
import { strings } from '../../strings/strings.ts'
import { address, fakeHistoryApi, listOf, listRoute, messagesOf, messagesRoute, openHistory, withIds } from './history-harness.tsx'

const startRoute = 'POST /api/conversations'
const soup = { ...conversation, id: 'c2', title: 'Lentil soup' }
const messages = () => within(screen.getByRole('region', { name: 'Messages' }))
const drawer = () => screen.findByRole('complementary', { name: 'Conversations' })
const dialog = () => screen.findByRole('dialog', { name: 'Conversations' })

/** Sets whether the window has room for the drawer. */
function widen(isWide: boolean) {
  const listeners = { addEventListener: () => undefined, removeEventListener: () => undefined }
  window.matchMedia = (media) => ({ media, matches: isWide && media.includes('80rem'), ...listeners }) as unknown as MediaQueryList
}

let api: ReturnType<typeof fakeApi>
const realMatchMedia = window.matchMedia
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  localStorage.clear()
  sessionStorage.clear()
  widen(true)
  api = fakeHistoryApi([conversation, soup])
  api.on(messagesRoute('c1'), () => messagesOf('c1', 'Hello, runner.', 'How far?', 'Ten kilometres.'))
  api.on(messagesRoute('c2'), () => messagesOf('c2', 'Hello, cook.', 'Which lentils?', 'Red ones.'))
  api.on(startRoute, async () => {
    const [initialMessage] = await messagesOf('c3', 'Hello again.').json()
    api.on(messagesRoute('c3'), () => messagesOf('c3', 'Hello again.'))
    return Response.json({ conversation: { id: 'c3', botId: bot.id }, initialMessage }, { status: 201 })
  })
})
afterEach(() => {
  cleanup()
  window.matchMedia = realMatchMedia
  jest.restoreAllMocks()
})

describe('the conversation that the address names', () => {
  it('opens where it ended, and is the one that opens without a name next time', async () => {
    openHistory(user, '/persona/livia?conversation=c2')
    await screen.findByText('Red ones.')
    expect(api.callsOf(startRoute)).toHaveLength(0)
    cleanup()
    openHistory(user, '/persona/livia')
    await screen.findByText('Red ones.')
  })

  it('goes on with its running answer', async () => {
    const stream = fakeStream('g1')
    api.on(messagesRoute('c2'), () => {
      const response = messagesOf('c2', 'Hello, cook.', 'Which lentils?')
      response.headers.set('X-Running-Generation', 'g1')
      return response
    })
    api.on('GET /api/generations/g1/stream', () => stream.response)
    openHistory(user, '/persona/livia?conversation=c2')
    await screen.findByRole('button', { name: 'Stop the reply' })
    stream.send(1, { content: 'Red ones.' })
    await waitFor(() => messages().getByText('Red ones.'))
    stream.send(2, { done: true, fullResponse: 'Red ones.', userMessageId: 'u', botMessageId: 'b', status: 'complete' })
    await screen.findByRole('button', { name: 'Send message' })
  })

  it.each([
    ['does not exist', 'unknown', undefined],
    ['is with another persona', 'c2', 'b9'],
  ])('that %s is said to be missing, and another one opens', async (_, id, owner) => {
    if (owner) {
      api.on(messagesRoute(id), () => {
        const response = messagesOf(id, 'Secret.')
        response.headers.set('X-Bot-Id', owner)
        return response
      })
    }
    openHistory(user, `/persona/livia?conversation=${id}`)
    await screen.findByText('That conversation is not here')
    await screen.findByText('Hello again.')
    expect(screen.queryByText('Secret.')).toBeNull()
    expect(api.callsOf(startRoute)).toHaveLength(1)
  })

  it('shows the message that a search has found', async () => {
    openHistory(user, '/persona/livia?view=plain&conversation=c2&message=c2-1')
    await waitFor(() => expect(address()).toBe('/persona/livia?view=plain&conversation=c2'))
    expect(document.activeElement?.textContent).toContain('Which lentils?')
    expect(document.activeElement?.hasAttribute('data-found')).toBe(true)
  })

  it('loads earlier messages until the one that a search has found is there, and says so meanwhile', async () => {
    const latest = Array.from({ length: 100 }, (_, index) => ({ id: `late-${index}`, content: `Later ${index}` }))
    const held = heldAnswer()
    api.on(messagesRoute('c2'), ({ query }) => (query.before === 'late-0' ? held.answer() : withIds('c2', latest)))
    openHistory(user, '/persona/livia?conversation=c2&message=early')
    await screen.findByText('Looking for the message…')
    held.release(withIds('c2', [{ id: 'early', content: 'Which lentils?' }]))
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Which lentils?'))
    expect(screen.queryByText('Looking for the message…')).toBeNull()
  })

  it('shows the version in which the message is that a search has found', async () => {
    api.on('POST /api/conversations/c2/branch', ({ body }) => withIds('c2', [{ id: String(body?.messageId), content: 'Green ones.' }]))
    openHistory(user, '/persona/livia?conversation=c2&message=b9')
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Green ones.'))
    await waitFor(() => expect(address()).toBe('/persona/livia?conversation=c2'))
  })

  it('opens where it ended when the page is loaded again after a search has found a message of another version', async () => {
    api.on('POST /api/conversations/c2/branch', ({ body }) => withIds('c2', [{ id: String(body?.messageId), content: 'Green ones.' }]))
    openHistory(user, '/persona/livia?conversation=c2&message=b9')
    await screen.findByText('Green ones.')
    await waitFor(() => expect(address()).not.toContain('message='))
    const reloaded = address()
    cleanup()
    openHistory(user, reloaded)
    await screen.findByText('Red ones.')
    expect(api.callsOf('POST /api/conversations/c2/branch')).toHaveLength(1)
  })

  it('keeps the message that a search has found in the address when it could not be loaded', async () => {
    api.on('POST /api/conversations/c2/branch', () => refusal(500, 'Broken'))
    openHistory(user, '/persona/livia?conversation=c2&message=b9')
    await screen.findByText(strings.errors.network)
    expect(address()).toContain('message=b9')
  })

  it('says that the message is not found which a search has found, when it is gone', async () => {
    api.on('POST /api/conversations/c2/branch', () => refusal(404, 'Message not found', { reason: 'MESSAGE_NOT_FOUND' }))
    openHistory(user, '/persona/livia?conversation=c2&message=b9')
    await screen.findByText('Message not found')
    messages().getByText('Red ones.')
    await waitFor(() => expect(address()).toBe('/persona/livia?conversation=c2'))
  })
})

describe('the drawer beside the chat', () => {
  it('marks the open conversation, and opens others', async () => {
    openHistory(user, '/persona/livia?conversation=c1')
    await screen.findByText('Ten kilometres.')
    const other = await within(await drawer()).findByRole('link', { name: 'Lentil soup, with Livia' })
    expect(screen.getByRole('link', { current: 'page', name: /with Livia/ }).textContent).toBe('A first marathon')
    await userEvent.click(other)
    await screen.findByText('Red ones.')
    expect(screen.getByRole('link', { current: 'page', name: /with Livia/ }).textContent).toBe('Lentil soup')
  })

  it('shows no greeting of a new conversation while another one opens', async () => {
    const held = heldAnswer()
    api.on(messagesRoute('c2'), held.answer)
    api.on('GET /api/bots/slug/livia', () => Response.json({ ...bot, firstMessage: 'Welcome, runner.' }))
    openHistory(user, '/persona/livia?conversation=c1')
    await screen.findByText('Ten kilometres.')
    await userEvent.click(await within(await drawer()).findByRole('link', { name: 'Lentil soup, with Livia' }))
    await waitFor(() => expect(screen.queryByText('Ten kilometres.')).toBeNull())
    expect(screen.queryByText('Welcome, runner.')).toBeNull()
    held.release(messagesOf('c2', 'Hello, cook.', 'Which lentils?', 'Red ones.'))
    await screen.findByText('Red ones.')
  })

  it('starts a new conversation', async () => {
    openHistory(user, '/persona/livia?conversation=c1')
    await screen.findByText('Ten kilometres.')
    await userEvent.click(within(await drawer()).getByRole('button', { name: 'New conversation' }))
    await screen.findByText('Hello again.')
    expect(api.callsOf(startRoute)).toHaveLength(1)
  })

  it('starts a new conversation without bringing back a member who has left the page', async () => {
    const held = heldAnswer()
    api.on(startRoute, held.answer)
    openHistory(user, '/persona/livia?conversation=c1')
    await screen.findByText('Ten kilometres.')
    await userEvent.click(within(await drawer()).getByRole('button', { name: 'New conversation' }))
    await userEvent.click(screen.getByRole('link', { name: 'Leave' }))
    await screen.findByRole('heading', { name: 'Elsewhere' })
    const [initialMessage] = await messagesOf('c3', 'Hello again.').json()
    held.release(Response.json({ conversation: { id: 'c3', botId: bot.id }, initialMessage }, { status: 201 }))
    await waitFor(() => expect(localStorage.getItem('rostra.conversation.b1')).toBe('c3'))
    await act(async () => undefined)
    screen.getByRole('heading', { name: 'Elsewhere' })
  })

  it('leaves the open conversation for a new one when it is deleted', async () => {
    api.on('DELETE /api/conversations/c1', () => {
      api.on(listRoute, () => listOf([soup]))
      return new Response(null, { status: 204 })
    })
    openHistory(user, '/persona/livia?conversation=c1')
    await screen.findByText('Ten kilometres.')
    await userEvent.click(await within(await drawer()).findByRole('button', { name: 'Options of A first marathon' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await screen.findByText('Hello again.')
    expect(screen.queryByText('Ten kilometres.')).toBeNull()
  })

  it('is open for a member and closed for a guest until it is chosen, and then remembered', async () => {
    openHistory(null, '/persona/livia?conversation=c1')
    await userEvent.click(await screen.findByRole('button', { name: 'Show your conversations' }))
    await drawer()
    cleanup()
    openHistory(user, '/persona/livia?conversation=c1')
    await userEvent.click(await screen.findByRole('button', { name: 'Hide your conversations' }))
    expect(screen.queryByRole('complementary')).toBeNull()
    cleanup()
    openHistory(user, '/persona/livia?conversation=c1')
    await screen.findByRole('button', { name: 'Show your conversations' })
  })

  it.each([
    { of: 'first', id: 'c1', said: ['Hello, runner.'], reads: 2 },
    { of: 'later', id: 'c2', said: ['Hello, cook.', 'Which lentils?', 'Red ones.'], reads: 1 },
  ])('refetches the list after the $of answer; only the first one gives the conversation a title', async ({ id, said, reads }) => {
    api.on(messagesRoute(id), () => messagesOf(id, ...said))
    api.on('POST /api/messages/stream', () => {
      api.on(listRoute, () => listOf([{ ...soup, id, title: 'Red lentils' }]))
      const stream = fakeStream('g1')
      stream.send(1, { done: true, fullResponse: 'Rinse them.', userMessageId: 'u', botMessageId: 'b', status: 'complete' })
      return stream.response
    })
    openHistory(user, `/persona/livia?conversation=${id}`)
    await within(await drawer()).findByRole('link', { name: /Lentil soup/ })
    await userEvent.type(await screen.findByRole('textbox', { name: 'Message to Livia' }), 'And now?{Enter}')
    await within(await drawer()).findByRole('link', { name: /Red lentils/ })
    expect(api.callsOf(`GET /api/conversations/${id}`)).toHaveLength(reads)
  })
})

it('a narrow window shows the conversations in a dialog, which closes when one is opened', async () => {
  widen(false)
  openHistory(user, '/persona/livia?conversation=c1')
  await screen.findByText('Ten kilometres.')
  expect(screen.queryByRole('complementary')).toBeNull()
  const button = screen.getByRole('button', { name: 'Show your conversations' })
  await userEvent.click(button)
  await userEvent.click(await within(await dialog()).findByRole('link', { name: /Lentil soup/ }))
  await screen.findByText('Red ones.')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(button)
})
