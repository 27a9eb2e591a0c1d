import { afterEach, expect, it } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { fakeApi } from '../../data/testing/fake-api.ts'
import { user, userStatus } from '../../data/testing/fixtures.ts'
import { renderApp } from '../../data/testing/render-app.tsx'
import { rememberLeftPage } from '../../lib/navigation/left-page.ts'
import { PaymentSuccessPage } from './payment-success-page.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const payment = {
  id: 'p1',
  packageId: 'citizen-100',
  amount: 200,
  creditsPurchased: 100,
  status: 'paid',
  createdAt: '2026-03-10T08:00:00Z',
}

/** Opens the page of a paid checkout, and returns the links on it. */
async function openPaid() {
  fakeApi({
    'GET /api/payments': () => Response.json([payment], { headers: { 'X-Total-Count': '1' } }),
    'GET /api/user/status': () => Response.json(userStatus),
  })
  renderApp(<PaymentSuccessPage />, user, { at: '/payment-success?payment=p1' })
  await screen.findByRole('heading', { level: 1, name: 'Payment Successful' })
  return screen.getAllByRole('link').map((link) => link.getAttribute('href'))
}

it('a purchase leads back to the page that was left for it, which is always beside Discover and the dashboard', async () => {
  expect(await openPaid()).toEqual(['/discover', '/dashboard'])
  cleanup()
  rememberLeftPage('another member', '/persona/max?conversation=c2')
  expect(await openPaid()).toEqual(['/discover', '/dashboard'])
  cleanup()
  rememberLeftPage(user.id, '/persona/livia?conversation=c1')
  expect(await openPaid()).toEqual(['/persona/livia?conversation=c1', '/discover', '/dashboard'])
})
