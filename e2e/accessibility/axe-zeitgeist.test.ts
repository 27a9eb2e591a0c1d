import { grantRole } from '../support/accounts/grant-role.ts'
import { expectAccessibleEverywhere } from '../support/axe-checks.ts'
import { expect, test } from '../support/test-fixtures.ts'
import { serveEntries, serveSampleEntries } from '../support/zeitgeist/zeitgeist-page.ts'

// Without motion, axe measures no colour in the middle of a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the zeitgeist has no axe violations, with and without entries', async ({ page }) => {
  await serveSampleEntries(page)
  await page.goto('/zeitgeist')
  await expect(page.getByRole('link', { name: /^Talk to / })).toHaveCount(4)
  await expectAccessibleEverywhere(page)
  await serveEntries(page, [])
  await page.reload()
  await expect(page.getByText('No Entries Found')).toBeVisible()
  await expectAccessibleEverywhere(page, 'main')
})

test('the insights for admins have no axe violations, with and without entries, and while a refresh runs', async ({ page, member }) => {
  await grantRole(page.request, member, 'super_senator')
  await serveSampleEntries(page)
  await page.route('**/api/zeitgeist/refresh', () => {})
  await page.goto('/admin/zeitgeist')
  await expect(page.getByRole('article')).toHaveCount(10)
  await page.getByRole('button', { name: 'Refresh Insights' }).click()
  await expectAccessibleEverywhere(page)
  await serveEntries(page, [])
  await page.reload()
  await expect(page.getByText('No insights yet')).toBeVisible()
  await expectAccessibleEverywhere(page, 'main')
})
