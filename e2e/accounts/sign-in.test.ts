import { logIn } from '../support/accounts/log-in.ts'
import { newAccount, register } from '../support/accounts/member.ts'
import { passwords } from '../support/accounts/passwords.ts'
import { signUp } from '../support/accounts/sign-up.ts'
import { expect, test } from '../support/test-fixtures.ts'

test('registration signs in, and logout and login show their messages', async ({ page, toasts }) => {
  const account = newAccount()
  const { username, password } = account
  await page.goto('/auth?tab=register')
  await signUp(page, account)
  await toasts.expectOnly('Account created!', `Welcome to Rostra, ${username}!`)
  await expect(page).toHaveURL('/dashboard')
  await expect(page.locator('#main:focus, #main :focus')).toHaveCount(1)

  const menu = page.getByRole('button', { name: `Account of ${username}` })
  await menu.click()
  await expect(page.getByRole('menu')).toContainText(username)
  await expect(page.getByRole('menu')).toContainText('100 credits')
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await toasts.expectOnly('Logged out', 'You have been successfully logged out.')
  await expect(menu).toBeHidden()
  expect((await page.request.get('/api/user')).status()).toBe(401)

  await page.getByRole('link', { name: 'Log in', exact: true }).click()
  await logIn(page, { username: username.toUpperCase(), password })
  await toasts.expectOnly('Welcome back!', `You are now logged in as ${username}.`)
  await expect(menu).toBeVisible()
  await page.reload()
  await expect(menu).toBeVisible()
})

test('a wrong password and an unknown username get the same message, and the username stays in its field', async ({
  page,
  playwright,
  baseURL,
  toasts,
}) => {
  const otherRequest = await playwright.request.newContext({ baseURL })
  const { username } = await register(otherRequest)
  await otherRequest.dispose()
  await page.goto('/auth')
  for (const name of [username, newAccount().username]) {
    await logIn(page, { username: name, password: passwords.wrong })
    await toasts.expectOnly('Login failed', 'Invalid username or password.')
    await toasts.all.getByRole('button', { name: 'Dismiss' }).click()
    await expect(page.getByLabel('Username')).toHaveValue(name)
  }
  await expect(page).toHaveURL(/\/auth/)
})

test('a taken username is refused at its field in any letter case', async ({ page, playwright, baseURL, toasts }) => {
  const otherRequest = await playwright.request.newContext({ baseURL })
  const { username } = await register(otherRequest)
  await otherRequest.dispose()
  const { email, password } = newAccount()
  await page.goto('/auth?tab=register')
  await page.getByLabel('Username').fill(username.toUpperCase())
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  const refusal = page.waitForResponse('**/api/register')
  await page.getByRole('button', { name: 'Create account' }).click()
  const { message } = await (await refusal).json()
  await toasts.expectOnly('Registration failed', message)
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription(message)
  await expect(page.getByLabel('Username')).toHaveAttribute('aria-invalid', 'true')
})

test('a login without a response shows a general error', async ({ page, toasts }) => {
  await page.goto('/auth')
  await page.route('**/api/login', (route) => route.abort())
  await logIn(page, newAccount())
  await toasts.expectOnly('Login failed', 'Invalid username or password.')
})

test('a failed logout shows an error and keeps the session', async ({ page, member, toasts }) => {
  await page.goto('/discover')
  await page.route('**/api/logout', (route) => route.abort())
  await page.getByRole('button', { name: `Account of ${member.username}` }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await toasts.expectOnly('Logout failed', 'Could not log out. Please try again.')
  await expect(page.getByRole('button', { name: `Account of ${member.username}` })).toBeVisible()
})

test('/login and /signup open the tabs of /auth, and the URL contains the tab', async ({ page }) => {
  await page.goto('/login?next=/discover')
  await expect(page).toHaveURL('/auth?next=%2Fdiscover&tab=login')
  await expect(page.getByRole('tab', { name: 'Log in' })).toHaveAttribute('aria-selected', 'true')
  await page.goto('/signup')
  await expect(page).toHaveURL('/auth?tab=register')
  await expect(page.getByRole('tab', { name: 'Register' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/auth?tab=login')
  await page.goto('/auth?tab=nonsense')
  await expect(page.getByRole('tab', { name: 'Log in' })).toHaveAttribute('aria-selected', 'true')
})

test('/auth redirects a signed-in member', async ({ page, member }) => {
  for (const address of ['/auth?tab=register', '/login']) {
    await page.goto(address)
    await expect(page.getByRole('button', { name: `Account of ${member.username}` })).toBeVisible()
    await expect(page).not.toHaveURL(/\/(auth|login|signup)/)
  }
})

test('a login returns to the previous page', async ({ page, member }) => {
  await page.request.post('/api/logout')
  await page.goto('/discover?category=Technology')
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await logIn(page, member)
  await expect(page).toHaveURL('/discover?category=Technology')
})

test('a login never redirects to another origin or in a loop', async ({ page, member, baseURL }) => {
  const origins = new Set<string>()
  page.on('request', (request) => origins.add(new URL(request.url()).origin))
  const foreign = ['//evil.example', '/\\evil.example', 'javascript:alert(1)', '/signup']
  for (const next of foreign) {
    await page.goto(`/auth?next=${encodeURIComponent(next)}`)
    await expect(page.getByRole('button', { name: `Account of ${member.username}` })).toBeVisible()
    await expect(page).toHaveURL('/dashboard')
  }
  expect([...origins]).toEqual([baseURL])
})
