import { grantRole } from '../support/accounts/grant-role.ts'
import { readFocus } from '../support/focus-indicator.ts'
import { expectNoHorizontalScroll } from '../support/horizontal-scroll.ts'
import { sampleStories, serveStories, serveStory, story } from '../support/newsroom/stories.ts'
import { expect, test } from '../support/test-fixtures.ts'

const sample = story(0, new Date('2026-03-10T06:00:00Z'))

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('a reader follows a headline, the marks to the sources, and back to the newspaper', async ({ page, toasts }) => {
  const [first] = sampleStories()
  if (!first) throw new Error('expected a story')
  await serveStories(page, sampleStories())
  await serveStory(page, first)
  await page.goto('/singularity-bugle')
  await page.getByRole('link', { name: first.title, exact: true }).click()
  await expect(page).toHaveURL('/singularity-bugle/story-0')
  await expect(page).toHaveTitle(`${first.title} · Rostra`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.title)
  await expect(page.getByText('Written by AI · Claudeus')).toBeVisible()
  await expect(page.getByRole('region', { name: 'KEY TAKEAWAYS' }).getByRole('listitem')).toHaveCount(3)
  const sources = page.getByRole('region', { name: 'Sources' })
  await expect(sources.getByRole('listitem')).toHaveText([/Entry of the zeitgeist/, /Earlier story/, /Topic given by the editors/])
  await expect(sources.getByRole('link')).toHaveText(['Sleeping through the night', 'The long evening'])
  const mark = page.getByRole('link', { name: 'Source 2' })
  await page.getByRole('link', { name: 'Source 1' }).nth(1).focus()
  await page.keyboard.press('Tab')
  await expect(mark).toBeFocused()
  expect(await readFocus(page)).toMatchObject({ name: 'Source 2', hasIndicator: true })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/singularity-bugle/story-0#source-2')
  await expect(sources.getByText('The long evening')).toBeInViewport()
  await page.evaluate('delete Navigator.prototype.share')
  await page.getByRole('button', { name: 'Share' }).click()
  await toasts.expectOnly('Link copied', 'Paste it wherever you like.')
  expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(/\/singularity-bugle\/story-0$/)
  await page.getByRole('link', { name: 'Back to The Singularity Bugle' }).click()
  await expect(page).toHaveURL('/singularity-bugle')
})

test('markup in a story is text', async ({ page }) => {
  const hostile = '<img src=x onerror=alert(1)> **bold** [link](javascript:alert(1))'
  await serveStory(page, { ...sample, title: hostile, paragraphs: [{ text: hostile, sources: [1] }], listSection: [hostile] })
  await page.goto('/singularity-bugle/story-0')
  await expect(page.getByText(hostile)).toHaveCount(3)
})

test('an unknown story is not found, and one that fails to load can be loaded again', async ({ page }) => {
  await serveStory(page, sample)
  await page.route('**/api/articles/unknown', (route) =>
    route.fulfill({ status: 404, json: { message: 'x', reason: 'ARTICLE_NOT_FOUND', requestId: 'r' } }),
  )
  await page.goto('/singularity-bugle/unknown')
  await expect(page.getByRole('heading', { level: 1, name: 'Story not found' })).toBeVisible()
  await page.route('**/api/articles/story-0', (route) =>
    route.fulfill({ status: 500, json: { message: 'x', reason: 'INTERNAL', requestId: 'r' } }),
  )
  await page.goto('/singularity-bugle/story-0')
  await expect(page.getByRole('heading', { name: 'Failed to load the story' })).toBeVisible()
  await serveStory(page, sample)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sample.title)
})

test('an admin who deletes a story returns to the newspaper; a failure keeps the story', async ({ page, member, toasts }) => {
  await grantRole(page.request, member, 'super_senator')
  await serveStories(page, [])
  await serveStory(page, sample)
  let status = 503
  await page.route('**/api/articles/story-0', (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill(
          status === 204 ? { status } : { status, json: { message: 'Newsroom is away.', reason: 'UNAVAILABLE', requestId: 'r' } },
        )
      : route.fallback(),
  )
  await page.goto('/singularity-bugle/story-0')
  await page.getByRole('button', { name: /^Delete/ }).click()
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Delete article' })
  await confirm.click()
  await toasts.expectOnly('Failed to delete article', 'Newsroom is away.')
  status = 204
  await confirm.click()
  await expect(page).toHaveURL('/singularity-bugle')
})

test('a story does not scroll sideways at 400 % zoom, and prints with its sources', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await serveStory(page, sample)
  await page.goto('/singularity-bugle/story-0')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoHorizontalScroll(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('region', { name: 'Sources' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Share' })).toBeHidden()
  await expect(page.getByRole('banner').first()).toBeHidden()
})
