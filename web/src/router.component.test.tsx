import { afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { sessionHint } from '@rostra/proto/http/session-hint'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import type { User } from './api/schemas.ts'
import { userQuery } from './data/accounts/user.ts'
import { createQueryClient } from './data/client/query-client.ts'
import { fakeApi, noConnection } from './data/testing/fake-api.ts'
import { bot, user, userStatus } from './data/testing/fixtures.ts'
import { toastStore } from './lib/toast/toast.ts'
import { loadDiscoverPage, loadLandingPage, loadPersonaPage } from './pages/load-page.ts'
import { Site } from './router.tsx'

// The code of these pages takes longer to load than a test waits for its effect.
beforeAll(async () => {
  await Promise.all([loadDiscoverPage(), loadLandingPage(), loadPersonaPage()])
  await Promise.all([import('./pages/auth/auth-page.tsx'), import('./pages/dashboard/dashboard-page.tsx')])
  await import('./pages/layout/member-menu.tsx')
}, 60_000)
afterEach(() => {
  cleanup()
  for (const { id } of toastStore.list()) toastStore.dismiss(id)
})

const Address = () => {
  const { pathname, search } = useLocation()
  return <output aria-label="Address">{pathname + search}</output>
}
const address = () => screen.getByLabelText('Address').textContent

/** Opens the whole site at an address, for a visitor or a member. */
async function open(at: string, as: User | null = null, routes: Parameters<typeof fakeApi>[0] = {}) {
  fakeApi({
    'GET /api/bots/public/with-votes': () => Response.json([bot], { headers: { 'X-Total-Count': '1' } }),
    'GET /api/bots/slug/livia': () => Response.json(bot),
    'GET /api/users/creators': () => Response.json({ u2: 'grace' }),
    'GET /api/user/status': () => Response.json(userStatus),
    ...routes,
  })
  const client = createQueryClient({ retries: false })
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
  document.cookie = `${sessionHint}=${as ? '1' : '; max-age=0'}`
  client.setQueryData(userQuery.queryKey, as)
  await act(async () => {
    render(
      <Site
        client={client}
        router={(site) => (
          <MemoryRouter initialEntries={[at]}>
            {site}
            <Address />
          </MemoryRouter>
        )}
      />,
    )
  })
}

const linksIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

describe('the frame of the site', () => {
  it('has the links of a visitor in order', async () => {
    await open('/discover')
    await screen.findByText('Livia')
    expect(linksIn(screen.getByRole('navigation', { name: 'Main' }))).toEqual([
      ['Discover', '/discover'],
      ['Circle of Experts', '/circle-of-experts'],
      ['360° Chats', '/360-chat'],
      ['Singularity Bugle', '/singularity-bugle'],
      ['Create an AI', '/create'],
    ])
    const banner = within(screen.getByRole('banner'))
    banner.getByRole('link', { name: 'Log in' })
    banner.getByRole('link', { name: 'Sign up for free' })
    screen.getByRole('contentinfo')
  })

  it('has no footer below a chat that fills the window', async () => {
    await open('/persona/livia')
    await screen.findByRole('heading', { level: 1, name: 'Livia' })
    expect(screen.queryByRole('contentinfo')).toBeNull()
  })

  it('keeps the session when logging out fails, and says so', async () => {
    await open('/discover', user, { 'POST /api/logout': noConnection })
    const button = await screen.findByRole('button', { name: 'Account of ada' })
    await userEvent.click(button)
    await userEvent.click(screen.getByRole('menuitem', { name: 'Log out' }))
    await screen.findByText('Could not log out. Please try again.')
    screen.getByText('Logout failed')
    screen.getByRole('button', { name: 'Account of ada' })
  })
})

describe('an address', () => {
  it('that does not exist shows the not-found page', async () => {
    await open('/nowhere')
    await screen.findByRole('heading', { level: 1, name: 'This page does not exist' })
    expect(document.title).toMatch(/^Page not found/)
  })

  it.each([
    ['/login?next=/discover', '/auth?next=%2Fdiscover&tab=login'],
    ['/signup', '/auth?tab=register'],
    ['/create', '/auth?tab=register&next=%2Fdashboard%3Ftab%3Dcreate'],
  ])('%s leads a visitor to %s', async (from, to) => {
    await open(from)
    await waitFor(() => expect(address()).toBe(to))
    await screen.findByRole('tab', { selected: true, name: to.includes('register') ? 'Register' : 'Log in' })
  })

  it.each([
    ['/', '/dashboard'],
    ['/create', '/dashboard?tab=create'],
    ['/auth?tab=register', '/dashboard'],
    ['/login?next=/discover', '/discover'],
  ])('%s leads a member to %s', async (from, to) => {
    await open(from, user)
    await waitFor(() => expect(address()).toBe(to))
  })
})
