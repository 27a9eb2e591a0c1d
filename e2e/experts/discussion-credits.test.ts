import { register } from '../support/accounts/member.ts'
import { spendCreditsTo } from '../support/credits/spend-credits.ts'
import { fillCircle } from '../support/experts/circle.ts'
import { creditsOf } from '../support/experts/discussion.ts'
import { expect, test } from '../support/test-fixtures.ts'

// The account sends almost fifty messages first.
test.describe.configure({ timeout: 120_000 })

test('a discussion that costs more than the member has is not started, and costs nothing', async ({ page }) => {
  await register(page.request)
  await fillCircle(page.request)
  await page.goto('/expert-discussion')
  await expect(page.getByText('100 left')).toBeVisible()
  await spendCreditsTo(page, 2)

  // The page has not heard of it yet.
  await page.getByLabel('Your question').fill('Why?')
  await page.getByRole('button', { name: /^Start Discussion/ }).click()
  await expect(page.getByRole('alert')).toContainText('Not enough credits')
  await expect(page.getByRole('alert')).toContainText('This discussion costs 4 credits; you have 2.')
  await expect(page.getByRole('alert').getByRole('link', { name: 'Buy credits' })).toHaveAttribute('href', '/purchase-credits')
  await expect(page.getByRole('button', { name: /^Start Discussion/ })).toBeDisabled()
  expect(await creditsOf(page.request)).toBe(2)
  expect(await (await page.request.get('/api/expert-discussions')).json()).toEqual([])
})
