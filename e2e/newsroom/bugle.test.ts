import type { Page } from '@playwright/test'
import { grantRole } from '../support/accounts/grant-role.ts'
import { expectNoHorizontalScroll } from '../support/horizontal-scroll.ts'
import { sampleStories, serveStories, story } from '../support/newsroom/stories.ts'
import { expect, test } from '../support/test-fixtures.ts'

const noon = new Date('2026-03-10T12:00:00Z')
const archives = (page: Page) => page.getByRole('region', { name: 'From the Archives' })
const today = (page: Page) => page.getByRole('region', { name: 'Today’s Edition' })
const box = (page: Page) => page.getByRole('region', { name: 'PRESS ROOM EMPTY' })
const start = (page: Page) => page.getByRole('button', { name: 'START THE PRESSES' })

test('a visitor reads the masthead, the journalists, today’s edition and the archives', async ({ page }) => {
  await page.clock.setFixedTime(noon)
  await serveStories(page, sampleStories(noon.getTime()))
  await page.goto('/singularity-bugle')
  await expect(page).toHaveTitle('The Singularity Bugle · Rostra')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Singularity Bugle')
  await expect(page.getByText('Tuesday, March 10, 2026')).toBeVisible()
  const journalists = page.getByRole('region', { name: 'Our journalists' }).getByRole('listitem')
  await expect(journalists).toHaveCount(4)
  await expect(journalists.first()).toContainText('Claudeus Philosophy Desk')
  await expect(today(page).getByRole('article')).toHaveCount(4)
  await expect(today(page).getByText('4 stories')).toBeVisible()
  const lead = today(page).getByRole('article').first()
  await expect(lead).toContainText('Written by AI · Claudeus')
  await expect(lead.locator('p', { hasText: 'So the honest headline would be shorter.' })).toBeVisible()
  await expect(today(page).getByRole('article').nth(1)).toContainText('Written by AI · Geeps, by the built-in offline model')
  await expect(archives(page).getByRole('article')).toHaveCount(6)
  await expect(page.getByRole('button', { name: /^Delete|START THE PRESSES|Generate/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'RSS feed' })).toHaveAttribute('href', '/singularity-bugle/feed.xml')
  await archives(page).getByRole('link', { name: 'All stories in the archive' }).click()
  await expect(page).toHaveURL('/archive')
})

for (const [timezoneId, todays] of [
  ['Pacific/Auckland', 1],
  ['America/Los_Angeles', 2],
] as const) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId })
    test('today’s edition is that of the reader’s calendar', async ({ page }) => {
      // In Auckland midnight was an hour ago; in Los Angeles it is 5 in the morning.
      await page.clock.setFixedTime('2026-03-10T12:00:00Z')
      await serveStories(page, [
        story(0, new Date('2026-03-10T11:30:00Z')),
        story(1, new Date('2026-03-10T10:30:00Z')),
        story(2, new Date('2026-03-09T06:59:00Z')),
      ])
      await page.goto('/singularity-bugle')
      await expect(today(page).getByRole('article')).toHaveCount(todays)
      await expect(archives(page).getByRole('article')).toHaveCount(3 - todays)
    })
  })
}

test('without a story of today everybody sees an empty press room above the archives, and admins start the presses', async ({
  page,
  member,
  toasts,
}) => {
  const earlier = sampleStories().slice(4)
  await serveStories(page, earlier)
  await page.goto('/singularity-bugle')
  await expect(box(page)).toBeVisible()
  await expect(archives(page).getByRole('article')).toHaveCount(6)
  await expect(start(page)).toHaveCount(0)

  await grantRole(page.request, member, 'super_senator')
  const finished = Promise.withResolvers<void>()
  await page.route('**/api/articles/generate-daily', async (route) => {
    expect(route.request().postDataJSON()).toEqual({ authorTopics: {} })
    await finished.promise
    await serveStories(page, sampleStories())
    await route.fulfill({ json: { articles: sampleStories().slice(0, 4), skipped: [], notes: [] } })
  })
  await page.reload()
  await start(page).click()
  await expect(page.getByRole('button', { name: 'The presses are running…' })).toHaveCount(2)
  await expect(page.getByText(/^The authors gather their material/).last()).toBeVisible()
  // Leaving the page does not stop the edition.
  await page.getByRole('link', { name: 'All stories in the archive' }).click()
  finished.resolve()
  await toasts.expectOnly('The edition is out', '4 stories published.')
  await page.goBack()
  await expect(today(page).getByRole('article')).toHaveCount(4)
  await expect(page.getByRole('region', { name: 'Last edition' })).toContainText('Published: What the question about sleep is really about')
})

test('an admin gives topics and learns who was skipped and why; a refusal keeps the topics', async ({ page, member, toasts }) => {
  await grantRole(page.request, member, 'super_senator')
  await serveStories(page, sampleStories())
  const refused = {
    status: 409,
    json: { message: 'The presses are running already. The stories appear in a moment.', reason: 'EDITION_RUNNING', requestId: 'r' },
  }
  await page.route('**/api/articles/generate-daily', (route) => route.fulfill(refused))
  await page.goto('/singularity-bugle')
  await page.getByLabel('Topic for Gemma Future Trends').fill('  Night trains ')
  await page.getByLabel('Topic for Geeps Tech Solutions').fill('   ')
  await page.getByRole('button', { name: 'Generate today’s edition' }).click()
  await toasts.expectOnly('The edition failed', refused.json.message)
  await expect(page.getByLabel('Topic for Gemma Future Trends')).toHaveValue('  Night trains ')
  await page.route('**/api/articles/generate-daily', (route) => {
    expect(route.request().postDataJSON()).toEqual({ authorTopics: { 'Gemma Future Trends': 'Night trains' } })
    return route.fulfill({
      json: { articles: [], skipped: [{ author: 'Gemma Future Trends', reason: 'Has written today’s story already.' }], notes: [] },
    })
  })
  await page.getByRole('button', { name: 'Generate today’s edition' }).click()
  await toasts.expectOnly('Nothing was published', '0 stories published, 1 author skipped.')
  await expect(page.getByRole('region', { name: 'Last edition' })).toContainText('Has written today’s story already.')
})

test('an admin deletes a story after a confirmation', async ({ page, member, toasts }) => {
  await grantRole(page.request, member, 'super_senator')
  const stories = sampleStories()
  await serveStories(page, stories)
  await page.route('**/api/articles/story-1', async (route) => {
    await serveStories(
      page,
      stories.filter(({ id }) => id !== 'story-1'),
    )
    await route.fulfill({ status: 204 })
  })
  await page.goto('/singularity-bugle')
  const remove = page.getByRole('button', { name: 'Delete ‘Sourdough that does not rise, and the four things to check’' })
  await remove.click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Are you sure you want to delete this article? This action cannot be undone.')
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await expect(remove).toBeFocused()
  await expect(today(page).getByRole('article')).toHaveCount(4)
  await remove.click()
  await dialog.getByRole('button', { name: 'Delete article' }).click()
  await toasts.expectOnly('Article deleted', 'Its author may write another story for that day.')
  await expect(today(page).getByRole('article')).toHaveCount(3)
})

test('a list that fails to load says so and can be loaded again', async ({ page }) => {
  await serveStories(page, [])
  await page.route('**/api/articles?*', (route) =>
    route.fulfill({ status: 500, json: { message: 'x', reason: 'INTERNAL', requestId: 'r-1' } }),
  )
  await page.goto('/singularity-bugle')
  await expect(page.getByRole('alert').getByRole('heading', { name: 'Failed to load articles. Please try again.' })).toBeVisible()
  await page.route('**/api/articles?*', (route) => route.fulfill({ json: sampleStories() }))
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(today(page).getByRole('article')).toHaveCount(4)
})

test('the front page and a story do not scroll sideways at 400 % zoom, and print without the frame of the site', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await serveStories(page, sampleStories())
  await page.goto('/singularity-bugle')
  await expect(today(page).getByRole('article')).toHaveCount(4)
  await expectNoHorizontalScroll(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('link', { name: 'RSS feed' })).toBeHidden()
  await expect(today(page)).toBeVisible()
})
