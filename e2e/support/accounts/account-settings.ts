import { type Browser, expect, type Page } from '@playwright/test'
import type { Member } from './member.ts'

export const accountSettingsUrl = '/dashboard?tab=account'

/** Opens the account tab, and moves to the settings whose code comes once they are near. */
export async function openAccountSettings(page: Page) {
  await page.goto(accountSettingsUrl)
  await moveToSettings(page)
}

/** Moves down in the account tab, to the settings whose code comes once they are near. */
export const moveToSettings = (page: Page) => page.getByRole('heading', { name: 'Where you are signed in' }).scrollIntoViewIfNeeded()
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** Signs the member in from another browser and opens the account tab there. */
export async function openSecondBrowser(browser: Browser, baseURL: string | undefined, { username, password }: Member): Promise<Page> {
  const other = await (await browser.newContext({ baseURL, userAgent: firefox })).newPage()
  expect((await other.request.post('/api/login', { data: { username, password } })).status()).toBe(200)
  await openAccountSettings(other)
  return other
}

/** Expects that the page's session ends on the server, and closes its browser. */
export async function expectSignedOut(other: Page) {
  await expect.poll(async () => (await other.request.get('/api/user')).status()).toBe(401)
  await other.reload()
  await expect(other.getByRole('heading', { name: 'Not logged in' })).toBeVisible()
  await other.context().close()
}
