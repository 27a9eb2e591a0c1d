import { expect, type Page } from '@playwright/test'

/** Chooses a package on /purchase-credits and returns the tab with the checkout. */
export async function openCheckout(page: Page, name: string): Promise<Page> {
  const opened = page.context().waitForEvent('page')
  await packageCard(page, name).getByRole('button', { name: 'Purchase Now' }).click()
  const tab = await opened
  await expect(tab.getByRole('heading', { name: 'Local checkout' })).toBeVisible()
  return tab
}

export const packageCard = (page: Page, name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })

/** Buys a package as the account of `page`, in a new tab that it closes afterwards. Returns the payment id. */
export async function buy(page: Page, packageId: string): Promise<string> {
  const answer = await page.request.post('/api/payments/checkout', { data: { packageId } })
  expect(answer.status()).toBe(200)
  const { url, paymentId } = await answer.json()
  const tab = await page.context().newPage()
  await tab.goto(url)
  await tab.getByRole('button', { name: /^Pay / }).click()
  await expect(tab.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
  await tab.close()
  return paymentId
}
