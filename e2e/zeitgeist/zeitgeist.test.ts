import type { Page } from '@playwright/test'
import { grantRole } from '../support/accounts/grant-role.ts'
import { readFocus } from '../support/focus-indicator.ts'
import { expectNoHorizontalScroll } from '../support/horizontal-scroll.ts'
import { expect, test } from '../support/test-fixtures.ts'
import { withoutServerRendering } from '../support/without-server-rendering.ts'
import { serveEntries, serveSampleEntries } from '../support/zeitgeist/zeitgeist-page.ts'

const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })

test('a visitor reads eight entries with unique titles, their ages, and a persona to talk to', async ({ page }) => {
  await serveSampleEntries(page)
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Zeitgeist' }).click()
  await expect(page).toHaveURL('/zeitgeist')
  await expect(page).toHaveTitle('Zeitgeist · Rostra')
  await expect(page.getByRole('article')).toHaveCount(8)
  await expect(page.getByText('The second of two equal titles.')).toBeHidden()
  await expect(page.getByText('The tenth entry')).toBeHidden()
  await expect(page.locator('article time')).toHaveText(['New!', 'New!', 'Today', 'Yesterday'])
  const dialogue = card(page, 'The first marathon, and how to begin').getByRole('figure')
  await expect(dialogue).toContainText('Composite of several conversations')
  await expect(dialogue.getByText('<b>Twelve</b> kilometres.')).toBeVisible()
  await expect(card(page, 'Asking for a raise').getByRole('link')).toHaveAttribute('href', '/persona/00000000-0000-4000-8000-000000000000')
  await expect(page.getByRole('button', { name: 'Refresh Data' })).toHaveCount(0)
  await card(page, 'Sleeping through the night')
    .getByRole('link', { name: /^Talk to / })
    .click()
  await expect(page).toHaveURL('/persona/coach-bex')
  await page.goBack()
  await expect(page.getByRole('article')).toHaveCount(8)
})

test('chips choose several kinds by keyboard with a visible focus; the address keeps the choice', async ({ page }) => {
  await serveSampleEntries(page)
  await page.goto('/zeitgeist')
  await expect(page.getByRole('article')).toHaveCount(8)
  await chip(page, 'All').focus()
  await expect(chip(page, 'All')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(await readFocus(page)).toMatchObject({ name: 'Interesting Exchanges', hasIndicator: true })
  await page.keyboard.press('Space')
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article')).toHaveCount(4)
  await expect(page).toHaveURL('/zeitgeist?show=excerpt%2Ctrend')
  await page.reload()
  await expect(chip(page, 'Emerging Trends')).toHaveAttribute('aria-pressed', 'true')
  await chip(page, 'Emerging Trends').click()
  await chip(page, 'Interesting Exchanges').click()
  await expect(chip(page, 'All')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('article')).toHaveCount(8)
  await expect(page).toHaveURL('/zeitgeist')
})

test('without entries the page says so, and after a failure it can be loaded again', async ({ page }) => {
  await withoutServerRendering(page)
  await page.route('**/api/zeitgeist?*', (route) =>
    route.fulfill({ status: 500, json: { message: 'x', reason: 'INTERNAL', requestId: 'r-1' } }),
  )
  await page.goto('/zeitgeist')
  await expect(page.getByRole('heading', { name: 'Failed to load zeitgeist entries' })).toBeVisible()
  await serveEntries(page, [])
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { name: 'No Entries Found' })).toBeVisible()
  await page.getByRole('link', { name: 'Find someone to talk to' }).click()
  await expect(page).toHaveURL('/discover')
})

test('a super senator refreshes, leaves the page meanwhile and is told the outcome', async ({ page, member, toasts }) => {
  await grantRole(page.request, member, 'super_senator')
  await serveSampleEntries(page)
  const finished = Promise.withResolvers<void>()
  await page.route('**/api/zeitgeist/refresh', async (route) => {
    await finished.promise
    await route.fulfill({ json: { message: '', counts: { theme: 1, excerpt: 0, trend: 0 } } })
  })
  await page.goto('/zeitgeist')
  await page.getByRole('button', { name: 'Refresh Data' }).click()
  await expect(page.getByText(/^The last 7 days are counted again/).last()).toBeVisible()
  await page.getByRole('link', { name: 'Manage insights' }).click()
  await expect(page.getByRole('button', { name: 'Refreshing…' })).toBeVisible()
  finished.resolve()
  await toasts.expectOnly('Success', 'Successfully refreshed zeitgeist entries')
  await expect(page.getByRole('button', { name: 'Refresh Insights' })).toBeVisible()
})

test('a refresh that is refused shows why', async ({ page, member, toasts }) => {
  await grantRole(page.request, member, 'super_senator')
  await serveSampleEntries(page)
  const refuse = (status: number, reason: string) =>
    page.route('**/api/zeitgeist/refresh', (route) =>
      route.fulfill({ status, json: { message: 'A refresh is running.', reason, requestId: 'r' } }),
    )
  await refuse(403, 'REFRESH_NOT_ALLOWED')
  await page.goto('/zeitgeist')
  await page.getByRole('button', { name: 'Refresh Data' }).click()
  await toasts.expectOnly('Permission Denied', 'Only Super Senators can refresh the Zeitgeist.')
  await refuse(409, 'REFRESH_RUNNING')
  await page.getByRole('button', { name: 'Refresh Data' }).click()
  await toasts.expectOnly('Failed to refresh zeitgeist', 'A refresh is running.')
  await expect(page.getByRole('article')).toHaveCount(8)
})

test('the zeitgeist does not scroll sideways at 400 % zoom', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await serveSampleEntries(page)
  await page.goto('/zeitgeist')
  await expect(page.getByRole('article')).toHaveCount(8)
  await expectNoHorizontalScroll(page)
})
