import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type fakeApi, fakeStream, heldAnswer, refusal } from '../../data/testing/fake-api.ts'
import { bot, user } from '../../data/testing/fixtures.ts'
import { writeStored } from '../../lib/storage.ts'
import { done, fakeChatApi, greeting, input, messages, openChat, sendRoute, signIn } from './chat-panel-harness.tsx'

const listRoute = 'GET /api/conversations/c1/messages'
const branchRoute = 'POST /api/conversations/c1/branch'

const question = { ...greeting, id: 'u1', content: 'Hello', isFromBot: false }
const answer = { ...greeting, id: 'b1', content: 'Good evening.' }
const versions = (index: number, previousId: string | null, nextId: string | null) => ({ index, count: 2, previousId, nextId })

let api: ReturnType<typeof fakeApi>

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  localStorage.clear()
  sessionStorage.clear()
  api = fakeChatApi()
  api.on(listRoute, () => Response.json([greeting, question, answer]))
  writeStored(`rostra.conversation.${bot.id}`, 'c1')
})
afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})

const editBox = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Edit your message' })
const startEdit = async (text: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Edit message' }))
  fireEvent.change(await editBox(), { target: { value: text } })
  return editBox()
}
const useMouse = () =>
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({ matches: media === '(pointer: fine)' }) as MediaQueryList)
const press = (box: HTMLElement, key: string) => fireEvent.keyDown(box, { key })

describe('editing a message', () => {
  it('sends it again in its place, and names its versions', async () => {
    const stream = fakeStream('g1')
    api.on(sendRoute, () => stream.response)
    openChat(user)
    const box = await startEdit('Good morning!')
    screen.getByText('Costs 2 credits, as a new message does; you have 100. The earlier version is kept.')
    press(box, 'Enter')
    messages().getByText('Good morning!')
    expect(messages().queryByText('Good evening.')).toBeNull()
    expect(screen.queryByRole('textbox', { name: 'Edit your message' })).toBeNull()
    const stored = { ...question, id: 'm1', content: 'Good morning!', siblings: versions(2, 'u1', null) }
    api.on(listRoute, () => Response.json([greeting, stored, { ...answer, id: 'm2', content: 'Good morning.' }]))
    stream.send(1, done)
    await messages().findByText('Version 2 of 2')
    expect(api.callsOf(sendRoute).map(({ body }) => body)).toEqual([
      { conversationId: 'c1', content: 'Good morning!', replaces: 'u1', maxCredits: 2, requestId: expect.any(String) },
    ])
  })

  it('is cancelled by Escape, and by Enter without a change', async () => {
    openChat()
    press(await startEdit('Other'), 'Escape')
    messages().getByText('Hello')
    const button = screen.getByRole('button', { name: 'Edit message' })
    await waitFor(() => expect(document.activeElement).toBe(button))
    press(await startEdit(' Hello '), 'Enter')
    messages().getByText('Hello')
    expect(api.callsOf(sendRoute)).toEqual([])
  })

  it('sends no empty text and none above the limit', async () => {
    openChat()
    press(await startEdit('  '), 'Enter')
    fireEvent.change(await editBox(), { target: { value: 'a'.repeat(4_001) } })
    screen.getByText('1 character too many')
    press(await editBox(), 'Enter')
    expect(api.callsOf(sendRoute)).toEqual([])
  })

  it('begins with ↑ in the empty input for the last message, and returns there by Escape', async () => {
    useMouse()
    openChat()
    fireEvent.change(await input(), { target: { value: 'Draft' } })
    press(await input(), 'ArrowUp')
    expect(screen.queryByRole('textbox', { name: 'Edit your message' })).toBeNull()
    fireEvent.change(await input(), { target: { value: '' } })
    press(await input(), 'ArrowUp')
    expect((await editBox()).value).toBe('Hello')
    expect(document.activeElement).toBe(await editBox())
    await userEvent.keyboard(' there{Escape}')
    messages().getByText('Hello')
    await waitFor(async () => expect(document.activeElement).toBe(await input()))
    expect(api.callsOf(sendRoute)).toEqual([])
  })

  it('by keyboard adds a line with Shift+Enter, sends with Enter and returns to the input', async () => {
    useMouse()
    api.on(sendRoute, () => fakeStream('g1').response)
    openChat()
    press(await input(), 'ArrowUp')
    await editBox()
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}Really?{Enter}')
    expect(api.callsOf(sendRoute).map(({ body }) => body?.content)).toEqual(['Hello\nReally?'])
    await waitFor(async () => expect(document.activeElement).toBe(await input()))
  })

  it('begins with ↑ for no message before the first one', async () => {
    api.on(listRoute, () => Response.json([greeting]))
    openChat()
    press(await input(), 'ArrowUp')
    expect(screen.queryByRole('textbox', { name: 'Edit your message' })).toBeNull()
  })

  it('that is refused brings the old messages back, and the changed text into the box', async () => {
    api.on(sendRoute, () => refusal(409, 'Another message is being answered', { reason: 'GENERATION_RUNNING' }))
    openChat()
    press(await startEdit('Changed'), 'Enter')
    await screen.findByText('Failed to send message: Another message is being answered')
    messages().getByText('Good evening.')
    expect((await editBox()).value).toBe('Changed')
    expect((await input()).value).toBe('')
  })

  it('that needs an account keeps the changed text in the input for afterwards', async () => {
    api.on(sendRoute, () => refusal(403, 'Please sign up', { reason: 'GUEST_LIMIT' }))
    openChat()
    press(await startEdit('Changed'), 'Enter')
    await screen.findByText('Keep this conversation going')
    messages().getByText('Good evening.')
    signIn()
    expect((await input()).value).toBe('Changed')
  })

  it('is kept in the input when the page is left before it is sent', async () => {
    openChat()
    await startEdit('Not finished')
    cleanup()
    openChat()
    expect((await input()).value).toBe('Not finished')
  })
})

describe('making an answer again', () => {
  it('shows the new one in its place; until its end nothing can be edited', async () => {
    const stream = fakeStream('g1')
    api.on(sendRoute, () => stream.response)
    openChat()
    await userEvent.click(await screen.findByRole('button', { name: 'Regenerate · 1 free message' }))
    messages().getByText('AI is typing')
    expect(messages().queryByText('Good evening.')).toBeNull()
    expect(screen.getByRole('button', { name: 'Edit message' }).getAttribute('aria-disabled')).toBe('true')
    api.on(listRoute, () => Response.json([greeting, question, { ...answer, id: 'm2', content: 'Good morning.' }]))
    await act(async () => stream.send(1, done))
    await messages().findByText('Good morning.')
    expect(api.callsOf(sendRoute).map(({ body }) => body)).toEqual([
      { conversationId: 'c1', replaces: 'b1', requestId: expect.any(String) },
    ])
  })

  it('is not offered for a greeting, which cannot be rated either', async () => {
    api.on(listRoute, () => Response.json([greeting]))
    openChat()
    await screen.findByText('Hello, runner.')
    expect(screen.queryByRole('button', { name: /Regenerate/ })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Good answer' })).toBeNull()
  })
})

describe('the versions of a message', () => {
  const first = { ...question, siblings: versions(1, null, 'u2') }
  const second = { ...question, id: 'u2', content: 'Hi', siblings: versions(2, 'u1', null) }

  it('are shown one after the other, with what follows each', async () => {
    api.on(listRoute, () => Response.json([greeting, first, answer]))
    const held = heldAnswer()
    api.on(branchRoute, held.answer)
    openChat()
    const group = within(await screen.findByRole('group', { name: 'Versions' }))
    const previous = group.getByRole('button', { name: 'Previous version' })
    const next = group.getByRole('button', { name: 'Next version' })
    expect([previous, next].map((button) => button.getAttribute('aria-disabled'))).toEqual(['true', 'false'])
    await userEvent.click(previous)
    next.focus()
    await userEvent.keyboard('{Enter}')
    expect(next.getAttribute('aria-disabled')).toBe('true')
    held.release(Response.json([greeting, second, { ...answer, id: 'b2', content: 'Hi there.' }]))
    await messages().findByText('Hi there.')
    expect(messages().queryByText('Good evening.')).toBeNull()
    messages().getByText('Version 2 of 2')
    expect(document.activeElement).toBe(next)
    expect(api.callsOf(branchRoute).map(({ body }) => body)).toEqual([{ messageId: 'u2' }])
  })

  it('that cannot be loaded leave the shown one', async () => {
    api.on(listRoute, () => Response.json([greeting, first, answer]))
    api.on(branchRoute, () => refusal(503, 'Away'))
    openChat()
    await userEvent.click(await screen.findByRole('button', { name: 'Next version' }))
    await screen.findByText('The other version could not be loaded. Please try again.')
    messages().getByText('Good evening.')
  })
})
