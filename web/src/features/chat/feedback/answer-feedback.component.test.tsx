import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Feedback } from '../../../api/schemas.ts'
import { type fakeApi, heldAnswer, refusal } from '../../../data/testing/fake-api.ts'
import { bot, user } from '../../../data/testing/fixtures.ts'
import { writeStored } from '../../../lib/storage.ts'
import { fakeChatApi, greeting, openChat } from '../chat-panel-harness.tsx'

const route = 'PUT /api/messages/b1/feedback'

let api: ReturnType<typeof fakeApi>

/** Shows an answer with this stored feedback. */
function withFeedback(feedback: Feedback | null) {
  const messages = [greeting, { ...greeting, id: 'u1', content: 'Hello', isFromBot: false }, { ...greeting, id: 'b1', feedback }]
  api.on('GET /api/conversations/c1/messages', () => Response.json(messages))
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  localStorage.clear()
  sessionStorage.clear()
  api = fakeChatApi()
  api.on(route, ({ body }) => Response.json({ comment: null, shared: false, ...body }))
  withFeedback(null)
  writeStored(`rostra.conversation.${bot.id}`, 'c1')
})
afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})

const good = () => screen.findByRole('button', { name: 'Good answer' })
const bad = () => screen.findByRole('button', { name: 'Bad answer' })
const pressed = async () => [await good(), await bad()].map((button) => button.getAttribute('aria-pressed'))
const comment = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^What was/ })
const sent = () => api.callsOf(route).map(({ body }) => body)

describe('rating an answer', () => {
  it('is private, is shown at once, and is removed by pressing again', async () => {
    const held = heldAnswer()
    api.on(route, held.answer)
    openChat(user)
    await userEvent.click(await good())
    expect(await pressed()).toEqual(['true', 'false'])
    held.release(Response.json({ rating: 'up', comment: null, shared: false }))
    await waitFor(() => expect(sent()).toEqual([{ rating: 'up', comment: null, shared: false }]))
    api.on(route, () => Response.json({ rating: null, comment: null, shared: false }))
    await userEvent.click(await good())
    expect(await pressed()).toEqual(['false', 'false'])
    await waitFor(() => expect(sent().at(-1)).toEqual({ rating: null }))
  })

  it('that cannot be stored is reverted', async () => {
    api.on(route, () => refusal(503, 'Away for a moment'))
    openChat()
    await userEvent.click(await bad())
    await screen.findByText('Rating not saved')
    expect(await pressed()).toEqual(['false', 'false'])
    expect(screen.queryByRole('form', { name: 'Your rating' })).toBeNull()
  })

  it('changes that follow each other are stored in their order, and the last one stays', async () => {
    const held = heldAnswer()
    api.on(route, held.answer)
    openChat()
    await userEvent.click(await good())
    await userEvent.click(await bad())
    expect(await pressed()).toEqual(['false', 'true'])
    expect(sent().map((body) => body?.rating)).toEqual(['up'])
    api.on(route, ({ body }) => Response.json({ comment: null, shared: false, ...body }))
    held.release(refusal(503, 'Away'))
    await waitFor(() => expect(sent().map((body) => body?.rating)).toEqual(['up', 'down']))
    expect(await pressed()).toEqual(['false', 'true'])
  })
})

describe('the comment on an answer', () => {
  it('is sent to the creator only when it is chosen', async () => {
    openChat(user)
    await userEvent.click(await bad())
    await userEvent.type(await comment(), 'Wrong year ')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Your rating is saved. The creator sees only numbers.')
    expect(sent().at(-1)).toEqual({ rating: 'down', comment: 'Wrong year', shared: false })
    expect(document.activeElement).toBe(await bad())

    await userEvent.click(screen.getByRole('button', { name: 'Change your comment' }))
    expect(document.activeElement).toBe(await comment())
    await userEvent.click(screen.getByRole('checkbox', { name: 'Send to the creator' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('The creator can see it now, without your name.')
    expect(sent().at(-1)).toEqual({ rating: 'down', comment: 'Wrong year', shared: true })
  })

  it('stays in the form when it cannot be stored', async () => {
    openChat()
    await userEvent.click(await good())
    await userEvent.type(await comment(), 'Clear')
    api.on(route, () => refusal(503, 'Away for a moment'))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect((await screen.findByRole('alert')).textContent).toBe('Your comment could not be saved. Away for a moment')
    expect((await comment()).value).toBe('Clear')
    expect(await pressed()).toEqual(['true', 'false'])
  })

  it('of an earlier visit is shown, and stays when the rating changes', async () => {
    withFeedback({ rating: 'up', comment: 'Clear', shared: true })
    openChat()
    await userEvent.click(await screen.findByRole('button', { name: 'Change your comment' }))
    expect((await comment()).value).toBe('Clear')
    await userEvent.click(await bad())
    await waitFor(() => expect(sent()).toEqual([{ rating: 'down', comment: 'Clear', shared: true }]))
  })

  it('on an answer of an own persona cannot be sent to the creator', async () => {
    openChat({ ...user, id: bot.userId ?? '' })
    await userEvent.click(await good())
    await comment()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})
