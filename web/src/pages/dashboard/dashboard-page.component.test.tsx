import { afterEach, describe, expect, it } from '@jest/globals'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { fakeApi, refusal } from '../../data/testing/fake-api.ts'
import { bot, user, userStatus } from '../../data/testing/fixtures.ts'
import { conversation } from '../../data/testing/history-fixtures.ts'
import { story } from '../../data/testing/newsroom-fixtures.ts'
import { renderApp } from '../../data/testing/render-app.tsx'
import { DashboardPage } from './dashboard-page.tsx'

afterEach(cleanup)

const Address = () => {
  const { pathname, search } = useLocation()
  return <output aria-label="Address">{pathname + search}</output>
}
const address = () => screen.getByRole('status', { name: 'Address' }).textContent
const selected = () => screen.getByRole('tab', { selected: true }).textContent

it('the last of several quick clicks on tabs is the one that is shown', async () => {
  fakeApi({})
  renderApp(
    <>
      <DashboardPage />
      <Address />
    </>,
    null,
    { at: '/dashboard' },
  )
  expect(selected()).toBe('Create')
  for (const name of ['Manage', 'Account', 'Create']) {
    fireEvent.mouseDown(screen.getByRole('tab', { name }))
    expect(selected()).toBe(name)
  }
  await waitFor(() => expect(address()).toBe('/dashboard?tab=create'))
  await waitFor(() => expect(screen.getByRole('tabpanel').getAttribute('aria-busy')).toBe('false'))
  expect(selected()).toBe('Create')
})

it('the title of the tab names the tab of the dashboard', async () => {
  fakeApi({})
  for (const [at, title] of [
    ['/dashboard', 'Your AI Persona Dashboard · Rostra'],
    ['/dashboard?tab=manage', 'Manage · Dashboard · Rostra'],
    ['/dashboard?tab=account', 'Account · Dashboard · Rostra'],
  ]) {
    renderApp(<DashboardPage />, null, { at: at ?? '' })
    await waitFor(() => expect(document.title).toBe(title))
    cleanup()
  }
})

describe('a member who comes back', () => {
  const nothing = () => Response.json([], { headers: { 'X-Total-Count': '0' } })
  const open = (routes: Parameters<typeof fakeApi>[0], at = '/dashboard') => {
    const api = fakeApi({
      'GET /api/conversations': nothing,
      'GET /api/bots': nothing,
      'GET /api/bots/featured': nothing,
      'GET /api/circle-of-experts': nothing,
      'GET /api/articles': nothing,
      'GET /api/saved-personas': nothing,
      'GET /api/followed-creators': () => Response.json({ creators: [], bots: [] }),
      'GET /api/inbox/counts': () => Response.json({}),
      'GET /api/user/status': () => Response.json(userStatus),
      ...routes,
    })
    renderApp(<DashboardPage />, user, { at })
    return api
  }
  const own = { ...bot, id: 'b3', slug: 'max', name: 'Max', userId: user.id }
  const full = {
    'GET /api/conversations': () => Response.json([conversation], { headers: { 'X-Total-Count': '1' } }),
    'GET /api/bots': () => Response.json([{ ...own, id: 'b4', slug: 'kim', name: 'Kim' }, own]),
    'GET /api/bots/by-ids': () => Response.json([bot]),
    'GET /api/bots/featured': () => Response.json([bot]),
    'GET /api/circle-of-experts': () => Response.json([{ bot, position: 0 }]),
    'GET /api/articles': () => Response.json([story(1, '2026-03-10')]),
    'GET /api/inbox/counts': () => Response.json({ b3: 2 }),
    'GET /api/followed-creators': () => Response.json({ creators: [], bots: [{ ...bot, id: 'b9', slug: 'yuri', name: 'Yuri' }] }),
    'GET /api/saved-personas': () => Response.json([{ ...bot, id: 'b8', slug: 'zoe', name: 'Zoe' }]),
  }

  it('finds the last conversations, the own personas with what is new, the circle, the saved personas, those of followed creators, the featured one and the story, above the tabs', async () => {
    open(full)
    const link = await screen.findByRole('link', { name: 'A first marathon, with Livia' })
    await waitFor(() => expect(link.getAttribute('href')).toBe('/persona/livia?conversation=c1'))
    const personas = within(screen.getByRole('region', { name: 'Your personas' }))
    expect((await personas.findByRole('link', { name: '2 questions for you in the inbox of Max' })).getAttribute('href')).toBe(
      '/dashboard/personas/b3/knowledge#inbox',
    )
    expect(personas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Max'),
      expect.stringContaining('Kim'),
    ])
    await screen.findByText('1 of 5 experts')
    const saved = within(await screen.findByRole('region', { name: 'Saved' }))
    expect(saved.getByRole('link', { name: 'Zoe' }).getAttribute('href')).toBe('/persona/zoe')
    expect(saved.getByRole('link', { name: 'All saved personas' }).getAttribute('href')).toBe('/discover?saved=1')
    const followed = within(await screen.findByRole('region', { name: 'From creators you follow' }))
    expect(followed.getByRole('link', { name: 'Yuri' }).getAttribute('href')).toBe('/persona/yuri')
    expect(followed.getByRole('link', { name: 'All from creators you follow' }).getAttribute('href')).toBe('/discover?following=1')
    expect((await screen.findByRole('link', { name: 'Talk to Livia' })).getAttribute('href')).toBe('/persona/livia')
    expect((await screen.findByRole('link', { name: 'Story 1' })).getAttribute('href')).toBe('/singularity-bugle/story-1')
    expect(link.compareDocumentPosition(screen.getByRole('tablist'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('who has nothing yet is welcomed with three ways on', async () => {
    open({})
    const welcome = within(await screen.findByRole('region', { name: 'Welcome, ada' }))
    expect(welcome.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/discover',
      '/dashboard?tab=create',
      '/circle-of-experts',
    ])
  })

  it('who has only saved and followed is welcomed, with what the member has', async () => {
    const { 'GET /api/followed-creators': followed, 'GET /api/saved-personas': saved } = full
    open({ 'GET /api/followed-creators': followed, 'GET /api/saved-personas': saved })
    await screen.findByRole('region', { name: 'Welcome, ada' })
    await screen.findByRole('region', { name: 'Saved' })
    await screen.findByRole('region', { name: 'From creators you follow' })
  })

  it('whose conversations cannot be loaded is told so beside the rest, and is not taken for a new member', async () => {
    const api = open({ ...full, 'GET /api/conversations': () => refusal(503, 'away') })
    await screen.findByRole('region', { name: 'Your personas' })
    api.on('GET /api/conversations', full['GET /api/conversations'])
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('link', { name: 'A first marathon, with Livia' })
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull())
  })

  it('with a tab in the address sees the tab alone', async () => {
    const api = open(full, '/dashboard?tab=account')
    await screen.findByRole('tab', { name: 'Account', selected: true })
    expect(screen.queryByRole('region', { name: 'Your personas' })).toBeNull()
    expect(api.callsOf('GET /api/conversations')).toEqual([])
  })
})
