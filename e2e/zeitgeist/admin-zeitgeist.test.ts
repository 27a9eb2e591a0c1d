import type { Page } from '@playwright/test'
import { grantRole } from '../support/accounts/grant-role.ts'
import { expectNoHorizontalScroll } from '../support/horizontal-scroll.ts'
import { expect, test } from '../support/test-fixtures.ts'
import { demoPersonaId, sampleEntries, serveEntries } from '../support/zeitgeist/zeitgeist-page.ts'

const address = '/admin/zeitgeist'
const conversationIds = ['11111111-2222-4333-8444-555555555555', '66666666-7777-4888-8999-aaaaaaaaaaaa']

/** Serves the sample entries as an admin gets them. */
async function serveInsights(page: Page): Promise<string> {
  const botId = await demoPersonaId(page.request)
  await serveEntries(
    page,
    sampleEntries(botId).map((entry) => ({ ...entry, conversationIds })),
  )
  return botId
}

test('visitors and other members are redirected home', async ({ page, context }) => {
  await page.goto(address)
  await expect(page).toHaveURL('/')
  const response = await context.request.get(address)
  expect(response.headers()['x-robots-tag']).toBe('noindex')
})

test('a member who is no super senator is redirected', async ({ page, member }) => {
  await page.goto(address)
  await expect(page.getByRole('button', { name: `Account of ${member.username}` })).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
})

test('a check that fails can be repeated', async ({ page, member }) => {
  await grantRole(page.request, member, 'super_senator')
  await serveInsights(page)
  await page.route('/api/admin/check', (route) =>
    route.fulfill({ status: 500, json: { message: 'x', reason: 'INTERNAL', requestId: 'r' } }),
  )
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Failed to check admin status' })).toBeVisible()
  await page.unroute('/api/admin/check')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zeitgeist insights')
})

test('an admin sees counts, every field, and one type per tab by keyboard', async ({ page, member }) => {
  await grantRole(page.request, member, 'super_senator')
  const botId = await serveInsights(page)
  await page.goto(address)
  await expect(page.getByRole('region', { name: 'Entries by type' }).getByRole('definition')).toHaveText(['6', '2', '2'])
  await expect(page.getByRole('article')).toHaveCount(10)
  const card = page.getByRole('article', { name: 'The first marathon, and how to begin' })
  for (const text of ['Exchange', 'Composite of several conversations', botId])
    await expect(card.getByText(text, { exact: true })).toBeVisible()
  await card.getByText('2 conversations').click()
  for (const id of conversationIds) await expect(card.getByText(id)).toBeVisible()
  await page.getByRole('tab', { name: 'All Insights' }).focus()
  await page.keyboard.press('End')
  await expect(page.getByRole('tab', { name: 'Trends' })).toBeFocused()
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.setViewportSize({ width: 320, height: 256 })
  await expectNoHorizontalScroll(page)
})

test('without insights they are generated; a failure says why', async ({ page, member, toasts }) => {
  await grantRole(page.request, member, 'super_senator')
  await serveEntries(page, [])
  const answer = (status: number, json: unknown) => page.route('**/api/zeitgeist/refresh', (route) => route.fulfill({ status, json }))
  await answer(503, { message: 'The refresh failed.', reason: 'REFRESH_FAILED', requestId: 'r' })
  await page.goto(address)
  await page.getByRole('button', { name: 'Generate Insights' }).click()
  await toasts.expectOnly('Failed to refresh zeitgeist insights', 'The refresh failed.')
  await answer(200, { message: '', counts: { theme: 10, excerpt: 0, trend: 0 } })
  await serveInsights(page)
  await page.getByRole('button', { name: 'Generate Insights' }).click()
  await toasts.expectOnly('Success', 'Successfully generated new zeitgeist insights')
  await expect(page.getByRole('button', { name: 'Refresh Insights' })).toBeVisible()
})
