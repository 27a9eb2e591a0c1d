import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Toaster } from '../../../components/overlays/toaster.tsx'
import { fakeApi, refusal } from '../../../data/testing/fake-api.ts'
import { share, user } from '../../../data/testing/fixtures.ts'
import { renderApp } from '../../../data/testing/render-app.tsx'
import { SharesSection } from './shares-section.tsx'

const listRoute = 'GET /api/shares'
const revokeRoute = 'DELETE /api/conversations/c1/share'
const owls = { ...share, id: 'c2', title: 'About owls', sharedBy: 'ada' }

let api: ReturnType<typeof fakeApi>

const open = () =>
  renderApp(
    <>
      <SharesSection user={user} />
      <Toaster />
    </>,
    user,
  )
const rows = () => within(screen.getByRole('list', { name: 'Shared' })).getAllByRole('listitem')

async function revoke(title: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Revoke the link of “${title}”` }))
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke' }))
}

/** Removes the first share from the server's list. */
function leaveOwls() {
  api.on(listRoute, () => Response.json([owls]))
}

beforeEach(() => {
  api = fakeApi({
    [listRoute]: () => Response.json([share, owls]),
    [revokeRoute]: () => {
      leaveOwls()
      return new Response(null, { status: 204 })
    },
  })
})
afterEach(cleanup)

it('lists title, persona, date and name of each share, and leads to the conversation', async () => {
  open()
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'My first marathon' })
  expect(link.pathname + link.search).toBe('/persona/b1?conversation=c1')
  expect(rows().map((row) => row.querySelector('p')?.textContent)).toEqual([
    'with Livia · Apr 15, 2025 · without your name',
    'with Livia · Apr 15, 2025 · as ada',
  ])
})

it('a conversation whose persona is gone has no link, and can be revoked', async () => {
  api.on(listRoute, () => Response.json([{ ...share, bot: { ...share.bot, slug: '' } }]))
  open()
  await screen.findByText('My first marathon')
  expect(screen.queryByRole('link')).toBeNull()
  screen.getByRole('button', { name: 'Revoke the link of “My first marathon”' })
})

it('lists discussions and questions too, and revokes each at its own address', async () => {
  const shared = { title: 'Ban cars?', bot: null, sharedBy: null, sharedAt: share.sharedAt }
  const works = [
    { ...shared, kind: 'discussion', id: 'd1' },
    { ...shared, kind: 'question', id: 'q1', title: 'Ban planes?' },
  ]
  api.on(listRoute, () => Response.json(works))
  api.on('DELETE /api/expert-discussions/d1/share', () => {
    api.on(listRoute, () => Response.json(works.slice(1)))
    return new Response(null, { status: 204 })
  })
  api.on('DELETE /api/360-chat/questions/q1/share', () => {
    api.on(listRoute, () => Response.json([]))
    return new Response(null, { status: 204 })
  })
  open()
  const links = await screen.findAllByRole<HTMLAnchorElement>('link', { name: /^Ban/ })
  expect(links.map(({ pathname, search }) => pathname + search)).toEqual(['/expert-discussion?id=d1', '/360-chat?question=q1'])
  expect(rows().map((row) => row.querySelector('p')?.textContent)).toEqual([
    'Discussion · Apr 15, 2025 · without your name',
    '360° question · Apr 15, 2025 · without your name',
  ])
  await revoke('Ban cars?')
  await waitFor(() => expect(rows()).toHaveLength(1))
  await revoke('Ban planes?')
  await screen.findByText(/^You share nothing\./)
})

it('a revoked conversation leaves the list; the focus stays in the section', async () => {
  open()
  await revoke('My first marathon')
  await screen.findByText('“My first marathon” is private again.')
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(api.callsOf(revokeRoute)).toHaveLength(1)
  await waitFor(() => expect(document.activeElement?.contains(screen.getByRole('list', { name: 'Shared' }))).toBe(true))
  expect(document.activeElement).not.toBe(document.body)
})

it('a conversation that was deleted elsewhere counts as revoked', async () => {
  api.on(revokeRoute, () => {
    leaveOwls()
    return refusal(404, 'Gone', { reason: 'CONVERSATION_NOT_FOUND' })
  })
  open()
  await revoke('My first marathon')
  await waitFor(() => expect(rows()).toHaveLength(1))
})

it('a link that could not be revoked stays in the list', async () => {
  api.on(revokeRoute, () => refusal(503, 'Busy'))
  open()
  await revoke('My first marathon')
  await screen.findByText('The link could not be revoked.')
  expect(rows()).toHaveLength(2)
})

it('without a share the section says how to make one', async () => {
  api.on(listRoute, () => Response.json([]))
  open()
  await screen.findByText('You share nothing. Open a conversation, a discussion or a 360° question and press Share to make a link.')
})

it('a list that could not be loaded is loaded by Try again', async () => {
  api.on(listRoute, () => refusal(500, 'Broken', { reason: 'INTERNAL' }))
  open()
  await screen.findByText('What you share could not be loaded.')
  api.on(listRoute, () => Response.json([share]))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('My first marathon')
})

it('shows five shares first, and the others on demand', async () => {
  const many = Array.from({ length: 7 }, (_, index) => ({ ...share, id: `c${index}`, title: `Conversation ${index}` }))
  api.on(listRoute, () => Response.json(many))
  open()
  const button = await screen.findByRole('button', { name: 'Show all 7 links' })
  expect(rows()).toHaveLength(5)
  await userEvent.click(button)
  expect(rows()).toHaveLength(7)
})

it('a list without discussions and questions says so, and loads them by Try again', async () => {
  api.on(listRoute, () => Response.json([], { headers: { 'X-Missing-Shares': 'true' } }))
  open()
  await screen.findByText('Shared discussions and 360° questions could not be loaded.')
  expect(screen.queryByText(/^You share nothing/)).toBeNull()
  api.on(listRoute, () => Response.json([share]))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('My first marathon')
  expect(screen.queryByText('Shared discussions and 360° questions could not be loaded.')).toBeNull()
})
