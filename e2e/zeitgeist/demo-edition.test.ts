import { grantRole } from '../support/accounts/grant-role.ts'
import { expect, test } from '../support/test-fixtures.ts'

const editionMs = 60_000

test('the demo conversations fill the page, and a super senator refreshes it', async ({ page, member, toasts }) => {
  await expect(async () => {
    await page.goto('/zeitgeist')
    await expect(page.getByRole('article')).toHaveCount(8, { timeout: 5_000 })
  }).toPass({ timeout: editionMs })
  const links = page.getByRole('article').getByRole('link', { name: /^Talk to / })
  await expect(links).toHaveCount(8)
  await expect(links.first()).toHaveAttribute('href', /^\/persona\/[a-z]/)
  await expect(page.getByRole('button', { name: 'Refresh Data' })).toHaveCount(0)
  expect(JSON.stringify(await (await page.request.get('/api/zeitgeist')).json())).not.toContain('conversationIds')
  const titles = await page.getByRole('article').getByRole('heading').allTextContents()
  expect(new Set(titles).size).toBe(8)

  await grantRole(page.request, member, 'super_senator')
  await page.reload()
  let message = ''
  // A busy product asks to try again.
  await expect(async () => {
    const answered = page.waitForResponse('**/api/zeitgeist/refresh')
    await page.getByRole('button', { name: 'Refresh Data' }).click()
    message = ((await (await answered).json()) as { message: string }).message
    // Other tests may have written something meanwhile.
    expect(message).toMatch(/^(Successfully refreshed zeitgeist entries: |Fewer than 3 people wrote something new )/)
  }).toPass({ timeout: editionMs })
  await toasts.expectOnly('Success', message)
  await expect(page.getByRole('article')).toHaveCount(8)
  await page.getByRole('link', { name: 'Manage insights' }).click()
  await expect(page.getByText(/^\d+ conversations$/).first()).toBeVisible()
})
