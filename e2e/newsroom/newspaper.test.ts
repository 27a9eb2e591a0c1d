import type { Page } from '@playwright/test'
import { grantRole } from '../support/accounts/grant-role.ts'
import { expectAccessibleEverywhere } from '../support/axe-checks.ts'
import { readFocus } from '../support/focus-indicator.ts'
import { expectNoHorizontalScroll } from '../support/horizontal-scroll.ts'
import { sampleStories, serveArchive, serveStories, serveStory } from '../support/newsroom/stories.ts'
import { expect, test } from '../support/test-fixtures.ts'

/** Noon of today, at which no page passes midnight. */
const noon = new Date().setHours(12, 0, 0, 0)
test.beforeEach(({ page }) => page.clock.setFixedTime(noon))

const cards = (page: Page) => page.getByRole('article')
const today = (page: Page) => page.getByRole('region', { name: 'Today’s Edition' })

const ink = (page: Page) => page.evaluate<string>('getComputedStyle(document.body).color')

/** Expects that the page fits a window at 400 % zoom, and that its print has only its content, dark on white. */
async function expectZoomAndPrint(page: Page, printed: string, onlyOnScreen: string[]) {
  await page.setViewportSize({ width: 320, height: 256 })
  await expectNoHorizontalScroll(page)
  await page.setViewportSize({ width: 1280, height: 844 })
  await page.emulateMedia({ media: 'print' })
  await page.evaluate("document.documentElement.dataset.theme = 'dark'")
  expect(await ink(page)).toBe('rgb(25, 26, 30)')
  await page.evaluate('delete document.documentElement.dataset.theme')
  await expect(page.getByRole('region', { name: printed })).toBeVisible()
  for (const role of ['banner', 'contentinfo'] as const) await expect(page.getByRole(role).first()).toBeHidden()
  for (const name of onlyOnScreen) await expect(page.getByRole('link', { name }).or(page.getByRole('button', { name }))).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
}

test('a reader opens the newspaper, follows a headline and the marks to the sources, shares the story and returns', async ({
  page,
  context,
  toasts,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const [first] = sampleStories(noon)
  if (!first) throw new Error('expected a story')
  await serveStories(page, sampleStories(noon))
  await serveStory(page, first)
  await page.goto('/singularity-bugle')
  await expect(today(page).getByRole('article')).toHaveCount(4)
  await expect(cards(page)).toHaveCount(10)
  await expectAccessibleEverywhere(page)
  await expectZoomAndPrint(page, 'Today’s Edition', ['RSS feed'])

  await page.getByRole('link', { name: first.title, exact: true }).click()
  await expect(page).toHaveURL('/singularity-bugle/story-0')
  await expect(page).toHaveTitle(`${first.title} · Rostra`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.title)
  await expect(page.getByRole('region', { name: 'KEY TAKEAWAYS' }).getByRole('listitem')).toHaveCount(3)
  const sources = page.getByRole('region', { name: 'Sources' })
  await expect(sources.getByRole('listitem')).toHaveText([/Entry of the zeitgeist/, /Earlier story/, /Topic given by the editors/])
  await expectAccessibleEverywhere(page)
  await expectZoomAndPrint(page, 'Sources', ['Share'])

  await page.getByRole('link', { name: 'Source 1' }).nth(1).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Source 2' })).toBeFocused()
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

test('a story with Markdown is set as answers are, in the newspaper and alone', async ({ page }) => {
  const [first, second, ...others] = sampleStories(noon)
  if (!first || !second) throw new Error('expected two stories')
  const text = '## مرحبا\n\n- **one** [light](https://example.org/light)\n- $E = mc^2$\n\n| tea | min |\n| - | - |\n| green | 3 |'
  const paragraphs = [
    { text: 'Before *all*.', sources: [1] },
    { text, sources: [2] },
    { text: `\`\`\`js\nconst ${'long'.repeat(60)} = 1`, sources: [] },
  ]
  const marked = { ...first, paragraphs, listSection: ['Rest **counts**'] }
  const files: string[] = []
  page.on('request', (request) => void (/set-formula/.test(request.url()) && files.push(request.url())))
  await serveStories(page, [second, { ...marked, publishedAt: second.publishedAt }, ...others])
  await serveStory(page, marked)
  await page.goto('/singularity-bugle')
  await expect(today(page).getByText('Before all.')).toBeVisible()
  expect(files).toEqual([])
  await serveStories(page, [marked, second, ...others])
  await page.reload()
  await expect(today(page).getByRole('heading', { level: 4 })).toHaveText('مرحبا')
  await expect(today(page).getByRole('math')).toBeVisible()
  await expectAccessibleEverywhere(page)
  await expectZoomAndPrint(page, 'Today’s Edition', ['RSS feed'])

  await page.getByRole('link', { name: first.title, exact: true }).click()
  const story = page.getByRole('article')
  await expect(story.getByRole('heading', { level: 2 })).toHaveText(['مرحبا', 'KEY TAKEAWAYS', 'Sources'])
  await expect(story.getByText('one', { exact: true })).toHaveCSS('font-weight', '600')
  await expect(story.getByText('counts', { exact: true })).toHaveCSS('font-weight', '600')
  await expectAccessibleEverywhere(page)
  await expectZoomAndPrint(page, 'Sources', ['Share'])
  await page.getByRole('link', { name: 'Source 2' }).click()
  await expect(page).toHaveURL('/singularity-bugle/story-0#source-2')
})

test('the archive keeps its filters in the address, and a reader returns from a story to the same place', async ({ page }) => {
  await serveArchive(page, 130)
  await page.goto('/archive?dateFrom=2026-02-30&dateTo=x')
  await expect(page.getByRole('alert')).toHaveCount(2)
  await expectAccessibleEverywhere(page, 'main')
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(page).toHaveURL('/archive')
  await expect(cards(page)).toHaveCount(18)
  await expectAccessibleEverywhere(page, 'main')

  await page.getByLabel('Search').fill('Night trains')
  await page.getByLabel('Author').selectOption('Gemma Future Trends')
  await page.getByLabel('Date from').fill('2026-01-01')
  await page.getByLabel('Date to').fill('2026-03-01')
  await page.getByRole('button', { name: 'Apply Filters' }).click()
  const address = '/archive?search=Night+trains&author=Gemma+Future+Trends&dateFrom=2026-01-01&dateTo=2026-03-01'
  await expect(page).toHaveURL(address)
  await expect(page.getByText('Showing 1 to 15 of 15 articles')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Date to')).toHaveValue('2026-03-01')
  await expect(cards(page)).toHaveCount(15)
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(page).toHaveURL('/archive')
  await expect(page.getByLabel('Search')).toHaveValue('')
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect(page.getByLabel('Search')).toHaveValue('Night trains')

  await page.getByRole('button', { name: 'Reset' }).click()
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL('/archive?page=2')
  await expect(page.getByText('Showing 19 to 36 of 130 articles')).toBeVisible()
  await page.evaluate('scrollTo(0, 700)')
  const scrolled = () => page.evaluate<number>('Math.round(scrollY)')
  await expect.poll(scrolled).toBe(700)
  await cards(page).nth(7).getByRole('link').click({ noWaitAfter: true })
  const story = '/singularity-bugle/story-25?from=archive&page=2'
  await expect(page).toHaveURL(story)
  await expect(page.getByRole('heading', { name: 'KEY TAKEAWAYS' })).toBeVisible()
  expect(await scrolled()).toBe(0)
  await page.getByRole('link', { name: 'Back to Archive' }).click()
  await expect(page).toHaveURL('/archive?page=2')
  await expect.poll(scrolled).toBeGreaterThan(300)
})

test('an admin starts the presses of an empty press room and is asked before a story is deleted', async ({ page, member }) => {
  await grantRole(page.request, member, 'super_senator')
  await serveStories(page, sampleStories(noon).slice(4))
  await page.route('**/api/articles/generate-daily', () => {})
  await page.goto('/singularity-bugle')
  await page.getByRole('button', { name: 'START THE PRESSES' }).click()
  await expect(page.getByRole('button', { name: 'The presses are running…' })).toHaveCount(2)
  await expectAccessibleEverywhere(page, 'main')
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click()
  await expectAccessibleEverywhere(page, '[role="alertdialog"]')
})
