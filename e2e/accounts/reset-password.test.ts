import type { Page } from '@playwright/test'
import { logIn } from '../support/accounts/log-in.ts'
import { resetLinkIn, waitForMail } from '../support/accounts/mail.ts'
import { register } from '../support/accounts/member.ts'
import { passwords } from '../support/accounts/passwords.ts'
import { expectAccessibleEverywhere } from '../support/axe-checks.ts'
import { expect, test } from '../support/test-fixtures.ts'

/** Returns how long the page says that the password is reset, in milliseconds, once it has moved on to the login. */
const successShown = (page: Page) =>
  page.evaluate<number>(`new Promise((resolve) => {
    let since = NaN
    const look = () => {
      if (location.pathname === '/auth') resolve(performance.now() - since)
      else if (document.querySelector('h1')?.textContent === 'Password reset') since ||= performance.now()
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
  })`)

test('a mailed link resets the password, and the old password and the used link stop working', async ({
  page,
  playwright,
  baseURL,
  toasts,
}) => {
  const otherRequest = await playwright.request.newContext({ baseURL })
  const member = await register(otherRequest)
  await page.goto('/auth')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page).toHaveURL('/forgot-password')
  await expectAccessibleEverywhere(page)
  await page.getByLabel('Email').fill(member.email)
  await page.getByLabel('Email').press('Enter')
  await toasts.expectOnly('Email sent', "If an account exists with this email, you'll receive password reset instructions.")
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('main')).toContainText(member.email)
  await expect(page.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', /^\/auth/)
  await expect(page.getByRole('button', { name: /^Send again/ })).toBeVisible()
  await expectAccessibleEverywhere(page, 'main')

  const link = resetLinkIn(await waitForMail(otherRequest, member.email, /new password/))
  const sent: string[] = []
  const addresses: string[] = []
  page.on('request', (request) => {
    const address = request.isNavigationRequest() ? '' : request.url()
    addresses.push(`${address} ${request.headers().referer}`)
    if (request.url().endsWith('/api/reset-password')) sent.push(request.method())
  })
  await page.goto(link)
  const first = page.getByLabel('New password')
  const second = page.getByLabel('Confirm password')
  const submit = page.getByRole('button', { name: 'Set new password' })
  await first.fill(passwords.short.toLowerCase())
  await submit.click()
  await expect(first).toHaveAccessibleDescription('Password must contain at least one uppercase letter')
  await expect(first).toBeFocused()
  await expectAccessibleEverywhere(page, 'main')
  expect(sent).toEqual([])
  await first.fill(passwords.changed)
  await second.fill(passwords.changed)
  const shownMs = successShown(page)
  await second.press('Enter')
  await toasts.expectOnly('Success', 'Your password has been reset successfully.')
  await expect(page).toHaveURL(/\/auth$/)
  expect(await shownMs).toBeGreaterThan(500)
  expect((await otherRequest.get('/api/user')).status()).toBe(401)
  const [, token = ''] = link.split('/reset-password/')
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(addresses.filter((address) => address.includes(token))).toEqual([])

  await logIn(page, member)
  await toasts.expectOnly('Login failed', 'Invalid username or password.')
  await logIn(page, { ...member, password: passwords.changed })
  await toasts.expectOnly('Welcome back!', `You are now logged in as ${member.username}.`)

  await page.goto(link)
  await first.fill(passwords.wrong)
  await second.fill(passwords.wrong)
  await submit.click()
  await expect(toasts.all).toContainText('Development Mode')
  await expect(page.getByRole('heading', { level: 1, name: 'Password reset' })).toBeVisible()
  const { username } = member
  expect((await otherRequest.post('/api/login', { data: { username, password: passwords.wrong } })).status()).toBe(401)
  expect((await otherRequest.post('/api/login', { data: { username, password: passwords.changed } })).status()).toBe(200)
  await otherRequest.dispose()
})
