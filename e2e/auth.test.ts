import { logIn } from './support/log-in.ts'
import { newcomer, register } from './support/member.ts'
import { passwords } from './support/passwords.ts'
import { signUp } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

test('registering signs in, logging out and in again is told with the name', async ({ page, toasts }) => {
  const somebody = newcomer()
  const { username, password } = somebody
  await page.goto('/auth?tab=register')
  await signUp(page, somebody)
  await toasts.says('Account created!', `Welcome to Rostra, ${username}!`)
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('main')).toBeFocused()

  const menu = page.getByRole('button', { name: `Account of ${username}` })
  await menu.click()
  await expect(page.getByRole('menu')).toContainText(username)
  await expect(page.getByRole('menu')).toContainText('100 credits')
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await toasts.says('Logged out', 'You have been successfully logged out.')
  await expect(menu).toBeHidden()
  expect((await page.request.get('/api/user')).status()).toBe(401)

  await page.getByRole('link', { name: 'Log in', exact: true }).click()
  await logIn(page, { username: username.toUpperCase(), password })
  await toasts.says('Welcome back!', `You are now logged in as ${username}.`)
  await expect(menu).toBeVisible()
  await page.reload()
  await expect(menu).toBeVisible()
})

test('a wrong password and an unknown name get the same answer, and the words typed stay', async ({
  page,
  playwright,
  baseURL,
  toasts,
}) => {
  const elsewhere = await playwright.request.newContext({ baseURL })
  const { username } = await register(elsewhere)
  await elsewhere.dispose()
  await page.goto('/auth')
  for (const name of [username, newcomer().username]) {
    await logIn(page, { username: name, password: passwords.wrong })
    await toasts.says('Login failed', 'Invalid username or password.')
    await toasts.all.getByRole('button', { name: 'Dismiss' }).click()
    await expect(page.getByLabel('Username')).toHaveValue(name)
  }
  await expect(page).toHaveURL(/\/auth/)
})

test('a taken name is refused at its field, whatever its case', async ({ page, playwright, baseURL, toasts }) => {
  const elsewhere = await playwright.request.newContext({ baseURL })
  const { username } = await register(elsewhere)
  await elsewhere.dispose()
  const { email, password } = newcomer()
  await page.goto('/auth?tab=register')
  await page.getByLabel('Username').fill(username.toUpperCase())
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  const refusal = page.waitForResponse('**/api/register')
  await page.getByRole('button', { name: 'Create account' }).click()
  const { message } = await (await refusal).json()
  await toasts.says('Registration failed', message)
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription(message)
  await expect(page.getByLabel('Username')).toHaveAttribute('aria-invalid', 'true')
})

test('when the server cannot be reached, log in says what it can', async ({ page, toasts }) => {
  await page.goto('/auth')
  await page.route('**/api/login', (route) => route.abort())
  await logIn(page, newcomer())
  await toasts.says('Login failed', 'Invalid username or password.')
})

test('logging out that fails says so, and one stays signed in', async ({ page, member, toasts }) => {
  await page.goto('/discover')
  await page.route('**/api/logout', (route) => route.abort())
  await page.getByRole('button', { name: `Account of ${member.username}` }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await toasts.says('Logout failed', 'Could not log out. Please try again.')
  await expect(page.getByRole('button', { name: `Account of ${member.username}` })).toBeVisible()
})

test('/login and /signup are the tabs of /auth, and the tab stands in the address', async ({ page }) => {
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

test('whoever is signed in is sent away from /auth', async ({ page, member }) => {
  for (const address of ['/auth?tab=register', '/login']) {
    await page.goto(address)
    await expect(page.getByRole('button', { name: `Account of ${member.username}` })).toBeVisible()
    await expect(page).not.toHaveURL(/\/(auth|login|signup)/)
  }
})

test('after signing in one returns to where one came from', async ({ page, member }) => {
  await page.request.post('/api/logout')
  await page.goto('/discover?category=Technology')
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await logIn(page, member)
  await expect(page).toHaveURL('/discover?category=Technology')
})

test('signing in never leads to a foreign address, nor in a circle', async ({ page, member, baseURL }) => {
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
