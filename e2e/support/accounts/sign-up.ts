import type { Page } from '@playwright/test'
import type { Member } from './member.ts'

/** Fills in and submits the registration form of /auth. */
export async function signUp(page: Page, { username, email, password }: Member) {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByLabel('Confirm password').press('Enter')
}
