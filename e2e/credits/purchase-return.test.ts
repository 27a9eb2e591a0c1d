import { logIn } from '../support/accounts/log-in.ts'
import { register } from '../support/accounts/member.ts'
import { openCheckout } from '../support/credits/checkout.ts'
import { expect, test } from '../support/test-fixtures.ts'

const shop = '/purchase-credits'

test('the confirmation page waits for the payment and reports a delay after 30 s', async ({ page }) => {
  await register(page.request)
  await page.goto(shop)
  const tab = await openCheckout(page, 'Citizen 100')
  const checkout = tab.url()
  const id = checkout.split('/').pop()
  await tab.clock.install()
  await tab.goto(`/payment-success?payment=${id}`)
  const title = tab.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Confirming your payment')
  await tab.clock.fastForward(31_000)
  await expect(title).toHaveText('Your payment is on its way')
  await expect(tab.getByText('It may take some minutes.')).toBeVisible()
  await expect(tab.getByRole('link', { name: 'See your payments' })).toHaveAttribute('href', '/dashboard?tab=account')

  const paying = await page.context().newPage()
  await paying.goto(checkout)
  await paying.getByRole('button', { name: 'Pay $2.00' }).click()
  await expect(async () => {
    await tab.clock.fastForward(5_000)
    await expect(title).toHaveText('Payment Successful', { timeout: 500 })
  }).toPass()
  await expect(tab.getByText('200 credits', { exact: true })).toBeVisible()
})

test('the confirmation page reports failed and unknown payments', async ({ page }) => {
  await register(page.request)
  await page.goto('/payment-success')
  await expect(page.getByRole('heading', { name: 'No such payment in your account' })).toBeVisible()
  await page.goto(shop)
  const tab = await openCheckout(page, 'Citizen 100')
  const id = tab.url().split('/').pop()
  await tab.getByRole('button', { name: 'Decline the card' }).click()
  await expect(tab).toHaveURL(/\/payment-cancel/)
  for (const address of [`/payment-success?payment=${id}`, '/payment-success']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'The payment did not go through' })).toBeVisible()
    await expect(page.getByText('No credits were added.')).toBeVisible()
  }
  await page.goto('/payment-success?payment=unknown')
  await expect(page.getByRole('heading', { name: 'No such payment in your account' })).toBeVisible()
})

test('a refunded payment is shown as refunded, and its credits are removed', async ({ page }) => {
  await register(page.request)
  await page.goto(shop)
  const tab = await openCheckout(page, 'Citizen 100')
  const checkout = tab.url()
  await tab.getByRole('button', { name: 'Pay $2.00' }).click()
  await expect(tab.getByText('200 credits', { exact: true })).toBeVisible()
  const success = tab.url()
  await tab.goto(checkout)
  await tab.getByRole('button', { name: 'Refund' }).click()
  await tab.goto(success)
  await expect(tab.getByRole('heading', { name: 'This payment was refunded' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('definition').first()).toHaveText('100')
})

test('a signed-out buyer logs in and then sees the payment', async ({ page, member }) => {
  await page.goto(shop)
  const tab = await openCheckout(page, 'Citizen 100')
  await tab.getByRole('button', { name: 'Pay $2.00' }).click()
  await expect(tab.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
  await tab.request.post('/api/logout')
  await tab.reload()
  await expect(tab.getByRole('heading', { name: 'Log in to see your payment' })).toBeVisible()
  await tab.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await logIn(tab, member)
  await expect(tab).toHaveURL(/\/payment-success\?.*payment=/)
  await expect(tab.getByText('200 credits', { exact: true })).toBeVisible()
})

test('the pricing page shows the free tier as the current beta and premium as coming soon', async ({ page }) => {
  expect((await page.goto('/pricing'))?.status()).toBe(200)
  const tier = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
  await expect(tier('Free Tier')).toContainText(/Current beta.*\$0\/month/)
  await expect(tier('Premium')).toContainText(/Price TBA/)
  await expect(tier('Premium').getByRole('button', { name: 'Coming soon' })).toBeDisabled()
  await expect(page.getByRole('link', { name: 'Buy credits' })).toHaveCount(3)
})
