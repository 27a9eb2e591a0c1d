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
