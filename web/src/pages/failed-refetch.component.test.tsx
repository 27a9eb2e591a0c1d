import { afterEach, expect, it } from '@jest/globals'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Route, Routes } from 'react-router-dom'
import { fakeApi, refusal } from '../data/testing/fake-api.ts'
import { bot, user, userStatus } from '../data/testing/fixtures.ts'
import { renderApp } from '../data/testing/render-app.tsx'
import { CreditsSection } from '../features/account/credits/credits-section.tsx'
import { LedgerSection } from '../features/account/credits/ledger-section.tsx'
import { PaymentsSection } from '../features/account/credits/payments-section.tsx'
import { SessionsSection } from '../features/account/sessions/sessions-section.tsx'
import { PackageList } from '../features/credits/packages/package-list.tsx'
import { OwnPersonas } from '../features/manage-personas/list/own-personas.tsx'
import { VersionsView } from '../features/manage-personas/versions/versions-view.tsx'
import { DiscoverResults } from '../features/personas/discover/discover-results.tsx'
import { AnalyticsPage } from './analytics-page.tsx'
import { MembersOnly } from './dashboard/members-only.tsx'

const at = '2025-04-15T00:00:00Z'
const payment = { id: 'p1', amount: 750, creditsPurchased: 500, status: 'paid', packageId: 'c500', createdAt: at }
const entry = { id: 'l1', amount: -2, at, balanceAfter: 98, kind: 'exchange', note: 'Livia', pocket: 'free' }
const offer = { id: 'c500', name: 'Citizen 500', description: 'For more', price: 750, credits: 500, popular: true, role: 'citizen' }
const session = { id: 's1', agent: 'Firefox on Linux', createdAt: at, lastSeenAt: at, current: true }
const versions = [2, 1].map((version) => ({ version, savedAt: at, rolePrompt: `Prompt ${version}`, strictlyFollows: '' }))
const none = { conversations: 0, messages: 0, people: 0, upvotes: 0, downvotes: 0 }
const report = { days: [{ date: '2025-04-15', ...none }], totals: none }
const query = { search: '', category: '', sort: 'popular', page: 1, limit: 24 } as const
const analytics = (
  <Routes>
    <Route path="*" element={<AnalyticsPage />} />
  </Routes>
)

const routes = () =>
  fakeApi({
    'GET /api/bots/public/with-votes': () => Response.json([bot]),
    'GET /api/users/creators': () => Response.json({ u2: 'grace' }),
    'GET /api/bots': () => Response.json([bot]),
    'GET /api/bots/': () => Response.json(bot),
    'GET /api/bots/b1': () => Response.json({ ...bot, userId: user.id }),
    'GET /api/bots/b1/versions': () => Response.json(versions),
    'GET /api/bots//analytics': () => Response.json(report),
    'GET /api/user/status': () => Response.json(userStatus),
    'GET /api/user/sessions': () => Response.json([session]),
    'GET /api/payments': () => Response.json([payment]),
    'GET /api/payments/packages': () => Response.json([offer]),
    'GET /api/credits/ledger': () => Response.json([entry]),
  })

afterEach(cleanup)

it.each<[string, ReactNode, string, string[]]>([
  ['the discover page', <DiscoverResults key="d" query={query} />, 'Livia', ['GET /api/bots/public/with-votes', 'GET /api/bots/public']],
  ['own personas', <OwnPersonas key="o" user={user} renderShare={() => null} renderMaterial={() => null} />, 'Livia', ['GET /api/bots']],
  ['versions', <VersionsView key="v" id="b1" />, 'Version 1', ['GET /api/bots/b1/versions']],
  ['analytics', analytics, 'Nothing happened in these 7 days', ['GET /api/bots//analytics']],
  ['credits', <CreditsSection key="c" user={user} />, 'Free this month', ['GET /api/user/status']],
  ['payments', <PaymentsSection key="p" user={user} />, '500 credits', ['GET /api/payments']],
  ['the ledger', <LedgerSection key="l" user={user} />, 'Balance 98', ['GET /api/credits/ledger']],
  ['sessions', <SessionsSection key="s" user={user} />, 'This device', ['GET /api/user/sessions']],
  ['packages', <PackageList key="k" action={() => null} />, 'Citizen 500', ['GET /api/payments/packages']],
])('%s: a failed refetch keeps the data and says so, until a retry succeeds', async (_, element, text, failing) => {
  const api = routes()
  const { client } = renderApp(element, user)
  await screen.findAllByText(text)
  for (const route of failing) api.on(route, () => refusal(503, 'Down'))
  await act(() => client.refetchQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'user' || queryKey[1] === 'status' }))
  screen.getAllByText(text)
  await screen.findByText('This could not be refreshed.')

  routes()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText('This could not be refreshed.')).toBeNull())
  screen.getAllByText(text)
})

it('a visitor stays a visitor when the user cannot be fetched again', async () => {
  const api = routes()
  api.on('GET /api/user', () => refusal(503, 'Down'))
  const { client } = renderApp(<MembersOnly text="Please log in">{() => 'Signed in'}</MembersOnly>)
  screen.getByText('Not logged in')
  await act(() => client.refetchQueries({ queryKey: ['user'], exact: true }))
  screen.getByText('Not logged in')
})
