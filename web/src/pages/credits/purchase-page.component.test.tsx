import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { Toaster } from '../../components/overlays/toaster.tsx'
import { fakeApi, heldAnswer, refusal } from '../../data/testing/fake-api.ts'
import { user, userStatus } from '../../data/testing/fixtures.ts'
import { renderApp } from '../../data/testing/render-app.tsx'
import { CreditsSection } from '../../features/account/credits/credits-section.tsx'
import { LedgerSection } from '../../features/account/credits/ledger-section.tsx'
import { PaymentsSection } from '../../features/account/credits/payments-section.tsx'
import { toastStore } from '../../lib/toast/toast.ts'
import { PurchasePage } from './purchase-page.tsx'

const offer = { id: 'c100', name: 'Citizen 100', description: 'To begin', price: 200, credits: 100, popular: false, role: 'citizen' }
const checkoutRoute = 'POST /api/payments/checkout'

afterEach(() => {
  cleanup()
  for (const { id } of toastStore.list()) toastStore.dismiss(id)
  jest.restoreAllMocks()
})

/** A browser's tab that stays empty until it is given an address. */
const emptyTab = () => ({ closed: false, opener: {}, document: document.implementation.createHTMLDocument(), close: jest.fn() })

function open(element: ReactElement, routes: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({
    'GET /api/payments/packages': () => Response.json([offer]),
    'GET /api/user/status': () => Response.json(userStatus),
    'GET /api/payments': () => Response.json([]),
    'GET /api/credits/ledger': () => Response.json([]),
    ...routes,
  })
  renderApp(
    <>
      {element}
      <Toaster />
    </>,
    user,
  )
  return api
}

describe('buying a package', () => {
  let tab: ReturnType<typeof emptyTab>
  beforeEach(() => {
    tab = emptyTab()
    jest.spyOn(window, 'open').mockImplementation(() => tab as unknown as Window)
  })
  const buy = async () => fireEvent.click(await screen.findByRole('button', { name: 'Purchase Now' }))

  it('says that the checkout is being opened, and asks for one only', async () => {
    const held = heldAnswer()
    const api = open(<PurchasePage />, { [checkoutRoute]: held.answer })
    await buy()
    fireEvent.click(await screen.findByRole('button', { name: 'Processing...' }))
    expect(api.callsOf(checkoutRoute).map(({ body }) => body)).toEqual([{ packageId: 'c100' }])
  })

  it('offers a link to the checkout when the browser blocks the new tab', async () => {
    jest.spyOn(window, 'open').mockReturnValue(null)
    open(<PurchasePage />, { [checkoutRoute]: () => Response.json({ paymentId: 'p1', url: 'http://localhost/dev/checkout/p1' }) })
    await buy()
    const link = await screen.findByRole('link', { name: /^Continue to the checkout/ })
    expect(link.getAttribute('href')).toBe('http://localhost/dev/checkout/p1')
  })

  it.each([
    [
      'comes without an address',
      () => Response.json({ paymentId: 'p1' }),
      ['Error', 'Failed to create checkout session (no URL returned)'],
    ],
    ['is refused', () => refusal(503, 'It is down'), ['Payment Error', 'Failed to create checkout session: It is down']],
    [
      'is refused without a text',
      () => new Response('', { status: 503, statusText: 'Service Unavailable' }),
      ['Payment Error', 'Failed to create checkout session: Service Unavailable'],
    ],
  ] as const)('shows the reason when the checkout %s, and leaves no empty tab', async (_, answer, [title, text]) => {
    open(<PurchasePage />, { [checkoutRoute]: answer })
    await buy()
    await screen.findByText(text)
    screen.getByText(title)
    expect(tab.close).toHaveBeenCalledTimes(1)
    await screen.findByRole('button', { name: 'Purchase Now' })
  })
})

it.each<[string, ReactElement, string, string]>([
  ['GET /api/user/status', <CreditsSection key="c" user={user} />, 'Your credits could not be loaded.', 'Free this month'],
  ['GET /api/payments', <PaymentsSection key="p" user={user} />, 'Your payments could not be loaded.', 'You have not bought anything yet.'],
  ['GET /api/credits/ledger', <LedgerSection key="l" user={user} />, 'Your credit history could not be loaded.', ''],
])('a section of the account that %s fails for says so and can be retried', async (route, section, failure, text) => {
  const api = open(section, { [route]: () => refusal(503, 'Down') })
  const shown = await screen.findByText(failure)
  const read = api.callsOf(route).length
  api.on(route, () => Response.json(route.endsWith('status') ? userStatus : []))
  fireEvent.click(within(shown.parentElement as HTMLElement).getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText(failure)).toBeNull())
  expect(api.callsOf(route).length).toBeGreaterThan(read)
  if (text) screen.getByText(text)
})
