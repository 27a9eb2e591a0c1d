import { logIn } from '../support/accounts/log-in.ts'
import { register } from '../support/accounts/member.ts'
import { openCheckout, packageCard } from '../support/credits/checkout.ts'
import { expect, test } from '../support/test-fixtures.ts'

const shop = '/purchase-credits'

test('a visitor is asked to sign in and returns to the packages', async ({ page, playwright, baseURL }) => {
  const otherRequest = await playwright.request.newContext({ baseURL })
  const member = await register(otherRequest)
  await otherRequest.dispose()
  expect((await page.goto(shop))?.status()).toBe(200)
  await expect(page.getByText('Please sign in to purchase credits.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await logIn(page, member)
  await expect(page).toHaveURL(shop)
  await expect(page.getByRole('button', { name: 'Purchase Now' })).toHaveCount(3)
})

test('the packages are shown with price, credits, tier and benefits, above the notes', async ({ page }) => {
  await register(page.request)
  await page.goto(shop)
  await expect(page).toHaveTitle(/^Buy credits/)
  await expect(packageCard(page, 'Citizen 100')).toContainText(/Citizen.*\$2\.00.*100 credits.*Create up to 5 AI personas/)
  await expect(packageCard(page, 'Citizen 500')).toContainText(/Popular.*\$7\.50.*500 credits/)
  const orator = packageCard(page, 'Orator 1000')
  await expect(orator).toContainText(/Orator.*\$10\.00.*1,000 credits.*Create up to 10 AI personas.*Create private AI personas/)
  await expect(page.getByText('Popular')).toHaveCount(1)
  const notes = page.getByRole('region', { name: 'Good to know' })
  for (const note of ['Secure payment', 'not stored', 'added instantly', 'final and non-refundable', 'do not expire']) {
    await expect(notes).toContainText(note)
  }
})

test('a payment in a new tab shows the new balance there and in the first tab', async ({ page, toasts }) => {
  await register(page.request)
  await page.goto(shop)
  await expect(page.getByRole('definition').first()).toHaveText('100')
  const tab = await openCheckout(page, 'Citizen 500')
  await expect(page.getByRole('status').filter({ hasText: 'The checkout is open in another tab.' })).toBeVisible()
  await tab.getByRole('button', { name: 'Pay $7.50' }).click()
  await expect(tab).toHaveURL(/\/payment-success\?.*payment=/)
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Payment Successful')
  await expect(tab.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')).toContainText('Payment Successful')
  await expect(tab.getByText('600 credits', { exact: true })).toBeVisible()
  await expect(tab.getByRole('link', { name: 'Find someone to talk to' })).toHaveAttribute('href', '/discover')
  await expect(tab.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute('href', '/dashboard')

  await expect(page.getByText('Payment received. 500 credits are yours.')).toBeVisible()
  await expect(page.getByRole('definition').first()).toHaveText('600')
  await expect(toasts.all).toHaveCount(0)
})

test('the orator package makes its buyer an orator at once', async ({ page }) => {
  await register(page.request)
  await page.goto(shop)
  const tab = await openCheckout(page, 'Orator 1000')
  await tab.getByRole('button', { name: 'Pay $10.00' }).click()
  await expect(tab.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
  await expect(tab.getByText('Premium (orator)')).toBeVisible()
  await expect(page.getByText('Premium (orator)')).toBeVisible({ timeout: 15_000 })
  await tab.goto('/dashboard?tab=account')
  await expect(tab.getByText('Premium (orator)')).toBeVisible()
  await expect(tab.getByRole('list', { name: 'Payments' })).toContainText(/1,000 credits.*Paid.*\$10\.00/)
})

test('a cancelled checkout charges nothing and is reported in both tabs', async ({ page }) => {
  await register(page.request)
  await page.goto(shop)
  const tab = await openCheckout(page, 'Citizen 100')
  await tab.getByRole('button', { name: 'Cancel and go back' }).click()
  await expect(tab).toHaveURL(/\/payment-cancel/)
  await expect(tab.getByText('No charge was made')).toBeVisible()
  await expect(tab.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute('href', '/dashboard')
  await expect(page.getByText('The checkout has expired. No charge was made.')).toBeVisible()
  await tab.getByRole('link', { name: 'Back to the packages' }).click()
  await expect(tab.getByRole('definition').first()).toHaveText('100')
})

test('a link to the checkout appears when the browser blocks the new tab', async ({ page }) => {
  await register(page.request)
  await page.addInitScript('window.open = () => null')
  await page.goto(shop)
  await packageCard(page, 'Citizen 100').getByRole('button', { name: 'Purchase Now' }).click()
  const link = page.getByRole('link', { name: 'Continue to the checkout' })
  await expect(link).toHaveAttribute('href', /\/dev\/checkout\//)
})

test('a failed checkout shows its reason and leaves no empty tab', async ({ page, toasts }) => {
  await register(page.request)
  const tabs = () => page.context().pages().length
  await page.goto(shop)
  const buy = packageCard(page, 'Citizen 100').getByRole('button')
  const answers = [
    { json: { paymentId: 'p1' }, toast: ['Error', 'Failed to create checkout session (no URL returned)'] },
    { status: 503, json: { message: 'It is down' }, toast: ['Payment Error', 'Failed to create checkout session: It is down'] },
    { status: 503, body: '', toast: ['Payment Error', 'Failed to create checkout session: Service Unavailable'] },
  ] as const
  for (const { toast, ...answer } of answers) {
    await page.route('**/api/payments/checkout', (route) => route.fulfill(answer))
    await buy.click()
    await toasts.expectOnly(toast[0], toast[1])
    await expect.poll(tabs).toBe(1)
    await expect(buy).toHaveText('Purchase Now')
    await page.unroute('**/api/payments/checkout')
  }
})
