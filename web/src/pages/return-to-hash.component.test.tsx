import { afterEach, expect, it } from '@jest/globals'
import { cleanup, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { fakeApi } from '../data/testing/fake-api.ts'
import { renderApp } from '../data/testing/render-app.tsx'
import { DashboardPage } from './dashboard/dashboard-page.tsx'
import { DiscussionPage } from './experts/discussion-page.tsx'
import { KnowledgePage } from './knowledge-page.tsx'
import { NavBar } from './layout/nav-bar.tsx'

afterEach(cleanup)

const pages: [string, ReactNode][] = [
  ['/persona/b1/knowledge#inbox', <KnowledgePage key="knowledge" />],
  ['/dashboard?tab=account#identities', <DashboardPage key="account" />],
  ['/dashboard?tab=manage#b1', <DashboardPage key="manage" />],
  ['/expert-discussion?id=d1#conclusion', <DiscussionPage key="discussion" />],
  ['/how-it-works#credits', <NavBar key="bar" isHiddenOnPhone={false} />],
]

it.each(pages)('a visitor of %s returns to its part after signing in', async (at, page) => {
  fakeApi({})
  renderApp(page, null, { at })
  const next = `/auth?tab=login&next=${encodeURIComponent(at)}`
  const addresses = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  await waitFor(() => expect(addresses()).toContain(next))
})

it('the token in the hash of a mailed link is not passed on', () => {
  fakeApi({})
  renderApp(<NavBar isHiddenOnPhone={false} />, null, { at: '/confirm-email#secret-token' })
  expect(document.body.innerHTML).not.toContain('secret-token')
})
