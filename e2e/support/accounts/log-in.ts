import type { Page } from '@playwright/test'
import type { Member } from './member.ts'

/** Fills in and submits the login form of /auth. */
export async function logIn(page: Page, { username, password }: Pick<Member, 'username' | 'password'>) {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('tabpanel').getByRole('button', { name: 'Log in' }).click()
}
