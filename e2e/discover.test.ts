import type { Page } from '@playwright/test'
import { sentEmpty } from './support/sent-empty.ts'
import { expect, test } from './support/test.ts'

const cards = (page: Page) =>
  page
    .getByRole('list')
    .filter({ has: page.getByRole('link', { name: /^Start Chat/ }) })
    .getByRole('heading', { level: 3 })

interface Given {
  names: string[]
  total: number
}

/** What the page is given after a step, when it asks for the list with this in its query. Other tests make personas meanwhile. */
async function givenBy(page: Page, step: () => Promise<unknown>, asked: Record<string, string> = {}): Promise<Given> {
  const answer = page.waitForResponse((response) => {
    const { pathname, searchParams } = new URL(response.url())
    return pathname === '/api/bots/public/with-votes' && Object.entries(asked).every(([key, value]) => searchParams.get(key) === value)
  })
  await step()
  const bots: { name: string }[] = await (await answer).json()
  return { names: bots.map(({ name }) => name), total: Number((await answer).headers()['x-total-count']) }
}

test('all personas are there, behind a tile that invites to sign up', async ({ page }) => {
  await sentEmpty(page)
  const { names, total } = await givenBy(page, () => page.goto('/discover'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chat Free with AI Experts & Coaches')
  await expect(cards(page)).toHaveText(['Your persona here', ...names])
  await expect(page.getByText(`Showing 1 to ${names.length} of ${total} results`)).toBeVisible()

  await page.getByRole('listitem').filter({ hasText: 'Your persona here' }).getByRole('link').click()
  await expect(page).toHaveURL('/auth?tab=register')
})

test('a member sees no invitation', async ({ page, member }) => {
  const { names } = await givenBy(page, () => page.goto('/discover'))
  await expect(page.getByRole('button', { name: `Account of ${member.username}` })).toBeVisible()
  await expect(cards(page)).toHaveText(names)
})

test('a search narrows the list while one types, and the address keeps it', async ({ page }) => {
  await sentEmpty(page)
  const all = await givenBy(page, () => page.goto('/discover'))
  const box = page.getByRole('searchbox', { name: 'Search personas' })
  const found = await givenBy(page, () => box.pressSequentially('maths'), { search: 'maths' })
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

test('a category is chosen by its chip or by the address', async ({ page }) => {
  await sentEmpty(page)
  await page.goto('/discover')
  const chip = page.getByRole('link', { name: 'Technology', exact: true })
  const { names, total } = await givenBy(page, () => chip.click(), { category: 'Technology' })
  expect(names.length).toBeGreaterThan(0)
  await expect(page).toHaveURL('/discover?category=Technology')
  await expect(cards(page)).toHaveText(['Your persona here', ...names])
  await expect(page.getByText(`Showing 1 to ${total} of ${total} results`)).toBeVisible()
  for (const name of ['Previous', 'Page 1', 'Next']) await expect(page.getByRole('button', { name, exact: true })).toBeDisabled()
  const address = `/discover?category=${encodeURIComponent('Health & Fitness')}`
  const healthy = await givenBy(page, () => page.goto(address), { category: 'Health & Fitness' })
  await expect(page.getByRole('link', { name: 'Health & Fitness', exact: true })).toHaveAttribute('aria-current', 'true')
  await expect(cards(page)).toHaveText(['Your persona here', ...healthy.names])
  await page.getByRole('link', { name: 'All Categories' }).click()
  await expect(page).toHaveURL('/discover')
})

test('the order is the one that is chosen', async ({ page }) => {
  const sort = page.getByRole('combobox', { name: 'Sort by' })
  await page.goto('/discover')
  await expect(sort.getByRole('option')).toHaveText(['Most Popular', 'Newest', 'Highest Rated'])
  for (const [label, word] of [
    ['Newest', 'newest'],
    ['Highest Rated', 'rating'],
  ] as const) {
    const { names } = await givenBy(page, () => sort.selectOption(label), { sort: word })
    await expect(page).toHaveURL(`/discover?sort=${word}`)
    await expect(cards(page)).toHaveText(['Your persona here', ...names])
  }
})

test('an order that is chosen before the page has come alive counts', async ({ page }) => {
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

test('where nothing is found it says so, with the way back to everything', async ({ page }) => {
  await page.goto('/discover?search=zzzz&category=Travel')
  await expect(page.getByRole('heading', { name: 'No AI personas found' })).toBeVisible()
  await expect(page.getByText('Try adjusting your search or filters')).toBeVisible()
  const all = await givenBy(page, () => page.getByRole('link', { name: 'Clear search and filters' }).click())
  await expect(page).toHaveURL('/discover')
  await expect(cards(page)).toHaveText(['Your persona here', ...all.names])
})

test('more personas than a page holds are turned over page by page', async ({ page }) => {
  await sentEmpty(page)
  // The dozen personas of a fresh product fill half a page: the list is made to look longer than it is.
  await page.route('**/api/bots/public/with-votes?*', async (route) => {
    const address = new URL(route.request().url())
    address.searchParams.set('limit', '5')
    const response = await route.fetch({ url: address.href })
    await route.fulfill({ response, headers: { ...response.headers(), 'x-total-count': '53' } })
  })
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await page.goto('/discover?sort=newest')
  await expect(pages.getByRole('button', { name: 'Previous' })).toBeDisabled()
  const { names } = await givenBy(page, () => pages.getByRole('button', { name: 'Next' }).click(), { page: '2' })
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

test('a chat opens in place of the grid, and back leads to the same search', async ({ page, chat }) => {
  await page.goto('/discover?category=Education')
  await page.getByRole('link', { name: 'Start Chat with Mr. Abernathy' }).click()
  await expect(page).toHaveURL('/discover?category=Education&chat=mr-abernathy')
  await chat.ready()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mr. Abernathy')
  await chat.ask('Thanks')
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL('/discover?category=Education')
  await expect(page.getByRole('link', { name: 'Start Chat with Mr. Abernathy' })).toBeVisible()

  await page.getByRole('link', { name: 'Start Chat with Mr. Abernathy' }).click()
  await chat.ready()
  await expect(chat.questions).toHaveText(['Thanks'])
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Start Chat with Mr. Abernathy' })).toBeVisible()
})

test('a list that cannot be had says so and can be asked for again', async ({ page }) => {
  await sentEmpty(page)
  await page.route('**/api/bots/public*/**', (route) => route.abort())
  await page.route('**/api/bots/public?*', (route) => route.abort())
  await page.goto('/discover')
  await expect(page.getByRole('heading', { name: 'Failed to fetch bots' })).toBeVisible()
  await page.unrouteAll()
  const { names } = await givenBy(page, () => page.getByRole('button', { name: 'Try again' }).click())
  await expect(cards(page)).toHaveText(['Your persona here', ...names])
})
