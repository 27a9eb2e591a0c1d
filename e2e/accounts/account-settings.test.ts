import type { Page } from '@playwright/test'
import { accountSettingsUrl, expectSignedOut, openSecondBrowser } from '../support/accounts/account-settings.ts'
import { logIn } from '../support/accounts/log-in.ts'
import { linkIn, waitForMail } from '../support/accounts/mail.ts'
import { newAccount, register } from '../support/accounts/member.ts'
import { passwords } from '../support/accounts/passwords.ts'
import { expect, test } from '../support/test-fixtures.ts'

const section = (page: Page, name: string) => page.locator('section', { has: page.getByRole('heading', { name, exact: true }) })

test('a visitor is asked to log in and returns to the account tab', async ({ page, member }) => {
  await page.request.post('/api/logout')
  await page.goto(accountSettingsUrl)
  await expect(page.getByRole('heading', { name: 'Not logged in' })).toBeVisible()
  await expect(page.getByText('Please log in to manage your account')).toBeVisible()
  await page.getByRole('link', { name: 'Go to Login' }).click()
  await logIn(page, member)
  await expect(page).toHaveURL(accountSettingsUrl)
  const profile = section(page, 'Profile')
  await expect(profile).toContainText(member.username)
  await expect(profile).toContainText('Citizen')
  await expect(profile.getByRole('textbox')).toHaveCount(0)

  await page.goto('/discover')
  await page.getByRole('button', { name: `Account of ${member.username}` }).click()
  await page.getByRole('menuitem', { name: 'Account settings' }).click()
  await expect(page).toHaveURL(accountSettingsUrl)
})

test('a new address takes effect once its link is opened, a taken or invalid one is refused, and the insights setting is stored', async ({
  page,
  member,
  playwright,
  baseURL,
  toasts,
}) => {
  const otherRequest = await playwright.request.newContext({ baseURL })
  const taken = (await register(otherRequest)).email
  await otherRequest.dispose()
  await page.goto(accountSettingsUrl)
  const email = page.getByLabel('Email', { exact: true })
  await expect(email).toHaveValue(member.email)
  await email.fill('ann@')
  await page.getByLabel('Your password').fill(passwords.wrong)
  await email.press('Enter')
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address')
  await email.fill(taken.toUpperCase())
  await email.press('Enter')
  await toasts.expectOnly('Error', 'An account with this email address already exists')
  await expect(email).toHaveAccessibleDescription('An account with this email address already exists')
  await expect(email).toBeFocused()

  const fresh = newAccount().email
  await email.fill(fresh)
  await page.getByRole('button', { name: 'Update email' }).click()
  await toasts.expectOnly('Error', 'Your current password is not correct')
  await page.getByLabel('Your password').fill(member.password)
  await page.getByRole('button', { name: 'Update email' }).click()
  await expect(toasts.all).toContainText('Check your email')
  await expect(email).toHaveValue(member.email)
  await expect(page.getByText(`A link was sent to ${fresh}`)).toBeVisible()
  expect(await (await page.request.get('/api/user')).json()).toMatchObject({ email: member.email, pendingEmail: fresh })
  const { text, html } = await waitForMail(page.request, member.email, /email address .* is being changed/)
  expect(text + html).not.toContain(fresh)

  await page.goto(linkIn(await waitForMail(page.request, fresh, /Confirm your new email address/)))
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await expect(toasts.all).toContainText('Email updated')
  await expect(page).toHaveURL('/confirm-email')
  await page.getByRole('link', { name: 'Go to your account' }).click()
  await expect(email).toHaveValue(fresh)

  const insights = page.getByRole('switch', { name: 'Use my chats for anonymous insights' })
  const before = await insights.isChecked()
  const saved = page.waitForResponse('**/api/user/profile')
  await insights.press('Space')
  expect((await saved).status()).toBe(200)
  await page.reload()
  await expect(insights).toBeChecked({ checked: !before })
  await expect(email).toHaveValue(fresh)
})

test('a password change needs the current password and signs out every other browser', async ({
  page,
  member,
  browser,
  baseURL,
  toasts,
}) => {
  const other = await openSecondBrowser(browser, baseURL, member)
  await page.goto(accountSettingsUrl)
  const current = page.getByLabel('Current password')
  const next = page.getByLabel('New password', { exact: true })
  const confirm = page.getByLabel('Confirm new password')
  const change = async (old: string, chosen: string, again: string) => {
    await current.fill(old)
    await next.fill(chosen)
    await confirm.fill(again)
    await page.getByRole('button', { name: 'Change password' }).click()
  }
  await change('12345', '12345', '12345')
  await expect(current).toHaveAccessibleDescription('Password must be at least 6 characters long')
  await expect(next).toHaveAccessibleDescription('Password must be at least 8 characters long')
  await expect(current).toBeFocused()
  await change(member.password, passwords.changed, passwords.wrong)
  await expect(confirm).toHaveAccessibleDescription("Passwords don't match")
  await change(passwords.wrong, passwords.changed, passwords.changed)
  await toasts.expectOnly('Error', 'Your current password is not correct')
  await expect(current).toHaveAccessibleDescription('Your current password is not correct')
  await expect(current).toBeFocused()
  expect((await other.request.get('/api/user')).status()).toBe(200)

  await change(member.password, passwords.changed, passwords.changed)
  await expect(toasts.all).toContainText('Password changed')
  await expectSignedOut(other)
  await expect(current).toHaveValue('')
  await waitForMail(page.request, member.email, /password .* changed/)
  await page.reload()
  await expect(current).toBeVisible()
  const { username, password } = member
  expect((await page.request.post('/api/login', { data: { username, password } })).status()).toBe(401)
})

test('another session is listed and can be signed out', async ({ page, member, browser, baseURL, toasts }) => {
  const other = await openSecondBrowser(browser, baseURL, member)
  await page.goto(accountSettingsUrl)
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
  await expectSignedOut(other)
  await page.reload()
  await expect(sessions).toHaveCount(1)
})
