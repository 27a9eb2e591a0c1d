import type { Page } from '@playwright/test'
import { newAccount } from '../support/accounts/member.ts'
import { passwords } from '../support/accounts/passwords.ts'
import { simulateProductionMode } from '../support/accounts/production-mode.ts'
import { expect, test } from '../support/test-fixtures.ts'

const emailSent = ['Email sent', "If an account exists with this email, you'll receive password reset instructions."] as const
const refused = { status: 503, json: { message: 'The mail server is down', reason: 'UNAVAILABLE', requestId: 'r-1' } }

async function typeEmail(page: Page, address: string) {
  await page.getByLabel('Email').fill(address)
  await page.getByLabel('Email').press('Enter')
}

test('a registration without a response shows a general error', async ({ page, toasts }) => {
  const { username, email, password } = newAccount()
  await page.route('**/api/register', (route) => route.abort())
  await page.goto('/auth?tab=register')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await toasts.expectOnly('Registration failed', 'Could not create account. Please try again.')
  await expect(page.getByLabel('Username')).toHaveValue(username)
})

test('a request for a reset link ends in the same view for every outcome', async ({ page, toasts }) => {
  const { email } = newAccount()
  for (const outcome of ['unknown address', 'no connection', 'refused'] as const) {
    await page.unrouteAll()
    if (outcome === 'no connection') await page.route('**/api/forgot-password', (route) => route.abort())
    if (outcome === 'refused') await page.route('**/api/forgot-password', (route) => route.fulfill(refused))
    await page.goto('/forgot-password')
    await typeEmail(page, email)
    await toasts.expectOnly(...emailSent)
    await expect(page.getByRole('main')).toContainText(email)
    await expect(page.getByRole('button', { name: /^Send again/ })).toBeVisible()
  }
})

test('a reset link without a token shows an error and leads to a new request', async ({ page, toasts }) => {
  await page.goto('/reset-password/')
  await toasts.expectOnly('Error', 'No reset token found')
  await page.getByRole('main').getByRole('link', { name: 'Send me a new link' }).click()
  await expect(page).toHaveURL('/forgot-password')
})

test('an invalid reset link is reported in production and simulates success in development', async ({ page, toasts }) => {
  for (const mode of ['development', 'production'] as const) {
    if (mode === 'production') await simulateProductionMode(page)
    await page.goto('/reset-password/unknown-token')
    await page.getByLabel('New password').fill(passwords.changed)
    await page.getByLabel('Confirm password').fill(passwords.changed)
    await page.getByLabel('Confirm password').press('Enter')
    await expect(toasts.all).toContainText(mode === 'development' ? 'Development Mode' : 'Notice')
    const success = page.getByRole('heading', { name: 'Password reset' })
    if (mode === 'development') await expect(success).toBeVisible()
    else {
      await expect(toasts.all).toContainText('This link is invalid or has expired. Please ask for a new one.')
      await expect(page.getByRole('main').getByRole('link', { name: 'Send me a new link' })).toBeVisible()
      await expect(success).toBeHidden()
    }
  }
})

test('an unsent code is reported in production and leads to the code field in development', async ({ page, toasts }) => {
  for (const mode of ['development', 'production'] as const) {
    if (mode === 'production') await simulateProductionMode(page)
    const headers: Record<string, string> = mode === 'development' ? { 'x-development-mode': 'true' } : {}
    await page.route('**/api/request-otp', (route) => route.fulfill({ ...refused, headers }))
    await page.goto('/otp-login')
    await typeEmail(page, newAccount().email)
    await expect(toasts.all).toContainText(mode === 'development' ? /Development Mode.*server logs/ : /Notice.*The mail server is down/)
    await expect(page.getByLabel(mode === 'development' ? 'One-time code' : 'Email')).toBeVisible()
  }
})

test('a refused code shows the server’s message or a general error', async ({ page, toasts }) => {
  await page.goto('/otp-login')
  await typeEmail(page, newAccount().email)
  const field = page.getByLabel('One-time code')
  await field.fill('123456')
  await toasts.expectOnly('Error', 'Invalid or expired OTP')
  await page.route('**/api/login-with-otp', (route) => route.fulfill(refused))
  await field.fill('123457')
  await toasts.expectOnly('Error', 'The mail server is down')
  await page.route('**/api/login-with-otp', (route) => route.abort())
  await field.fill('123458')
  await toasts.expectOnly('Error', 'An unexpected error occurred. Please try again.')
})

test('a failure in the account tab shows the server’s message or a general error', async ({ page, member, toasts }) => {
  await page.goto('/dashboard?tab=account')
  const attempts: [path: string, failed: string, attempt: () => Promise<void>][] = [
    [
      '**/api/user/profile',
      'Failed to update email',
      async () => {
        await page.getByLabel('Email', { exact: true }).fill(newAccount().email)
        await page.getByLabel('Your password').fill(member.password)
        await page.getByRole('button', { name: 'Update email' }).click()
      },
    ],
    [
      '**/api/user/password',
      'Failed to change password',
      async () => {
        for (const field of ['Current password', 'New password', 'Confirm new password']) {
          await page.getByLabel(field, { exact: true }).fill(passwords.changed)
        }
        await page.getByRole('button', { name: 'Change password' }).click()
      },
    ],
    [
      '**/api/user',
      'Failed to delete account',
      async () => {
        await page.getByRole('button', { name: 'Delete account' }).click()
        await page
          .getByRole('alertdialog')
          .getByRole('textbox', { name: /^Type / })
          .fill(member.username)
        await page.getByRole('alertdialog').getByLabel('Your password').fill(member.password)
        await page.getByRole('alertdialog').getByRole('button', { name: 'Delete account' }).click()
      },
    ],
  ]
  for (const [path, failed, attempt] of attempts) {
    await page.route(path, (route) => (route.request().method() === 'GET' ? route.fallback() : route.abort()))
    await attempt()
    await expect(toasts.all).toContainText(failed)
    await page.unrouteAll()
    await page.route(path, (route) => (route.request().method() === 'GET' ? route.fallback() : route.fulfill(refused)))
    if (failed === 'Failed to delete account') await page.keyboard.press('Escape')
    await attempt()
    await toasts.expectOnly('Error', 'The mail server is down')
    await page.unrouteAll()
  }
  expect((await page.request.get('/api/user')).status()).toBe(200)
})
