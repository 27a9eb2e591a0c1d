import { grantRole } from '../support/accounts/grant-role.ts'
import { expectAccessibleEverywhere } from '../support/axe-checks.ts'
import { sampleStories, serveArchive, serveStories, serveStory, story } from '../support/newsroom/stories.ts'
import { expect, test } from '../support/test-fixtures.ts'

// Without motion, axe measures no colour in the middle of a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the newspaper has no axe violations, with and without stories and for admins', async ({ page, member }) => {
  await serveStories(page, sampleStories())
  await page.goto('/singularity-bugle')
  await expect(page.getByRole('article')).toHaveCount(10)
  await expectAccessibleEverywhere(page)
  await grantRole(page.request, member, 'super_senator')
  await serveStories(page, sampleStories().slice(4))
  await page.route('**/api/articles/generate-daily', () => {})
  await page.reload()
  await page.getByRole('button', { name: 'START THE PRESSES' }).click()
  await expectAccessibleEverywhere(page, 'main')
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click()
  await expectAccessibleEverywhere(page, '[role="alertdialog"]')
})

test('a story and the archive have no axe violations', async ({ page }) => {
  await serveStory(page, story(1, new Date()))
  await page.goto('/singularity-bugle/story-1')
  await expect(page.getByRole('heading', { name: 'KEY TAKEAWAYS' })).toBeVisible()
  await expectAccessibleEverywhere(page)
  await serveArchive(page, 130)
  await page.goto('/archive')
  await expect(page.getByRole('article')).toHaveCount(18)
  await expectAccessibleEverywhere(page, 'main')
  await page.goto('/archive?dateFrom=2026-02-30&dateTo=x')
  await expect(page.getByRole('alert')).toHaveCount(2)
  await expectAccessibleEverywhere(page, 'main')
})
