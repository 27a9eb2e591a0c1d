import type { Page } from '@playwright/test'
import { elsewhere, expectSignedOut, settings } from './support/account-tab.ts'
import { logIn } from './support/log-in.ts'
import { mailsTo, mailTo } from './support/mail.ts'
import { newcomer, register } from './support/member.ts'
import { passwords } from './support/passwords.ts'
import { expect, test } from './support/test.ts'

const section = (page: Page, name: string) => page.locator('section', { has: page.getByRole('heading', { name, exact: true }) })

test('a visitor is asked to log in, and comes back to their account', async ({ page, member }) => {
  await page.request.post('/api/logout')
  await page.goto(settings)
  await expect(page.getByRole('heading', { name: 'Not logged in' })).toBeVisible()
  await expect(page.getByText('Please log in to manage your account')).toBeVisible()
  await page.getByRole('link', { name: 'Go to Login' }).click()
  await logIn(page, member)
  await expect(page).toHaveURL(settings)
  const profile = section(page, 'Profile')
  await expect(profile).toContainText(member.username)
  await expect(profile).toContainText('Citizen')
  await expect(profile.getByRole('textbox')).toHaveCount(0)

  await page.goto('/discover')
  await page.getByRole('button', { name: `Account of ${member.username}` }).click()
  await page.getByRole('menuitem', { name: 'Account settings' }).click()
  await expect(page).toHaveURL(settings)
})

test('a new address is told to the old one; a taken or broken one is refused; the choice on insights stays', async ({
  page,
  member,
  playwright,
  baseURL,
  toasts,
}) => {
  const stranger = await playwright.request.newContext({ baseURL })
  const taken = (await register(stranger)).email
  await stranger.dispose()
  await page.goto(settings)
  const email = page.getByLabel('Email', { exact: true })
  await expect(email).toHaveValue(member.email)
  await email.fill('ann@')
  await email.press('Enter')
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address')
  await email.fill(taken.toUpperCase())
  await email.press('Enter')
  await toasts.says('Error', 'An account with this email address already exists')
  await expect(email).toHaveAccessibleDescription('An account with this email address already exists')
  await expect(email).toBeFocused()

  const fresh = newcomer().email
  await email.fill(fresh)
  await page.getByRole('button', { name: 'Update email' }).click()
  await expect(toasts.all).toContainText('Email updated')
  await expect(email).toHaveValue(fresh)
  expect(await (await page.request.get('/api/user')).json()).toMatchObject({ email: fresh })
  const { text, html } = await mailTo(page.request, member.email, /email address .* changed/)
  expect(text + html).not.toContain(fresh)
  expect(await mailsTo(page.request, fresh)).toEqual([])

  const insights = page.getByRole('switch', { name: 'Use my chats for anonymous insights' })
  const before = await insights.isChecked()
  const saved = page.waitForResponse('**/api/user/profile')
  await insights.press('Space')
  expect((await saved).status()).toBe(200)
  await page.reload()
  await expect(insights).toBeChecked({ checked: !before })
  await expect(email).toHaveValue(fresh)
})

test('a new password needs the old one, and signs out every other browser at once', async ({ page, member, browser, baseURL, toasts }) => {
  const other = await elsewhere(browser, baseURL, member)
  await page.goto(settings)
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
  for (const field of [current, next, confirm]) {
    await expect(field).toHaveAccessibleDescription('Password must be at least 6 characters long')
  }
  await expect(current).toBeFocused()
  await change(member.password, passwords.next, passwords.wrong)
  await expect(confirm).toHaveAccessibleDescription("Passwords don't match")
  await change(passwords.wrong, passwords.next, passwords.next)
  await toasts.says('Error', 'Your current password is not correct')
  await expect(current).toHaveAccessibleDescription('Your current password is not correct')
  await expect(current).toBeFocused()
  expect((await other.request.get('/api/user')).status()).toBe(200)

  await change(member.password, passwords.next, passwords.next)
  await expect(toasts.all).toContainText('Password changed')
  await expectSignedOut(other)
  await expect(current).toHaveValue('')
  await mailTo(page.request, member.email, /password .* changed/)
  await page.reload()
  await expect(current).toBeVisible()
  const { username, password } = member
  expect((await page.request.post('/api/login', { data: { username, password } })).status()).toBe(401)
})

test('another session is seen and signed out from here', async ({ page, member, browser, baseURL, toasts }) => {
  const other = await elsewhere(browser, baseURL, member)
  await page.goto(settings)
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
