import { logIn } from '../support/accounts/log-in.ts'
import { newAccount } from '../support/accounts/member.ts'
import { passwords } from '../support/accounts/passwords.ts'
import { signUp } from '../support/accounts/sign-up.ts'
import { expectAccessibleEverywhere } from '../support/axe-checks.ts'
import { expect, test } from '../support/test-fixtures.ts'

const navigation = ['Discover', 'Circle of Experts', '360° Chats', 'Singularity Bugle', 'Create an AI']

test('a visitor registers, finds the menu of a member, logs out and in again, and signs out on a phone', async ({ page, toasts }) => {
  const account = newAccount()
  const { username, password } = account
  await page.goto('/auth')
  await expectAccessibleEverywhere(page)
  await page.getByRole('tab', { name: 'Register' }).click()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('alert')).toHaveCount(3)
  await expectAccessibleEverywhere(page)
  await signUp(page, account)
  await toasts.expectOnly('Account created!', `Welcome to Rostra, ${username}!`)
  const [bar, toast] = await Promise.all([page.getByRole('banner').boundingBox(), toasts.all.boundingBox()])
  expect(toast?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
  await expect(page).toHaveURL('/dashboard')
  await expect(page.locator('#main:focus, #main :focus')).toHaveCount(1)

  const button = page.getByRole('button', { name: `Account of ${username}` })
  const menu = page.getByRole('menu')
  await button.click()
  await expect(menu).toContainText(`${username}100 credits`)
  await expect(menu.getByRole('menuitem', { name: 'Your AI Dashboard' })).toHaveAttribute('href', '/dashboard')
  await expect(menu.getByRole('menuitem', { name: 'Account settings' })).toHaveAttribute('href', '/dashboard?tab=account')
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await toasts.expectOnly('Logged out', 'You have been successfully logged out.')
  await expect(button).toBeHidden()
  expect((await page.request.get('/api/user')).status()).toBe(401)

  await page.getByRole('banner').getByRole('link', { name: 'Log in', exact: true }).click()
  // A wrong password and an unknown name get the same message.
  for (const name of [username, newAccount().username]) {
    await logIn(page, { username: name, password: passwords.wrong })
    await toasts.expectOnly('Login failed', 'Invalid username or password.')
    await toasts.all.getByRole('button', { name: 'Dismiss' }).click()
    await expect(page.getByLabel('Username')).toHaveValue(name)
  }
  await logIn(page, { username: username.toUpperCase(), password })
  await toasts.expectOnly('Welcome back!', `You are now logged in as ${username}.`)
  await expect(button).toBeVisible()
  await page.reload()
  await expect(button).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Menu' }).click()
  const sheet = page.getByRole('navigation', { name: 'Main' })
  await expect(sheet).toContainText(`${username}100 credits`)
  await expect(sheet.getByRole('link')).toContainText(navigation)
  await sheet.getByRole('button', { name: 'Sign out' }).click()
  await toasts.expectOnly('Logged out', 'You have been successfully logged out.')
})

test('a login returns to the previous page, and never to another origin or in a loop', async ({ page, member, baseURL }) => {
  await page.request.post('/api/logout')
  await page.goto('/discover?category=Technology')
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await logIn(page, member)
  await expect(page).toHaveURL('/discover?category=Technology')

  const origins = new Set<string>()
  page.on('request', (request) => origins.add(new URL(request.url()).origin))
  for (const next of ['//evil.example', '/\\evil.example', 'javascript:alert(1)', '/signup']) {
    await page.goto(`/auth?next=${encodeURIComponent(next)}`)
    await expect(page.getByRole('button', { name: `Account of ${member.username}` })).toBeVisible()
    await expect(page).toHaveURL('/dashboard')
  }
  expect([...origins]).toEqual([baseURL])
})
