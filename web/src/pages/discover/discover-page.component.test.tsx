import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes, useLocation } from 'react-router-dom'
import type { User } from '../../api/schemas.ts'
import { Toaster } from '../../components/overlays/toaster.tsx'
import { fakeApi, heldAnswer, noConnection, refusal } from '../../data/testing/fake-api.ts'
import { bot, user, userStatus } from '../../data/testing/fixtures.ts'
import { renderApp } from '../../data/testing/render-app.tsx'
import { toastStore } from '../../lib/toast/toast.ts'
import { DiscoverPage } from './discover-page.tsx'

const withVotes = 'GET /api/bots/public/with-votes'
const withoutVotes = 'GET /api/bots/public'
const categories = [
  'Business',
  'Education',
  'Entertainment',
  'Finance',
  'Health & Fitness',
  'Life Advice',
  'Nonprofit',
  'Technology',
  'Travel',
  'Other',
]
const bots = (count: number) => Array.from({ length: count }, (_, index) => ({ ...bot, id: `b${index}`, name: `Livia ${index}` }))
const listOf = (count: number, total = count) => Response.json(bots(count), { headers: { 'X-Total-Count': String(total) } })

beforeEach(() => {
  // Failures of a chat are also written to the browser's console.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  for (const { id } of toastStore.list()) toastStore.dismiss(id)
  jest.restoreAllMocks()
})

const Address = () => {
  const { pathname, search } = useLocation()
  return <output aria-label="Address">{pathname + search}</output>
}

function open(at: string, routes: Parameters<typeof fakeApi>[0] = {}, as: User | null = null) {
  const api = fakeApi({
    [withVotes]: () => listOf(2),
    'GET /api/users/creators': () => Response.json({ u2: 'grace' }),
    'GET /api/user/status': () => Response.json(userStatus),
    ...routes,
  })
  renderApp(
    <>
      <Routes>
        <Route path="/discover" element={<DiscoverPage />} />
      </Routes>
      <Address />
      <Toaster />
    </>,
    as,
    { at },
  )
  return api
}

const address = () => screen.getByLabelText('Address').textContent
const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const lastQuery = (api: ReturnType<typeof fakeApi>) => api.callsOf(withVotes).at(-1)?.query
const pages = () => within(screen.getByRole('navigation', { name: 'Pages' }))

describe('the list', () => {
  it('has all personas after a sign-up tile, which members do not see', async () => {
    open('/discover', { [withVotes]: () => listOf(2, 2) })
    await screen.findByText('Showing 1 to 2 of 2 results')
    expect(names()).toEqual(['Your persona here', 'Livia 0', 'Livia 1'])
    expect(screen.getAllByText('Score 5')).toHaveLength(2)
    const tile = screen.getByText('Your persona here').closest('li') as HTMLElement
    expect(within(tile).getByRole('link').getAttribute('href')).toBe('/signup')
    for (const button of pages().getAllByRole<HTMLButtonElement>('button')) expect(button.disabled).toBe(true)
  })

  it('has no sign-up tile for a member', async () => {
    open('/discover', {}, user)
    await screen.findByText('Livia 1')
    expect(names()).toEqual(['Livia 0', 'Livia 1'])
  })

  it('is of the category that a chip or the address names', async () => {
    const api = open(`/discover?category=${encodeURIComponent('Health & Fitness')}`)
    await screen.findByText('Livia 1')
    expect(screen.getByRole('link', { name: 'Health & Fitness' }).getAttribute('aria-current')).toBe('true')
    const chips = within(screen.getByRole('navigation', { name: 'Category' })).getAllByRole('link')
    expect(chips.map(({ textContent }) => textContent)).toEqual(['All Categories', ...categories])
    fireEvent.click(screen.getByRole('link', { name: 'Technology' }))
    expect(address()).toBe('/discover?category=Technology')
    await waitFor(() => expect(lastQuery(api)).toMatchObject({ category: 'Technology' }))
    fireEvent.click(screen.getByRole('link', { name: 'All Categories' }))
    expect(address()).toBe('/discover')
  })

  it('has the order that is chosen', async () => {
    const api = open('/discover')
    const sort = screen.getByRole('combobox', { name: 'Sort by' })
    expect([...sort.children].map(({ textContent }) => textContent)).toEqual(['Most Popular', 'Newest', 'Highest Rated'])
    for (const word of ['newest', 'rating']) {
      fireEvent.change(sort, { target: { value: word } })
      expect(address()).toBe(`/discover?sort=${word}`)
      await waitFor(() => expect(lastQuery(api)).toMatchObject({ sort: word }))
    }
  })

  it('that is longer than one page has page navigation, and another order begins at the first', async () => {
    const api = open('/discover?sort=newest', { [withVotes]: () => listOf(5, 53) })
    await screen.findByText('Showing 1 to 5 of 53 results')
    const previous = pages().getByRole('button', { name: 'Previous' })
    const next = pages().getByRole('button', { name: 'Next' })
    for (const button of pages().getAllByRole<HTMLButtonElement>('button')) expect(button.disabled).toBe(false)
    expect(previous.ariaDisabled).toBe('true')
    fireEvent.click(previous)
    expect(address()).toBe('/discover?sort=newest')
    const held = heldAnswer()
    api.on(withVotes, held.answer)
    fireEvent.click(next)
    expect(address()).toBe('/discover?sort=newest&page=2')
    await waitFor(() => expect(lastQuery(api)).toMatchObject({ sort: 'newest', page: '2' }))
    // Of the cards that are still shown.
    screen.getByText('Showing 1 to 5 of 53 results')
    expect(names()).toContain('Your persona here')
    held.release(listOf(5, 53))
    await screen.findByText('Showing 25 to 29 of 53 results')
    expect(names()).not.toContain('Your persona here')
    fireEvent.click(pages().getByRole('button', { name: 'Page 3' }))
    expect(pages().getByRole('button', { name: 'Page 3' }).getAttribute('aria-current')).toBe('page')
    await waitFor(() => expect(next.ariaDisabled).toBe('true'))
    fireEvent.click(next)
    expect(address()).toBe('/discover?sort=newest&page=3')
    fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: 'rating' } })
    expect(address()).toBe('/discover?sort=rating')
  })

  it('of a member has the saved personas as a filter, which a category leaves', async () => {
    const saved = { ...bot, id: 'b9', name: 'Kim', slug: 'kim' }
    open('/discover?sort=newest', { 'GET /api/saved-personas': () => Response.json([saved]) }, user)
    await screen.findByText('Livia 1')
    fireEvent.click(screen.getByRole('link', { name: 'Saved' }))
    await screen.findByRole('heading', { name: 'Kim' })
    expect([names(), address()]).toEqual([['Kim'], '/discover?saved=1'])
    expect(screen.getByRole('link', { name: 'All Categories' }).getAttribute('aria-current')).toBeNull()
    expect(screen.getByRole('link', { name: /Start Chat/ }).getAttribute('href')).toBe('/discover?saved=1&chat=kim')
    fireEvent.click(screen.getByRole('link', { name: 'Travel' }))
    await screen.findByText('Livia 1')
    expect(address()).toBe('/discover?category=Travel')
  })

  it('of saved personas says how many are left when one is removed, and keeps the focus', async () => {
    const saved = [bot, { ...bot, id: 'b9', name: 'Kim', slug: 'kim' }]
    const routes = {
      'GET /api/saved-personas': () => Response.json(saved),
      'DELETE /api/bots/b9/saved': () => new Response(null, { status: 204 }),
    }
    open('/discover?saved=1', routes, user)
    const button = await screen.findByRole('button', { name: 'Save Kim' })
    screen.getByText('2 saved personas')
    saved.pop()
    button.focus()
    fireEvent.click(button)
    await screen.findByText('1 saved persona')
    expect(screen.queryByText('Kim')).toBeNull()
    expect(document.activeElement?.contains(screen.getByText('1 saved persona'))).toBe(true)
    expect(document.activeElement).not.toBe(document.body)
  })

  it('of a member has the creators that the member follows as a filter, with links to them', async () => {
    const creators = [{ id: 'u2', username: 'grace', followedAt: '2026-04-01T00:00:00Z' }]
    const followed = { creators, bots: [{ ...bot, id: 'b9', name: 'Kim', slug: 'kim' }] }
    open(
      '/discover?saved=1',
      { 'GET /api/saved-personas': () => Response.json([]), 'GET /api/followed-creators': () => Response.json(followed) },
      user,
    )
    fireEvent.click(await screen.findByRole('link', { name: 'Following' }))
    await screen.findByRole('heading', { name: 'Kim' })
    expect([names(), address()]).toEqual([['Kim'], '/discover?following=1'])
    const links = within(screen.getByRole('navigation', { name: 'Creators you follow' })).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/creators/grace'])
    expect((await screen.findByRole('link', { name: 'by grace' })).getAttribute('href')).toBe('/creators/grace')
    fireEvent.click(screen.getByRole('link', { name: 'Travel' }))
    await screen.findByText('Livia 1')
    expect(address()).toBe('/discover?category=Travel')
  })

  it('of followed creators says how to follow one when a member follows none', async () => {
    open('/discover?following=1', { 'GET /api/followed-creators': () => Response.json({ creators: [], bots: [] }) }, user)
    await screen.findByRole('heading', { name: 'You follow no creator yet' })
  })

  it('of saved personas is all personas for a visitor, and says when a member has none', async () => {
    open('/discover?saved=1')
    await screen.findByText('Livia 1')
    expect(screen.queryByRole('link', { name: 'Saved' })).toBeNull()
    cleanup()
    open('/discover?saved=1', { 'GET /api/saved-personas': () => Response.json([]) }, user)
    await screen.findByRole('heading', { name: 'You have saved no AI persona yet' })
  })

  it('without results says so, and a link clears the search and the filters', async () => {
    open('/discover?search=zzzz&category=Travel', { [withVotes]: () => listOf(0) })
    await screen.findByRole('heading', { name: 'No AI personas found' })
    screen.getByText('Try adjusting your search or filters')
    fireEvent.click(screen.getByRole('link', { name: 'Clear search and filters' }))
    expect(address()).toBe('/discover')
  })

  it('comes without votes when the list with votes fails', async () => {
    const api = open('/discover', { [withVotes]: () => refusal(500, 'No'), [withoutVotes]: () => listOf(2) })
    await screen.findByText('Livia 1')
    expect(api.callsOf(withoutVotes)).toHaveLength(1)
  })

  it('that fails to load shows an error, and can be loaded again', async () => {
    const api = open('/discover', { [withVotes]: noConnection, [withoutVotes]: noConnection })
    await screen.findByRole('heading', { name: 'Failed to fetch bots' })
    api.on(withVotes, () => listOf(2))
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('Livia 1')
  })
})

it('a conversation that fails to start in place of the list says so', async () => {
  open('/discover?chat=livia', {
    'GET /api/bots/slug/livia': () => Response.json(bot),
    'POST /api/conversations': () => refusal(500, 'x', { reason: 'INTERNAL' }),
  })
  // The store may still contain the toast of another test.
  const failed = { title: 'Error', description: expect.stringMatching(/^Failed to start conversation with this bot/) }
  await waitFor(() => expect(toastStore.list()[0]).toMatchObject(failed))
})
