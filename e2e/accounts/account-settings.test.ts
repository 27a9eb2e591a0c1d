import type { Page } from '@playwright/test'
import {
  accountSettingsUrl,
  expectSignedOut,
  moveToSettings,
  openAccountSettings,
  openSecondBrowser,
} from '../support/accounts/account-settings.ts'
import { logIn } from '../support/accounts/log-in.ts'
import { linkIn, waitForMail } from '../support/accounts/mail.ts'
import { newAccount } from '../support/accounts/member.ts'
import { passwords } from '../support/accounts/passwords.ts'
import { expectAccessible, expectAccessibleEverywhere } from '../support/axe-checks.ts'
import { expect, test } from '../support/test-fixtures.ts'

const section = (page: Page, name: string) => page.locator('section', { has: page.getByRole('heading', { name, exact: true }) })

test('a member logs in to the account tab, moves to a new address by its link, and undoes that by the link in the notice', async ({
  page,
  member,
  browser,
  baseURL,
  toasts,
}) => {
  await page.request.post('/api/logout')
  await page.goto(accountSettingsUrl)
  await expect(page.getByRole('heading', { name: 'Not logged in' })).toBeVisible()
  await expect(page.getByText('Please log in to manage your account')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to Login' }).click()
  await logIn(page, member)
  await expect(page).toHaveURL(accountSettingsUrl)
  const profile = section(page, 'Profile')
  await expect(profile).toContainText(member.username)
  await expect(profile).toContainText('Citizen')
  await expect(profile.getByRole('textbox')).toHaveCount(0)
  await moveToSettings(page)
  await expect(page.getByText('This device')).toBeVisible()
  await expectAccessibleEverywhere(page)

  const insights = page.getByRole('switch', { name: 'Use my chats for anonymous insights' })
  const before = await insights.isChecked()
  const saved = page.waitForResponse('**/api/user/profile')
  await insights.press('Space')
  expect((await saved).status()).toBe(200)

  const other = await openSecondBrowser(browser, baseURL, member)
  const email = page.getByLabel('Email', { exact: true })
  await expect(email).toHaveValue(member.email)
  const fresh = newAccount().email
  await email.fill(fresh)
  await page.getByLabel('Your password').fill(member.password)
  await page.getByRole('button', { name: 'Update email' }).click()
  await expect(toasts.all).toContainText('Check your email')
  await expect(email).toHaveValue(member.email)
  await expect(page.getByText(`A link was sent to ${fresh}`)).toBeVisible()
  expect(await (await page.request.get('/api/user')).json()).toMatchObject({ email: member.email, pendingEmail: fresh })
  const notice = await waitForMail(page.request, member.email, /email address .* is being changed/)
  expect(notice.text + notice.html).not.toContain(fresh)

  await page.goto(linkIn(await waitForMail(page.request, fresh, /Confirm your new email address/)))
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await expect(toasts.all).toContainText('Email updated')
  await expect(page.getByRole('heading', { name: 'Address confirmed' })).toBeVisible()
  await expect(page).toHaveURL('/confirm-email')
  await page.getByRole('link', { name: 'Go to your account' }).click()
  await moveToSettings(page)
  await expect(email).toHaveValue(fresh)
  await page.reload()
  await moveToSettings(page)
  await expect(insights).toBeChecked({ checked: !before })
  await expect(email).toHaveValue(fresh)

  await page.goto(linkIn(notice))
  await page.getByRole('button', { name: 'Undo the change' }).click()
  await expect(page.getByRole('heading', { name: 'Change undone' })).toBeVisible()
  await expect(toasts.all).toContainText(member.email)
  await expectSignedOut(other)
  expect((await page.request.get('/api/user')).status()).toBe(401)
  // The link differs from the page's address by its fragment alone, so it is opened from another page.
  await page.goto(accountSettingsUrl)
  await expect(page.getByRole('heading', { name: 'Not logged in' })).toBeVisible()
  await page.goto(linkIn(notice))
  await page.getByRole('button', { name: 'Undo the change' }).click()
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
})

test('a member signs another browser out, and a new password signs every other browser out', async ({
  page,
  member,
  browser,
  baseURL,
  toasts,
}) => {
  const firefox = await openSecondBrowser(browser, baseURL, member)
  await openAccountSettings(page)
  const sessions = section(page, 'Where you are signed in').getByRole('listitem')
  await expect(sessions).toHaveCount(2)
  await expect(sessions.first()).toContainText('This device')
  await expect(sessions.last()).toContainText('Firefox on Windows')
  await sessions
    .last()
    .getByRole('button', { name: /^Sign out of Firefox on Windows/ })
    .click()
  await expect(toasts.all).toContainText('Signed out')
  await expect(sessions).toHaveCount(1)
  await expectSignedOut(firefox)

  const other = await openSecondBrowser(browser, baseURL, member)
  await page.reload()
  await moveToSettings(page)
  await expect(sessions).toHaveCount(2)
  const current = page.getByLabel('Current password')
  const change = async (old: string) => {
    await current.fill(old)
    await page.getByLabel('New password', { exact: true }).fill(passwords.changed)
    await page.getByLabel('Confirm new password').fill(passwords.changed)
    await page.getByRole('button', { name: 'Change password' }).click()
  }
  await change(passwords.wrong)
  await toasts.expectOnly('Error', 'Your current password is not correct')
  await expect(current).toHaveAccessibleDescription('Your current password is not correct')
  expect((await other.request.get('/api/user')).status()).toBe(200)
  await change(member.password)
  await expect(toasts.all).toContainText('Password changed')
  await expectSignedOut(other)
  await expect(current).toHaveValue('')
  await waitForMail(page.request, member.email, /password .* changed/)
  await page.reload()
  await moveToSettings(page)
  await expect(sessions).toHaveCount(1)
  const { username, password } = member
  expect((await page.request.post('/api/login', { data: { username, password } })).status()).toBe(401)
})
