import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import type { Bot, User } from '../../api/schemas.ts'
import { Toaster } from '../../components/overlays/toaster.tsx'
import { takeOverGuestDrafts } from '../../data/accounts/session/tab-drafts.ts'
import { fakeApi } from '../../data/testing/fake-api.ts'
import { bot, user, userStatus } from '../../data/testing/fixtures.ts'
import { renderApp } from '../../data/testing/render-app.tsx'
import { ChatPanel } from './chat-panel.tsx'

export const startRoute = 'POST /api/conversations'
export const sendRoute = 'POST /api/messages/stream'

export const greeting = {
  id: 'm0',
  conversationId: 'c1',
  content: 'Hello, runner.',
  isFromBot: true,
  createdAt: '2025-04-15T00:00:00Z',
  status: 'complete',
  siblings: { index: 1, count: 1, previousId: null, nextId: null },
  feedback: null,
  citations: [],
  model: null,
  free: false,
  openers: [],
  end: null,
}

/** The last event of an answer. */
export const done = { done: true, fullResponse: 'Good morning.', userMessageId: 'm1', botMessageId: 'm2', status: 'complete' }

export const started = () => Response.json({ conversation: { id: 'c1', botId: 'b1' }, initialMessage: greeting }, { status: 201 })

/** An API that starts conversations with Livia; `POST /api/messages/stream` has no route. */
export const fakeChatApi = () =>
  fakeApi({
    [startRoute]: started,
    'GET /api/conversations/c1/messages': () => Response.json([greeting]),
    'GET /api/user/status': () => Response.json(userStatus),
    'GET /api/bots/slug/livia': () => Response.json(bot),
  })

/** Opens the chat with Livia, or another persona, as a member, or as a guest. */
export function openChat(as: User | null = null, persona: Bot = bot) {
  return renderApp(
    <>
      <ChatPanel bot={persona} header={<h1>Livia</h1>} />
      <Toaster />
    </>,
    as,
  )
}

/** Opens the page again as the member that the guest has become. */
export function signIn() {
  cleanup()
  takeOverGuestDrafts(user.id)
  return openChat(user)
}

export const input = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message to Livia' })
export const messages = () => within(screen.getByRole('region', { name: 'Messages' }))

/** Types a message and presses Enter. */
export async function send(text: string) {
  const box = await input()
  fireEvent.change(box, { target: { value: text } })
  fireEvent.keyDown(box, { key: 'Enter' })
}
