import { logIn } from './support/log-in.ts'
import { mailTo, resetLinkIn } from './support/mail.ts'
import { register } from './support/member.ts'
import { passwords } from './support/passwords.ts'
import { expect, test } from './support/test.ts'

test('a forgotten password: from the link on /auth by mail to a new one, and the old one is dead', async ({
  page,
  playwright,
  baseURL,
  toasts,
}) => {
  const elsewhere = await playwright.request.newContext({ baseURL })
  const member = await register(elsewhere)
  await page.goto('/auth')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page).toHaveURL('/forgot-password')
  await page.getByLabel('Email').fill('ann@')
  await page.getByLabel('Email').press('Enter')
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address')
  await page.getByLabel('Email').fill(member.email)
  await page.getByLabel('Email').press('Enter')
  await toasts.says('Email sent', "If an account exists with this email, you'll receive password reset instructions.")
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('main')).toContainText(member.email)
  await expect(page.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', /^\/auth/)

  const link = resetLinkIn(await mailTo(elsewhere, member.email, /new password/))
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/reset-password')) sent.push(request.method())
  })
  await page.goto(link)
  const first = page.getByLabel('New password')
  const second = page.getByLabel('Confirm password')
  const submit = page.getByRole('button', { name: 'Set new password' })
  for (const [typed, message] of [
    ['Secret1', 'Password must be at least 8 characters long'],
    ['secret123', 'Password must contain at least one uppercase letter'],
    ['SECRET123', 'Password must contain at least one lowercase letter'],
    ['SecretSecret', 'Password must contain at least one number'],
  ] as const) {
    await first.fill(typed)
    await second.fill(typed)
    await submit.click()
    await expect(first).toHaveAccessibleDescription(message)
    await expect(first).toBeFocused()
  }
  await first.fill(passwords.next)
  await second.fill(passwords.wrong)
  await submit.click()
  await expect(second).toHaveAccessibleDescription('Passwords do not match')
  await expect(second).toBeFocused()
  expect(sent).toEqual([])

  await second.fill(passwords.next)
  await second.press('Enter')
  await toasts.says('Success', 'Your password has been reset successfully.')
  const shown = Date.now()
  await expect(page).toHaveURL(/\/auth$/)
  expect(Date.now() - shown).toBeGreaterThan(1_500)
  expect((await elsewhere.get('/api/user')).status()).toBe(401)

  await logIn(page, member)
  await toasts.says('Login failed', 'Invalid username or password.')
  await logIn(page, { ...member, password: passwords.next })
  await toasts.says('Welcome back!', `You are now logged in as ${member.username}.`)

  await page.goto(link)
  await first.fill(passwords.wrong)
  await second.fill(passwords.wrong)
  await submit.click()
  await expect(toasts.all).toContainText('Development Mode')
  await expect(page.getByRole('heading', { level: 1, name: 'Password reset' })).toBeVisible()
  const { username } = member
  expect((await elsewhere.post('/api/login', { data: { username, password: passwords.wrong } })).status()).toBe(401)
  expect((await elsewhere.post('/api/login', { data: { username, password: passwords.next } })).status()).toBe(200)
  await elsewhere.dispose()
})
