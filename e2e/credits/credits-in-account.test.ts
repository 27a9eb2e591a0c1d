import { register } from '../support/accounts/member.ts'
import { expectAccessible, expectAccessibleEverywhere } from '../support/axe-checks.ts'
import { buy, openCheckout } from '../support/credits/checkout.ts'
import { spendCreditsTo } from '../support/credits/spend-credits.ts'
import { expectNoHorizontalScroll } from '../support/horizontal-scroll.ts'
import { expect, test } from '../support/test-fixtures.ts'

const settings = '/dashboard?tab=account'
const ledger = 'Credit history'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the account tab shows both pockets, the payments and every ledger entry', async ({ page }) => {
  await register(page.request)
  await page.goto(settings)
  await expect(page.getByText('You have not bought anything yet.')).toBeVisible()
  await expect(page.getByRole('list', { name: ledger }).getByRole('listitem')).toHaveText([/^Monthly credits.*\+100.*Balance 100$/])
  await buy(page, 'citizen-500')
  await spendCreditsTo(page, 586)
  await page.reload()
  const credits = page.getByRole('heading', { name: 'Credits', exact: true }).locator('xpath=ancestor::section')
  await expect(credits).toContainText(/Free this month86Set to 100 again on \w+ 1, \d{4}/)
  await expect(credits).toContainText('Purchased500Never expire')
  await expect(page.getByRole('list', { name: 'Payments' }).getByRole('listitem')).toHaveText([/^500 credits.*Paid.*\$7\.50$/])

  const rows = page.getByRole('list', { name: ledger }).getByRole('listitem')
  await expect(rows).toHaveCount(5)
  await expect(rows.first()).toHaveText(/^Message.*Free.*−2.*Balance 586$/)
  await expect(page.getByText('1 to 5 of 9')).toBeVisible()
  await page.getByRole('button', { name: 'Older' }).click()
  await expect(page.getByText('6 to 9 of 9')).toBeVisible()
  await expect(rows.last()).toHaveText(/^Monthly credits.*\+100/)
  await expect(rows.nth(2)).toHaveText(/^Purchase.*Purchased.*\+500.*Balance 600$/)
  await expect(page.getByRole('button', { name: 'Older' })).toBeDisabled()
})

test('sections that fail to load show an error and can be retried', async ({ page }) => {
  await register(page.request)
  const addresses = ['**/api/user/status', '**/api/payments', '**/api/credits/ledger?*']
  for (const address of addresses) await page.route(address, (route) => route.fulfill({ status: 503, json: { message: 'Down' } }))
  await page.clock.install()
  await page.goto(settings)
  const failures = ['Your credits could not be loaded.', 'Your payments could not be loaded.', 'Your credit history could not be loaded.']
  // Each read is repeated with growing pauses first.
  await expect(async () => {
    await page.clock.fastForward(6_000)
    for (const failure of failures) await expect(page.getByText(failure)).toBeVisible({ timeout: 100 })
  }).toPass({ intervals: [100] })
  for (const address of addresses) await page.unroute(address)
  for (const failure of failures) {
    await page.getByText(failure).locator('..').getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText(failure)).toBeHidden()
  }
  await expect(page.getByText('Free this month')).toBeVisible()
})

test('the pricing, purchase and confirmation pages have no axe violations', async ({ page }) => {
  await register(page.request)
  await page.goto('/pricing')
  await expect(page.getByRole('link', { name: 'Buy credits' })).toHaveCount(3)
  await expectAccessibleEverywhere(page, 'main')
  await page.goto('/purchase-credits')
  const tab = await openCheckout(page, 'Citizen 100')
  await expect(page.getByRole('link', { name: 'Open it again' })).toBeVisible()
  await expectAccessibleEverywhere(page)
  await tab.goto(`/payment-success?payment=${tab.url().split('/').pop()}`)
  await expect(tab.getByRole('heading', { name: 'Confirming your payment' })).toBeVisible()
  await expectAccessibleEverywhere(tab, 'main')
})

test('the pages after a checkout and the payments have no axe violations', async ({ page }) => {
  await register(page.request)
  await buy(page, 'citizen-100')
  await page.goto('/payment-success')
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
  await expectAccessibleEverywhere(page)
  await page.goto('/payment-cancel')
  await expectAccessibleEverywhere(page, 'main')
  await page.goto(settings)
  await expect(page.getByRole('list', { name: 'Payments' })).toBeVisible()
  await expectAccessibleEverywhere(page, 'main')
})

test('the credit pages do not scroll horizontally in a small window', async ({ page }) => {
  await register(page.request)
  await buy(page, 'citizen-100')
  await page.setViewportSize({ width: 320, height: 640 })
  for (const address of ['/pricing', '/purchase-credits', '/payment-success', '/payment-cancel', settings]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoHorizontalScroll(page)
  }
})

test('a chat without credits has no axe violations', async ({ page, chat }) => {
  await register(page.request)
  // Spending the free credits takes fifty messages.
  test.slow()
  await spendCreditsTo(page, 0)
  await chat.open('coach-bex')
  await expect(page.getByRole('link', { name: 'Buy credits' })).toBeVisible()
  await expectAccessibleEverywhere(page)
  await page.goto('/purchase-credits')
  await expect(page.getByText('Low Credits')).toBeVisible()
  await expectAccessible(page, 'main')
})
