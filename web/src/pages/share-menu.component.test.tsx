import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Bot, User } from '../api/schemas.ts'
import { Toaster } from '../components/overlays/toaster.tsx'
import { fakeApi, heldAnswer, refusal } from '../data/testing/fake-api.ts'
import { bot, share, sharedConversation, user, userStatus } from '../data/testing/fixtures.ts'
import { renderApp } from '../data/testing/render-app.tsx'
import { ChatPanel } from '../features/chat/chat-panel.tsx'
import { ReportAnswerButton } from '../features/reports/report-answer-button.tsx'
import { PersonaActions } from './persona-actions.tsx'

const messagesRoute = 'GET /api/conversations/c1/messages'
const listRoute = 'GET /api/shares'
const shareRoute = 'POST /api/conversations/c1/share'
const revokeRoute = 'DELETE /api/conversations/c1/share'
const url = 'https://rostra.example/shared/abc'

let api: ReturnType<typeof fakeApi>

/** Opens the chat with a persona at the conversation c1. */
function open({ as = user, with: persona = bot }: { as?: User | null; with?: Bot } = {}) {
  localStorage.setItem('rostra.conversation.b1', 'c1')
  return renderApp(
    <>
      <ChatPanel bot={persona} actions={<PersonaActions bot={persona} />} answerTool={ReportAnswerButton} />
      <Toaster />
    </>,
    as,
  )
}
async function openDialog(options: Parameters<typeof open>[0] = {}) {
  open(options)
  await userEvent.click(await screen.findByRole('button', { name: 'Share' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: /^This conversation/ }))
  return within(await screen.findByRole('dialog', { name: 'Share this conversation' }))
}

beforeEach(() => {
  api = fakeApi({
    [messagesRoute]: () => Response.json(sharedConversation.messages),
    [listRoute]: () => Response.json([]),
    [shareRoute]: () => Response.json({ url, token: 'abc' }, { status: 201 }),
    [revokeRoute]: () => new Response(null, { status: 204 }),
    'GET /api/user/status': () => Response.json(userStatus),
    'GET /api/bots/slug/livia': () => Response.json(bot),
    'GET /api/bots/b1/votes': () => Response.json({ upvotes: 0, downvotes: 0, netVotes: 0 }),
    'GET /api/bots/b1/stats/conversations': () => Response.json({ count: 1 }),
  })
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})

it('before the first answer the button shares the persona', async () => {
  api.on(messagesRoute, () => Response.json(sharedConversation.messages.slice(0, 2)))
  open()
  await screen.findByText('How do I train for a *marathon*?')
  await userEvent.click(screen.getByRole('button', { name: 'Share this persona' }))
  await screen.findByRole('dialog', { name: 'Share Livia' })
  expect(screen.queryByRole('menu')).toBeNull()
})

it('before the first own message in a continued share, the button shares the persona, and answers can be reported but not rated', async () => {
  const onlyShared = { headers: { 'X-Only-Shared': 'true' } }
  api.on(messagesRoute, () => Response.json(sharedConversation.messages, onlyShared))
  open()
  await screen.findByRole('button', { name: 'Report this answer' })
  expect(screen.queryByRole('button', { name: 'Good answer' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Share this persona' }))
  await screen.findByRole('dialog', { name: 'Share Livia' })
})

it('after an answer the button asks whether the persona or the conversation is shared, and gets the focus back', async () => {
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Share' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: /^This persona/ }))
  await screen.findByRole('dialog', { name: 'Share Livia' })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Share' })))
})

describe('the dialog of a conversation', () => {
  it('creates a link without the name, and gives the focus to the button that copies it', async () => {
    const dialog = await openDialog()
    await userEvent.click(await dialog.findByRole('button', { name: 'Create link' }))
    const field = await dialog.findByLabelText<HTMLInputElement>('Link to this conversation')
    expect(field.value).toBe(url)
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Copy link' }))
    expect(api.callsOf(shareRoute).map(({ body }) => body)).toEqual([{ withName: false, messageId: 's3' }])
    await waitFor(() => expect(api.callsOf(listRoute)).toHaveLength(2))
  })

  it('shows the name of a member who chooses so', async () => {
    const dialog = await openDialog()
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Show my name, ada' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Create link' }))
    await dialog.findByRole('button', { name: 'Copy link' })
    expect(api.callsOf(shareRoute).map(({ body }) => body)).toEqual([{ withName: true, messageId: 's3' }])
  })

  it('has no choice of a name for a guest', async () => {
    const dialog = await openDialog({ as: null })
    await dialog.findByRole('button', { name: 'Create link' })
    expect(dialog.queryByRole('checkbox')).toBeNull()
  })

  it('creates one link when the button is pressed several times, and says why it failed', async () => {
    const held = heldAnswer()
    api.on(shareRoute, held.answer)
    const dialog = await openDialog()
    const button = await dialog.findByRole('button', { name: 'Create link' })
    await userEvent.dblClick(button)
    held.release(refusal(429, 'Slow down', { reason: 'RATE_LIMITED', retryAfter: '42' }))
    expect((await dialog.findByRole('alert')).textContent).toBe(
      'The link could not be created. Too many tries. Please try again in 42 seconds.',
    )
    expect(api.callsOf(shareRoute)).toHaveLength(1)
  })

  it('says that a conversation is shared, keeps the choice of the name, and replaces its link', async () => {
    api.on(listRoute, () => Response.json([{ ...share, sharedBy: 'ada' }]))
    const dialog = await openDialog()
    dialog.getByText('Shared Apr 15, 2025, as ada.')
    expect(dialog.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
    await userEvent.click(dialog.getByRole('button', { name: 'Create a new link' }))
    await dialog.findByRole('button', { name: 'Copy link' })
    expect(api.callsOf(shareRoute).map(({ body }) => body)).toEqual([{ withName: true, messageId: 's3' }])
  })

  it('revokes the link after a question', async () => {
    api.on(listRoute, () => Response.json([share]))
    const dialog = await openDialog()
    await userEvent.click(await dialog.findByRole('button', { name: 'Revoke the link' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Revoke the link?' }))
    expect(api.callsOf(revokeRoute)).toHaveLength(0)
    api.on(listRoute, () => Response.json([]))
    await userEvent.click(question.getByRole('button', { name: 'Revoke' }))
    await screen.findByText('The conversation is private again.')
    expect(api.callsOf(revokeRoute)).toHaveLength(1)
    await dialog.findByRole('button', { name: 'Create link' })
    expect(dialog.queryByRole('button', { name: 'Revoke the link' })).toBeNull()
  })

  it('creates a link also while the list of shares cannot be loaded', async () => {
    api.on(listRoute, () => refusal(500, 'Broken', { reason: 'INTERNAL' }))
    const dialog = await openDialog()
    await userEvent.click(await dialog.findByRole('button', { name: 'Create link' }))
    await dialog.findByRole('button', { name: 'Copy link' })
  })

  it.each([
    ['a private persona', { isPrivate: true }],
    ['a draft', { visibility: 'draft' as const }],
  ])('explains that a conversation with %s cannot be shared', async (what, hidden) => {
    const dialog = await openDialog({ with: { ...bot, ...hidden } })
    dialog.getByText(`A conversation with ${what} cannot be shared.`)
    expect(dialog.queryByRole('button', { name: /link/i })).toBeNull()
    expect(api.callsOf(listRoute)).toHaveLength(0)
  })
})
