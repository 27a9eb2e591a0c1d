import { afterEach, expect, it, jest } from '@jest/globals'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { Link, Route, Routes } from 'react-router-dom'
import type { User, ZeitgeistEntry } from '../../api/schemas.ts'
import { Toaster } from '../../components/overlays/toaster.tsx'
import { fakeApi, heldAnswer, refusal } from '../../data/testing/fake-api.ts'
import { bot, user, userStatus } from '../../data/testing/fixtures.ts'
import { renderApp } from '../../data/testing/render-app.tsx'
import { zeitgeistEntry } from '../../data/testing/zeitgeist-fixtures.ts'
import { entriesQuery } from '../../data/zeitgeist/entries.ts'
import { toastStore } from '../../lib/toast/toast.ts'
import { ZeitgeistPage } from './zeitgeist-page.tsx'

const list = 'GET /api/zeitgeist'
const refresh = 'POST /api/zeitgeist/refresh'
const senator: User = { ...user, role: 'super_senator' }
const now = Date.parse('2026-03-12T00:00:00Z')

const theme: ZeitgeistEntry = { ...zeitgeistEntry, createdAt: new Date(now - 60_000).toISOString() }
const excerpt: ZeitgeistEntry = {
  ...zeitgeistEntry,
  id: 'e2',
  type: 'excerpt',
  title: 'First marathons',
  createdAt: new Date(now - 7 * 3_600_000).toISOString(),
  sampleMessages: [
    { role: 'user', botName: '', content: '<b>How long</b> should I run?' },
    { role: 'bot', botName: 'Livia', content: 'Begin with walks.' },
  ],
}
const trend: ZeitgeistEntry = {
  ...zeitgeistEntry,
  id: 'e3',
  type: 'trend',
  title: 'Spring cleaning',
  createdAt: new Date(now - 30 * 3_600_000).toISOString(),
  trend: [
    { from: '2026-02-26', to: '2026-03-04', people: 0 },
    { from: '2026-03-05', to: '2026-03-11', people: 50 },
  ],
}

afterEach(() => {
  cleanup()
  for (const { id } of toastStore.list()) toastStore.dismiss(id)
  jest.useRealTimers()
})

interface Opened {
  /** Null: the list fails to load. */
  entries?: ZeitgeistEntry[] | null
  as?: User | null
  at?: string
}

function open({ entries = [theme, excerpt, trend], as = null, at = '/zeitgeist' }: Opened = {}) {
  const api = fakeApi({
    [list]: () => (entries ? Response.json(entries) : refusal(500, 'No')),
    'GET /api/bots/b1': () => Response.json(bot),
    'GET /api/user/status': () => Response.json({ ...userStatus, role: as?.role }),
    'GET /api/user': () => Response.json(as),
    [refresh]: () => Response.json({ message: '3 entries are published.', counts: { theme: 1, excerpt: 1, trend: 1 } }),
  })
  const app = renderApp(
    <>
      <Routes>
        <Route path="/zeitgeist" element={<ZeitgeistPage />} />
        <Route path="/" element={<Link to="/zeitgeist">Back</Link>} />
      </Routes>
      <Link to="/">Leave</Link>
      <Toaster />
    </>,
    as,
    { at },
  )
  return { api, ...app }
}

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const chip = (name: string) => screen.getByRole('button', { name })
const pressedChips = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)
const card = (name: string) => screen.findByRole('article', { name })

it('chips choose several kinds, All resets them, and removing the last one returns to All', async () => {
  open()
  await card(theme.title)
  expect(pressedChips()).toEqual(['All'])
  fireEvent.click(chip('Emerging Trends'))
  expect([pressedChips(), titles()]).toEqual([['Emerging Trends'], [trend.title]])
  fireEvent.click(chip('Common Themes'))
  expect([pressedChips(), titles()]).toEqual([
    ['Common Themes', 'Emerging Trends'],
    [theme.title, trend.title],
  ])
  fireEvent.click(chip('All'))
  expect([pressedChips(), titles().length]).toEqual([['All'], 3])
  fireEvent.click(chip('Interesting Exchanges'))
  expect(titles()).toEqual([excerpt.title])
  fireEvent.click(chip('Interesting Exchanges'))
  expect([pressedChips(), titles().length]).toEqual([['All'], 3])
})

it('asks for 100 entries once, and again only when they are older than 5 minutes', async () => {
  jest.useFakeTimers({ now, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  const { api, client } = open()
  await act(() => jest.advanceTimersByTimeAsync(100))
  const stale = () => client.getQueryCache().find({ queryKey: entriesQuery.queryKey })?.isStale()
  expect([api.callsOf(list).map(({ query }) => query.limit), stale()]).toEqual([['100'], false])
  await act(() => jest.advanceTimersByTimeAsync(4.9 * 60_000))
  expect(stale()).toBe(false)
  await act(() => jest.advanceTimersByTimeAsync(6_000))
  expect(stale()).toBe(true)
})

it('the age labels change while the page is open', async () => {
  jest.useFakeTimers({ now, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  open()
  await act(() => jest.advanceTimersByTimeAsync(100))
  const ages = () => screen.getAllByRole('article').map((article) => article.querySelector('time')?.textContent ?? null)
  expect(ages()).toEqual(['New!', 'Today', 'Yesterday'])
  await act(() => jest.advanceTimersByTimeAsync(6 * 3_600_000))
  expect(ages()).toEqual(['Today', 'Today', 'Yesterday'])
  await act(() => jest.advanceTimersByTimeAsync(12 * 3_600_000))
  expect(ages()).toEqual(['Today', 'Yesterday', null])
})

it('sample messages are labelled as a composite, and markup in them is text', async () => {
  open()
  const figure = within(await card(excerpt.title)).getByRole('figure')
  within(figure).getByText('Composite of several conversations')
  expect(
    within(figure)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Someone<b>How long</b> should I run?', 'LiviaBegin with walks.'])
})

it('a persona is linked by its slug, and by its id when it cannot be looked up', async () => {
  const { api } = open({ entries: [theme, { ...excerpt, botId: 'b9' }, { ...trend, botId: null }] })
  const linkOf = async (title: string, name: string) => (await within(await card(title)).findByRole('link', { name })).getAttribute('href')
  expect(await linkOf(theme.title, 'Talk to Livia')).toBe('/persona/livia')
  expect(await linkOf(excerpt.title, 'Talk to Livia')).toBe('/persona/b9')
  expect(
    within(await card(trend.title))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/zeitgeist/e3'])
  expect(api.callsOf('GET /api/bots/b1')).toHaveLength(1)
})

it('two weeks of a trend have their numbers beside the bars, as lower bounds', async () => {
  open()
  const terms = within(await card(trend.title)).getAllByRole('definition')
  expect(terms.map(({ textContent }) => textContent)).toEqual(['few or none', 'at least 50'])
})

it('14 days of a trend are a table for screen readers', async () => {
  const days = Array.from({ length: 14 }, (_, index) => {
    const from = new Date(Date.UTC(2026, 1, 26 + index)).toISOString().slice(0, 10)
    return { from, to: from, people: index === 12 ? 75 : 25 }
  })
  open({ entries: [{ ...trend, trend: days }] })
  const table = within(await card(trend.title)).getByRole('table', { name: 'People who talked about it' })
  expect(within(table).getAllByRole('row')).toHaveLength(15)
  within(table).getByRole('row', { name: 'Tue, Mar 10 at least 75' })
  screen.getByText('Busiest on Tue, Mar 10, with at least 75 people.')
})

it('names the models that wrote the entries, the offline one in words', async () => {
  open({ entries: [{ ...theme, offline: true, model: 'offline' }, excerpt] })
  await screen.findByText('Written by AI · Offline model, claude-sonnet-5-5')
  fireEvent.click(chip('Common Themes'))
  screen.getByText('Written by AI · Offline model')
  fireEvent.click(chip('All'))
  fireEvent.click(chip('Interesting Exchanges'))
  expect(screen.queryByText(/Offline model/)).toBeNull()
  screen.getByText('Written by AI · claude-sonnet-5-5')
})

it('without entries, or without any of a kind, says that there are none and offers a way on', async () => {
  open({ entries: [theme], at: '/zeitgeist?show=trend' })
  await screen.findByRole('heading', { name: 'No Entries Found' })
  fireEvent.click(screen.getByRole('link', { name: 'Show all entries' }))
  expect(titles()).toEqual([theme.title])
  cleanup()
  open({ entries: [] })
  await screen.findByRole('heading', { name: 'No Entries Found' })
  expect(screen.getByRole('link', { name: 'Find someone to talk to' }).getAttribute('href')).toBe('/discover')
})

it('entries that fail to load can be tried again', async () => {
  const { api } = open({ entries: null })
  await screen.findByRole('heading', { name: 'Failed to load zeitgeist entries' })
  api.on(list, () => Response.json([theme]))
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  await card(theme.title)
})

it('only super senators are offered Refresh Data', async () => {
  for (const as of [null, user, { ...user, role: 'orator' as const }]) {
    open({ as })
    await card(theme.title)
    expect(screen.queryByRole('button', { name: 'Refresh Data' })).toBeNull()
    cleanup()
  }
  open({ as: senator })
  screen.getByRole('button', { name: 'Refresh Data' })
  expect(screen.getByRole('link', { name: 'Manage insights' }).getAttribute('href')).toBe('/admin/zeitgeist')
})

it('a refresh shows the server’s message and the new entries', async () => {
  const { api } = open({ as: senator })
  await card(theme.title)
  api.on(list, () => Response.json([{ ...theme, id: 'e9', title: 'Night trains' }]))
  fireEvent.click(screen.getByRole('button', { name: 'Refresh Data' }))
  await screen.findByText('3 entries are published.')
  expect(titles()).toEqual(['Night trains'])
})

it('a refresh without a message of the server says that it succeeded', async () => {
  const { api } = open({ as: senator })
  api.on(refresh, () => Response.json({ message: '', counts: { theme: 0, excerpt: 0, trend: 0 } }))
  fireEvent.click(screen.getByRole('button', { name: 'Refresh Data' }))
  await screen.findByText('Successfully refreshed zeitgeist entries')
})

it('a refresh that is refused because of the role says so', async () => {
  const { api } = open({ as: senator })
  api.on(refresh, () => refusal(403, 'No', { reason: 'REFRESH_NOT_ALLOWED' }))
  fireEvent.click(screen.getByRole('button', { name: 'Refresh Data' }))
  await screen.findByText('Permission Denied')
  screen.getByText('Only Super Senators can refresh the Zeitgeist.')
})

it('a refresh that fails says so with the reason, and the entries stay', async () => {
  const { api } = open({ as: senator })
  await card(theme.title)
  api.on(refresh, () => refusal(409, 'A refresh is running.', { reason: 'REFRESH_RUNNING' }))
  fireEvent.click(screen.getByRole('button', { name: 'Refresh Data' }))
  await screen.findByText('Failed to refresh zeitgeist')
  screen.getByText('A refresh is running.')
  expect(titles()).toHaveLength(3)
})

it('a running refresh is shown again after the page was left, runs once, and ends with a toast elsewhere', async () => {
  const { api } = open({ as: senator })
  const held = heldAnswer()
  api.on(refresh, held.answer)
  fireEvent.click(screen.getByRole('button', { name: 'Refresh Data' }))
  await screen.findByRole('button', { name: 'Refreshing…' })
  fireEvent.click(screen.getByRole('link', { name: 'Leave' }))
  fireEvent.click(screen.getByRole('link', { name: 'Back' }))
  fireEvent.click(screen.getByRole('button', { name: 'Refreshing…' }))
  expect(screen.getAllByText(/This can take up to two minutes/)).toHaveLength(2)
  expect(api.callsOf(refresh)).toHaveLength(1)
  fireEvent.click(screen.getByRole('link', { name: 'Leave' }))
  held.release(Response.json({ message: 'Done meanwhile.', counts: { theme: 0, excerpt: 0, trend: 0 } }))
  await screen.findByText('Done meanwhile.')
})
