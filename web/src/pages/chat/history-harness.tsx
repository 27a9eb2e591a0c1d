import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, Route, Routes, useLocation } from 'react-router-dom'
import type { Conversation, User } from '../../api/schemas.ts'
import { Toaster } from '../../components/overlays/toaster.tsx'
import { fakeApi, refusal } from '../../data/testing/fake-api.ts'
import { bot, userStatus } from '../../data/testing/fixtures.ts'
import { renderApp } from '../../data/testing/render-app.tsx'
import { PersonaPage } from '../persona-page.tsx'
import { ConversationsPage } from './conversations-page.tsx'

export const listRoute = 'GET /api/conversations'
export const messagesRoute = (id: string) => `GET /api/conversations/${id}/messages`

/** Returns a page of the list as the gateway sends it. */
export const listOf = (conversations: readonly Conversation[], total = conversations.length) =>
  Response.json(conversations, { headers: { 'X-Total-Count': String(total) } })

/** The messages of a conversation with Livia. */
export const messagesOf = (conversationId: string, ...contents: string[]) =>
  withIds(
    conversationId,
    contents.map((content, index) => ({ id: `${conversationId}-${index}`, content })),
  )

/** Messages of a conversation with Livia that have these ids. */
export const withIds = (conversationId: string, messages: readonly { id: string; content: string }[]) =>
  Response.json(
    messages.map(({ id, content }, index) => ({
      id,
      conversationId,
      content,
      isFromBot: index % 2 === 0,
      status: 'complete',
      createdAt: '2026-03-10T09:00:00Z',
      siblings: { index: 1, count: 1, previousId: null, nextId: null },
      feedback: null,
      citations: [],
    })),
    { headers: { 'X-Bot-Id': bot.id } },
  )

/** An API with Livia and the given conversations. */
export const fakeHistoryApi = (conversations: readonly Conversation[]) =>
  fakeApi({
    [listRoute]: () => listOf(conversations),
    'GET /api/bots/by-ids': ({ query }) => Response.json(query.ids?.split(',').includes(bot.id) ? [bot] : []),
    'GET /api/bots/slug/livia': () => Response.json(bot),
    'GET /api/bots/b1/stats/conversations': () => Response.json({ count: 1 }),
    'GET /api/bots/b1/vote-count': () => Response.json({ count: 5 }),
    'GET /api/bots/b1/user-vote': () => Response.json({ direction: null }),
    'GET /api/users/creators': () => Response.json({ u2: 'max' }),
    'GET /api/user/status': () => Response.json(userStatus),
    'GET /api/conversations/unknown/messages': () => refusal(404, 'Conversation not found', { reason: 'CONVERSATION_NOT_FOUND' }),
  })

function Address() {
  const { pathname, search } = useLocation()
  return <output aria-label="Address">{pathname + search}</output>
}

/** Returns the address of the page that {@link openHistory} has opened. */
export const address = () => screen.getByRole('status', { name: 'Address' }).textContent

/** Opens the pages of the history at an address. */
export const openHistory = (user: User | null, at = '/conversations') =>
  renderApp(
    <>
      <Routes>
        <Route path="/conversations" element={<ConversationsPage />} />
        <Route path="/persona/:slug" element={<PersonaPage />} />
        <Route path="/elsewhere" element={<h1>Elsewhere</h1>} />
      </Routes>
      <Link to="/elsewhere">Leave</Link>
      <Address />
      <Toaster />
    </>,
    user,
    { at },
  )

/** Chooses an item of a conversation's menu. */
export async function choose(title: string, item: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Options of ${title}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
}
