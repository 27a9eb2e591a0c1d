import type { Page } from '@playwright/test'
import { expect, test } from '../support/test-fixtures.ts'
import { withoutServerRendering } from '../support/without-server-rendering.ts'

const cards = (page: Page) =>
  page
    .getByRole('list')
    .filter({ has: page.getByRole('link', { name: /^Start Chat/ }) })
    .getByRole('heading', { level: 3 })

interface ListResponse {
  names: string[]
  total: number
}

/**
 * Runs an action and returns the response to the page's next list request with these query parameters.
 * Other tests create personas meanwhile, so the expected list is only known from the response.
 */
async function listResponseAfter(page: Page, action: () => Promise<unknown>, query: Record<string, string> = {}): Promise<ListResponse> {
  const answer = page.waitForResponse((response) => {
    const { pathname, searchParams } = new URL(response.url())
    return pathname === '/api/bots/public/with-votes' && Object.entries(query).every(([key, value]) => searchParams.get(key) === value)
  })
  await action()
  const bots: { name: string }[] = await (await answer).json()
  return { names: bots.map(({ name }) => name), total: Number((await answer).headers()['x-total-count']) }
}

test('the list shows all personas after a sign-up tile', async ({ page }) => {
  await withoutServerRendering(page)
  const { names, total } = await listResponseAfter(page, () => page.goto('/discover'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chat Free with AI Experts & Coaches')
  await expect(cards(page)).toHaveText(['Your persona here', ...names])
  await expect(page.getByText(`Showing 1 to ${names.length} of ${total} results`)).toBeVisible()

  await page.getByRole('listitem').filter({ hasText: 'Your persona here' }).getByRole('link').click()
  await expect(page).toHaveURL('/auth?tab=register')
})

test('a member sees no sign-up tile', async ({ page, member }) => {
  const { names } = await listResponseAfter(page, () => page.goto('/discover'))
  await expect(page.getByRole('button', { name: `Account of ${member.username}` })).toBeVisible()
  await expect(cards(page)).toHaveText(names)
})

test('a search filters the list while typing, and the URL contains it', async ({ page }) => {
  await withoutServerRendering(page)
  const all = await listResponseAfter(page, () => page.goto('/discover'))
  const box = page.getByRole('searchbox', { name: 'Search personas' })
  const found = await listResponseAfter(page, () => box.pressSequentially('maths'), { search: 'maths' })
  await expect(page).toHaveURL('/discover?search=maths')
  await expect(cards(page)).toHaveText(['Your persona here', ...found.names])
  await expect(cards(page)).toContainText(['Mr. Abernathy'])
  await page.reload()
  await expect(box).toHaveValue('maths')
  await expect(cards(page)).toContainText(['Mr. Abernathy'])
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect(page).toHaveURL('/discover')
  await expect(box).toBeFocused()
  await expect(cards(page)).toHaveCount(1 + all.names.length)
})

test('a category can be chosen by its chip or by the URL', async ({ page }) => {
  await withoutServerRendering(page)
  await page.goto('/discover')
  const chip = page.getByRole('link', { name: 'Technology', exact: true })
  const { names, total } = await listResponseAfter(page, () => chip.click(), { category: 'Technology' })
  expect(names.length).toBeGreaterThan(0)
  await expect(page).toHaveURL('/discover?category=Technology')
  await expect(cards(page)).toHaveText(['Your persona here', ...names])
  await expect(page.getByText(`Showing 1 to ${total} of ${total} results`)).toBeVisible()
  for (const name of ['Previous', 'Page 1', 'Next']) await expect(page.getByRole('button', { name, exact: true })).toBeDisabled()
  const address = `/discover?category=${encodeURIComponent('Health & Fitness')}`
  const healthy = await listResponseAfter(page, () => page.goto(address), { category: 'Health & Fitness' })
  await expect(page.getByRole('link', { name: 'Health & Fitness', exact: true })).toHaveAttribute('aria-current', 'true')
  await expect(cards(page)).toHaveText(['Your persona here', ...healthy.names])
  await page.getByRole('link', { name: 'All Categories' }).click()
  await expect(page).toHaveURL('/discover')
})

test('the list has the chosen sort order', async ({ page }) => {
  const sort = page.getByRole('combobox', { name: 'Sort by' })
  await page.goto('/discover')
  await expect(sort.getByRole('option')).toHaveText(['Most Popular', 'Newest', 'Highest Rated'])
  for (const [label, word] of [
    ['Newest', 'newest'],
    ['Highest Rated', 'rating'],
  ] as const) {
    const { names } = await listResponseAfter(page, () => sort.selectOption(label), { sort: word })
    await expect(page).toHaveURL(`/discover?sort=${word}`)
    await expect(cards(page)).toHaveText(['Your persona here', ...names])
  }
})

test('a sort order chosen before hydration is applied', async ({ page }) => {
  const chosen = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await chosen.promise
    await route.continue()
  })
  const opened = page.goto('/discover')
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Newest')
  chosen.resolve()
  await opened
  await expect(page).toHaveURL('/discover?sort=newest')
})

test('an empty result shows a message and a link that clears the filters', async ({ page }) => {
  await page.goto('/discover?search=zzzz&category=Travel')
  await expect(page.getByRole('heading', { name: 'No AI personas found' })).toBeVisible()
  await expect(page.getByText('Try adjusting your search or filters')).toBeVisible()
  const all = await listResponseAfter(page, () => page.getByRole('link', { name: 'Clear search and filters' }).click())
  await expect(page).toHaveURL('/discover')
  await expect(cards(page)).toHaveText(['Your persona here', ...all.names])
})

test('a list longer than one page has page navigation', async ({ page }) => {
  await withoutServerRendering(page)
  // A new product has only half a page of personas, so the test reports a larger total.
  await page.route('**/api/bots/public/with-votes?*', async (route) => {
    const address = new URL(route.request().url())
    address.searchParams.set('limit', '5')
    const response = await route.fetch({ url: address.href })
    await route.fulfill({ response, headers: { ...response.headers(), 'x-total-count': '53' } })
  })
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await page.goto('/discover?sort=newest')
  await expect(pages.getByRole('button', { name: 'Previous' })).toBeDisabled()
  const { names } = await listResponseAfter(page, () => pages.getByRole('button', { name: 'Next' }).click(), { page: '2' })
  await expect(page).toHaveURL('/discover?sort=newest&page=2')
  await expect(page.getByText('Showing 25 to 29 of 53 results')).toBeVisible()
  await expect(cards(page)).toHaveText(names)
  await pages.getByRole('button', { name: 'Page 3' }).click()
  await expect(pages.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page')
  await expect(pages.getByRole('button', { name: 'Next' })).toBeDisabled()
  await page.goBack()
  await expect(page).toHaveURL('/discover?sort=newest&page=2')
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Highest Rated')
  await expect(page).toHaveURL('/discover?sort=rating')
})

test('a chat replaces the grid, and back restores the search', async ({ page, chat }) => {
  await page.goto('/discover?category=Education')
  await page.getByRole('link', { name: 'Start Chat with Mr. Abernathy' }).click()
  await expect(page).toHaveURL('/discover?category=Education&chat=mr-abernathy')
  await chat.waitUntilReady()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mr. Abernathy')
  await chat.sendAndWait('Thanks')
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL('/discover?category=Education')
  await expect(page.getByRole('link', { name: 'Start Chat with Mr. Abernathy' })).toBeVisible()

  await page.getByRole('link', { name: 'Start Chat with Mr. Abernathy' }).click()
  await chat.waitUntilReady()
  await expect(chat.questions).toHaveText(['Thanks'])
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Start Chat with Mr. Abernathy' })).toBeVisible()
})

test('a list that fails to load shows an error and can be retried', async ({ page }) => {
  await withoutServerRendering(page)
  await page.route('**/api/bots/public*/**', (route) => route.abort())
  await page.route('**/api/bots/public?*', (route) => route.abort())
  await page.goto('/discover')
  await expect(page.getByRole('heading', { name: 'Failed to fetch bots' })).toBeVisible()
  await page.unrouteAll()
  const { names } = await listResponseAfter(page, () => page.getByRole('button', { name: 'Try again' }).click())
  await expect(cards(page)).toHaveText(['Your persona here', ...names])
})
