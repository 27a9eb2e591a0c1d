import { accountSettingsUrl } from '../support/accounts/account-settings.ts'
import { expectAccessibleEverywhere } from '../support/axe-checks.ts'
import { expect, test } from '../support/test-fixtures.ts'

test('a page whose code is slow shows a skeleton at once, and one whose code is missing says why', async ({ page, context }) => {
  const skeleton = page.getByRole('status').filter({ hasText: 'Loading' })
  const code = /\/assets\/auth-page-.*\.js/
  await page.goto('/terms')
  const { promise: waited, resolve: goOn } = Promise.withResolvers<void>()
  await page.route(code, async (route) => {
    await waited
    await route.continue()
  })
  await page.getByRole('banner').getByRole('link', { name: 'Log in', exact: true }).click()
  await expect(skeleton.first()).toBeAttached()
  await expect(page.getByRole('banner')).toBeVisible()
  goOn()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()

  await page.goto('/terms')
  await page.unroute(code)
  await page.route(code, (route) => route.fulfill({ status: 404 }))
  await page.getByRole('banner').getByRole('link', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'A new version is ready' })).toBeVisible()
  await expectAccessibleEverywhere(page)

  await page.goto('/terms')
  await context.setOffline(true)
  await page.getByRole('banner').getByRole('link', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
  await page.unroute(code)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
})

test('a dialog whose code is missing says so in a toast, leaves the page, and opens once the connection is back', async ({
  page,
  context,
  member,
  chat,
  toasts,
}) => {
  // The list of conversations is a dialog where the window has no room for it beside the chat.
  await page.setViewportSize({ width: 1024, height: 800 })
  const toaster = page.waitForResponse(/\/assets\/layers-/)
  await chat.open('odette-marchand')
  await expect(page.getByText(member.username)).toBeAttached()
  await chat.input.pressSequentially('A draft')
  await toaster
  await context.setOffline(true)
  const ways: (() => Promise<void>)[] = [/^Share this persona/, /^Report this persona/, /^Memory/, /^Show your conversations/].map(
    (name) => () => page.getByRole('button', { name }).click(),
  )
  ways.push(async () => {
    await page.getByRole('button', { name: /^Memory/ }).focus()
    await page.keyboard.press('?')
  })
  for (const open of ways) {
    await open()
    await toasts.expectOnly('You are offline', 'This opens once you are back. Try it again then.')
    await expect(chat.input).toHaveValue('A draft')
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(toasts.all).toHaveCount(0)
  }
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Share this persona' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('the account tab has its titles at once, and fetches the settings below the credits with the first key, or says why it cannot', async ({
  page,
  context,
  member,
  toasts,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => void fetched.push(new URL(request.url()).pathname))
  // A page that is not rendered in time comes without its content.
  const html = async () => (await page.request.get(accountSettingsUrl, { headers: { Accept: 'text/html' } })).text()
  await expect.poll(html).toContain('Where you are signed in')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(accountSettingsUrl)
  const email = page.getByLabel('Email', { exact: true })
  await expect(page.getByRole('heading', { name: 'Delete account' })).toBeAttached()
  await expect(email).toHaveCount(0)
  expect(fetched.filter((path) => /account-parts|forms-|\/api\/(user\/sessions|keys|shares)/.test(path))).toEqual([])

  const code = /\/assets\/account-parts-.*\.js/
  await page.route(code, (route) => route.fulfill({ status: 404 }))
  // A key before the page is hydrated has no effect.
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(toasts.all).toContainText(['A new version is ready'], { timeout: 2_000 })
  }).toPass()
  await expect(page.getByText('These settings could not be loaded.')).toBeVisible()
  await expectAccessibleEverywhere(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Try again' }).click()
  await toasts.expectOnly('You are offline', 'This opens once you are back. Try it again then.')
  await context.setOffline(false)
  await page.unroute(code)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(email).toHaveValue(member.email)
})

test('the settings of the account tab come when they are near, or named by the address', async ({ page, member }) => {
  const email = page.getByLabel('Email', { exact: true })
  await page.setViewportSize({ width: 1280, height: 2_000 })
  await page.goto(accountSettingsUrl)
  await expect(email).toHaveValue(member.email)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about')
  await page.goto(`${accountSettingsUrl}#second-factor`)
  await expect(page.locator('#second-factor')).toBeFocused()
})
