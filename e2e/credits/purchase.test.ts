import { logIn } from '../support/accounts/log-in.ts'
import { register } from '../support/accounts/member.ts'
import { expectAccessibleEverywhere } from '../support/axe-checks.ts'
import { openCheckout, packageCard } from '../support/credits/checkout.ts'
import { spendCreditsTo } from '../support/credits/spend-credits.ts'
import { expect, test } from '../support/test-fixtures.ts'

const shop = '/purchase-credits'
const settings = '/dashboard?tab=account'

test('a visitor signs in to buy credits in a new tab, and finds them, the payment and the history in the account tab', async ({
  page,
  guest,
  toasts,
}) => {
  const member = await register(guest)
  expect((await page.goto(shop))?.status()).toBe(200)
  await expect(page.getByText('Please sign in to purchase credits.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await logIn(page, member)
  // At once: it goes away by itself.
  await toasts.all.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page).toHaveURL(shop)
  await expect(page).toHaveTitle(/^Buy credits/)

  await test.step('the packages are shown with price, credits, tier and benefits, above the notes', async () => {
    await expect(page.getByRole('button', { name: 'Purchase Now' })).toHaveCount(3)
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

  await expect(page.getByRole('definition').first()).toHaveText('100')
  const tab = await openCheckout(page, 'Citizen 500')
  await expect(page.getByRole('status').filter({ hasText: 'The checkout is open in another tab.' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open it again' })).toBeVisible()
  await expectAccessibleEverywhere(page)
  await tab.getByRole('button', { name: 'Pay $7.50' }).click()
  await expect(tab).toHaveURL(/\/payment-success\?.*payment=/)
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Payment Successful')
  await expect(tab.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')).toContainText('Payment Successful')
  await expect(tab.getByText('600 credits', { exact: true })).toBeVisible()
  await expect(tab.getByRole('link', { name: 'Find someone to talk to' })).toHaveAttribute('href', '/discover')
  await expect(tab.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute('href', '/dashboard')
  await expectAccessibleEverywhere(tab)
  await expect(page.getByText('Payment received. 500 credits are yours.')).toBeVisible()
  await expect(page.getByRole('definition').first()).toHaveText('600')
  await expect(toasts.all).toHaveCount(0)
  await tab.close()

  await spendCreditsTo(page, 586)
  await page.goto(settings)
  const credits = page.getByRole('heading', { name: 'Credits', exact: true }).locator('xpath=ancestor::section')
  await expect(credits).toContainText(/Free this month86Set to 100 again on \w+ 1, \d{4}/)
  await expect(credits).toContainText('Purchased500Never expire')
  await expect(page.getByRole('list', { name: 'Payments' }).getByRole('listitem')).toHaveText([/^500 credits.*Paid.*\$7\.50$/])
  const rows = page.getByRole('list', { name: 'Credit history' }).getByRole('listitem')
  await expect(rows).toHaveCount(5)
  await expect(rows.first()).toHaveText(/^Message.*Free.*−2.*Balance 586$/)
  await expect(page.getByText('1 to 5 of 9')).toBeVisible()
  await expectAccessibleEverywhere(page, 'main')
  await page.getByRole('button', { name: 'Older' }).click()
  await expect(page.getByText('6 to 9 of 9')).toBeVisible()
  await expect(rows.last()).toHaveText(/^Monthly credits.*\+100.*Balance 100$/)
  await expect(rows.nth(2)).toHaveText(/^Purchase.*Purchased.*\+500.*Balance 600$/)
  await expect(page.getByRole('button', { name: 'Older' })).toBeDisabled()
})

test('the orator package makes its buyer an orator at once, and a refunded package takes its credits back', async ({ page }) => {
  await register(page.request)
  await page.goto(shop)
  const tab = await openCheckout(page, 'Orator 1000')
  await tab.getByRole('button', { name: 'Pay $10.00' }).click()
  await expect(tab.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
  await expect(tab.getByText('Premium (orator)')).toBeVisible()
  await expect(page.getByText('Premium (orator)')).toBeVisible({ timeout: 15_000 })
  await tab.goto(settings)
  await expect(tab.getByText('Premium (orator)')).toBeVisible()
  await expect(tab.getByRole('list', { name: 'Payments' })).toContainText(/1,000 credits.*Paid.*\$10\.00/)
  await tab.close()

  const refunded = await openCheckout(page, 'Citizen 100')
  const checkout = refunded.url()
  await refunded.getByRole('button', { name: 'Pay $2.00' }).click()
  await expect(refunded.getByText('1,200 credits', { exact: true })).toBeVisible()
  const success = refunded.url()
  await refunded.goto(checkout)
  await refunded.getByRole('button', { name: 'Refund' }).click()
  await refunded.goto(success)
  await expect(refunded.getByRole('heading', { name: 'This payment was refunded' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('definition').first()).toHaveText('1,100')
})

test('cancelled, declined and unknown payments charge nothing and are reported', async ({ page }) => {
  await register(page.request)
  await page.goto('/payment-success')
  await expect(page.getByRole('heading', { name: 'No such payment in your account' })).toBeVisible()
  await page.goto(shop)
  const cancelled = await openCheckout(page, 'Citizen 100')
  await cancelled.getByRole('button', { name: 'Cancel and go back' }).click()
  await expect(cancelled).toHaveURL(/\/payment-cancel/)
  await expect(cancelled.getByText('No charge was made')).toBeVisible()
  await expect(cancelled.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute('href', '/dashboard')
  await expectAccessibleEverywhere(cancelled, 'main')
  await expect(page.getByText('The checkout has expired. No charge was made.')).toBeVisible()
  await cancelled.getByRole('link', { name: 'Back to the packages' }).click()
  await expect(cancelled.getByRole('definition').first()).toHaveText('100')
  await cancelled.close()

  const declined = await openCheckout(page, 'Citizen 100')
  const id = declined.url().split('/').pop()
  await declined.getByRole('button', { name: 'Decline the card' }).click()
  await expect(declined).toHaveURL(/\/payment-cancel/)
  for (const address of [`/payment-success?payment=${id}`, '/payment-success']) {
    await declined.goto(address)
    await expect(declined.getByRole('heading', { name: 'The payment did not go through' })).toBeVisible()
    await expect(declined.getByText('No credits were added.')).toBeVisible()
  }
  await declined.goto('/payment-success?payment=unknown')
  await expect(declined.getByRole('heading', { name: 'No such payment in your account' })).toBeVisible()
})

test('a payment that is confirmed late is waited for, and a buyer who was signed out sees it after a login', async ({ page, member }) => {
  await page.goto(shop)
  const tab = await openCheckout(page, 'Citizen 100')
  const checkout = tab.url()
  await tab.clock.install()
  await tab.goto(`/payment-success?payment=${checkout.split('/').pop()}`)
  const title = tab.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Confirming your payment')
  await tab.clock.fastForward(31_000)
  await expect(title).toHaveText('Your payment is on its way')
  await expect(tab.getByText('It may take some minutes.')).toBeVisible()
  await expect(tab.getByRole('link', { name: 'See your payments' })).toHaveAttribute('href', '/dashboard?tab=account')

  const paying = await page.context().newPage()
  await paying.goto(checkout)
  await paying.getByRole('button', { name: 'Pay $2.00' }).click()
  await expect(paying.getByText('200 credits', { exact: true })).toBeVisible()
  await expect(async () => {
    await tab.clock.fastForward(5_000)
    await expect(title).toHaveText('Payment Successful', { timeout: 500 })
  }).toPass()
  await expect(tab.getByText('200 credits', { exact: true })).toBeVisible()

  await paying.request.post('/api/logout')
  await paying.reload()
  await expect(paying.getByRole('heading', { name: 'Log in to see your payment' })).toBeVisible()
  await paying.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await logIn(paying, member)
  await expect(paying).toHaveURL(/\/payment-success\?.*payment=/)
  await expect(paying.getByText('200 credits', { exact: true })).toBeVisible()
})
