import { afterEach, expect, it } from '@jest/globals'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import type { ReviewedZeitgeistEntry, User } from '../../api/schemas.ts'
import { Toaster } from '../../components/overlays/toaster.tsx'
import { fakeApi, heldAnswer, refusal } from '../../data/testing/fake-api.ts'
import { user } from '../../data/testing/fixtures.ts'
import { renderApp } from '../../data/testing/render-app.tsx'
import { zeitgeistEntry } from '../../data/testing/zeitgeist-fixtures.ts'
import { toastStore } from '../../lib/toast/toast.ts'
import { AdminZeitgeistPage } from './admin-zeitgeist-page.tsx'

const check = 'GET /api/admin/check'
const list = 'GET /api/admin/zeitgeist/entries'
const terms = 'GET /api/admin/zeitgeist/terms'
const refresh = 'POST /api/zeitgeist/refresh'

const shownEntry: ReviewedZeitgeistEntry = { ...zeitgeistEntry, state: 'shown' }
const entries: ReviewedZeitgeistEntry[] = [
  { ...shownEntry, conversationIds: ['c-1', 'c-2'], sampleMessages: [{ role: 'user', botName: '', content: 'How long?' }] },
  { ...shownEntry, id: 'e2', title: 'Night trains', expiresAt: '2099-01-01T12:00:00Z', botId: null, conversationIds: [] },
  { ...shownEntry, id: 'e3', type: 'trend', title: 'Spring cleaning', offline: true, model: 'offline' },
]

afterEach(() => {
  cleanup()
  for (const { id } of toastStore.list()) toastStore.dismiss(id)
})

function open(
  listed: ReviewedZeitgeistEntry[] = entries,
  answer = () => Response.json({ isAdmin: true }),
  role: User['role'] = 'super_senator',
) {
  const api = fakeApi({ [check]: answer, [list]: () => Response.json(listed), [terms]: () => Response.json([]) })
  renderApp(
    <>
      <Routes>
        <Route path="/" element="Home" />
        <Route path="/admin/zeitgeist" element={<AdminZeitgeistPage />} />
      </Routes>
      <Toaster />
    </>,
    { ...user, role },
    { at: '/admin/zeitgeist' },
  )
  return api
}

const titles = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent)

it('a member who is no admin is redirected home and requests no entries', async () => {
  const api = open(entries, () => Response.json({ isAdmin: false }), 'orator')
  await screen.findByText('Home')
  expect(api.callsOf(list)).toEqual([])
})

it('a check that fails says so and can be repeated', async () => {
  const api = open([], () => refusal(500, 'No'))
  await screen.findByRole('heading', { name: 'Failed to check admin status' })
  api.on(check, () => Response.json({ isAdmin: true }))
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  await screen.findByRole('heading', { name: 'Zeitgeist insights' })
})

it('counts the entries of each type, and tabs show one type', async () => {
  open()
  const counts = within(await screen.findByRole('region', { name: 'Entries by type' })).getAllByRole('definition')
  expect(counts.map(({ textContent }) => textContent)).toEqual(['2', '0', '1'])
  expect(titles()).toEqual(['Sleeping through the night', 'Night trains', 'Spring cleaning'])
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['All Insights', 'Themes', 'Exchanges', 'Trends'])
  await userEvent.click(screen.getByRole('tab', { name: 'Trends' }))
  expect(titles()).toEqual(['Spring cleaning'])
  await userEvent.click(screen.getByRole('tab', { name: 'Exchanges' }))
  screen.getByRole('heading', { name: 'No insights of this type' })
})

it('a card has every field of its entry', async () => {
  open()
  const [first, second, third] = await screen.findAllByRole('article')
  if (!first || !second || !third) throw new Error('expected three cards')
  const fieldsOf = (card: HTMLElement) =>
    Object.fromEntries([...card.querySelectorAll('dl > div')].map((field) => [...field.children].map(({ textContent }) => textContent)))
  expect(fieldsOf(first)).toMatchObject({ Expired: expect.stringContaining('Mar 24, 2026'), 'Bot ID': 'b1' })
  expect(fieldsOf(first)['Conversation IDs']).toBe('2 conversationsc-1c-2')
  within(first).getByText('Theme')
  within(first).getByText('How long?')
  within(first).getByText('Many people ask how to sleep through the night.')
  expect(fieldsOf(second)).toMatchObject({
    Created: expect.stringContaining('Mar 10, 2026'),
    Expires: expect.stringContaining('Jan 1, 2099'),
    'Bot ID': 'None fits',
    'Conversation IDs': 'None',
  })
  within(second).getByText('No sample messages')
  within(second).getByText('Written by AI · claude-sonnet-5-5')
  within(third).getByText('Written by AI · Offline model')
})

it('entries that wait are counted and can be read, shown, and then held back', async () => {
  let state: ReviewedZeitgeistEntry['state'] = 'waiting'
  const api = open()
  api.on(list, () => Response.json([{ ...shownEntry, state }]))
  api.on('PUT /api/admin/zeitgeist/entries/e1', ({ body }) => {
    state = body?.state as typeof state
    return Response.json({ ...shownEntry, state })
  })
  const card = within(await screen.findByRole('article'))
  card.getByText('Many people ask how to sleep through the night.')
  card.getByText('Waits for a review')
  const counts = within(screen.getByRole('region', { name: 'Entries by type' })).getAllByRole('definition')
  expect(counts.map(({ textContent }) => textContent)).toEqual(['1', '0', '0'])
  const press = (name: string) => userEvent.click(card.getByRole('button', { name: `${name} “Sleeping through the night”` }))
  await press('Show')
  await waitFor(() => expect(card.getByRole('status').textContent).toBe('Shown'))
  expect(document.activeElement).toBe(card.getByRole('button', { name: /^Hold back/ }))
  await press('Hold back')
  await waitFor(() => expect(card.getByRole('status').textContent).toBe('Held back'))
  expect(document.activeElement).toBe(card.getByRole('button', { name: /^Show/ }))
})

it('an entry that waits can be held back without being shown', async () => {
  let state: ReviewedZeitgeistEntry['state'] = 'waiting'
  const api = open()
  api.on(list, () => Response.json([{ ...shownEntry, state }]))
  const held = heldAnswer()
  api.on('PUT /api/admin/zeitgeist/entries/e1', held.answer)
  const card = within(await screen.findByRole('article'))
  const button = card.getByRole('button', { name: 'Hold back “Sleeping through the night”' })
  await userEvent.click(button)
  await userEvent.click(button)
  expect(document.activeElement).toBe(button)
  state = 'held'
  held.release(Response.json({ ...shownEntry, state }))
  await card.findByText('Held back')
  expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Show'])
  expect(document.activeElement).toBe(card.getByRole('status').parentElement)
  expect(api.callsOf('PUT /api/admin/zeitgeist/entries/e1').map(({ body }) => body)).toEqual([{ state: 'held' }])
})

it('a review that is refused says why', async () => {
  const api = open([{ ...shownEntry, state: 'waiting' }])
  api.on('PUT /api/admin/zeitgeist/entries/e1', () => refusal(404, 'This entry is not published any more'))
  fireEvent.click(await screen.findByRole('button', { name: 'Show “Sleeping through the night”' }))
  await screen.findByText('This entry is not published any more')
})

it('a refresh shows the entries that it made', async () => {
  const api = open([])
  await screen.findByRole('heading', { name: 'No insights yet' })
  api.on(list, () => Response.json(entries))
  api.on(refresh, () => Response.json({ message: '', counts: { theme: 0, excerpt: 0, trend: 0 } }))
  fireEvent.click(screen.getByRole('button', { name: 'Generate Insights' }))
  await screen.findByRole('heading', { name: 'Night trains' })
})

it('a refresh says that it succeeded, unless the server says something', async () => {
  const api = open()
  const counts = { theme: 0, excerpt: 0, trend: 0 }
  api.on(refresh, () => Response.json({ message: '', counts }))
  fireEvent.click(await screen.findByRole('button', { name: 'Refresh Insights' }))
  await screen.findByText('Successfully generated new zeitgeist insights')
  api.on(refresh, () => Response.json({ message: '3 entries are published.', counts }))
  fireEvent.click(screen.getByRole('button', { name: 'Refresh Insights' }))
  await screen.findByText('3 entries are published.')
})

it('without entries the button generates them, and a failure says why', async () => {
  const api = open([])
  api.on(refresh, () => refusal(503, 'Chat is not reachable.', { reason: 'REFRESH_FAILED' }))
  await screen.findByRole('heading', { name: 'No insights yet' })
  fireEvent.click(screen.getByRole('button', { name: 'Generate Insights' }))
  await screen.findByText('Failed to refresh zeitgeist insights')
  screen.getByText('Chat is not reachable.')
})
