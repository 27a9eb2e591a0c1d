import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const cards = (page: Page) =>
  page
    .getByRole('list')
    .filter({ has: page.getByRole('link', { name: /^Start Chat/ }) })
    .getByRole('heading', { level: 3 })

async function namesOf(page: Page, query: string): Promise<string[]> {
  const bots: { name: string }[] = await (await page.request.get(`/api/bots/public/with-votes?limit=24${query}`)).json()
  return bots.map(({ name }) => name)
}

test('all personas are there, behind a tile that invites to sign up', async ({ page }) => {
  await page.goto('/discover')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chat Free with AI Experts & Coaches')
  const names = await namesOf(page, '')
  await expect(cards(page)).toHaveText(['Your persona here', ...names])
  await expect(page.getByText(`Showing 1 to ${names.length} of ${names.length} results`)).toBeVisible()
  for (const name of ['Previous', 'Page 1', 'Next']) await expect(page.getByRole('button', { name, exact: true })).toBeDisabled()

  await page.getByRole('listitem').filter({ hasText: 'Your persona here' }).getByRole('link').click()
  await expect(page).toHaveURL('/auth?tab=register')
})

test('a member sees no invitation', async ({ page, member }) => {
  await page.goto('/discover')
  await expect(page.getByRole('button', { name: `Account of ${member.username}` })).toBeVisible()
  await expect(cards(page)).toHaveText(await namesOf(page, ''))
})

test('a search narrows the list while one types, and the address keeps it', async ({ page }) => {
  await page.goto('/discover')
  const box = page.getByRole('searchbox', { name: 'Search personas' })
  await box.pressSequentially('maths')
  await expect(page).toHaveURL('/discover?search=maths')
  await expect(cards(page)).toHaveText(['Your persona here', ...(await namesOf(page, '&search=maths'))])
  await expect(cards(page)).toContainText(['Mr. Abernathy'])
  await page.reload()
  await expect(box).toHaveValue('maths')
  await expect(cards(page)).toContainText(['Mr. Abernathy'])
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect(page).toHaveURL('/discover')
  await expect(box).toBeFocused()
  await expect(cards(page)).toHaveCount(1 + (await namesOf(page, '')).length)
})

test('a category is chosen by its chip or by the address', async ({ page }) => {
  const names = await namesOf(page, '&category=Technology')
  expect(names.length).toBeGreaterThan(0)
  await page.goto('/discover')
  await page.getByRole('link', { name: 'Technology', exact: true }).click()
  await expect(page).toHaveURL('/discover?category=Technology')
  await expect(cards(page)).toHaveText(['Your persona here', ...names])
  await page.goto(`/discover?category=${encodeURIComponent('Health & Fitness')}`)
  await expect(page.getByRole('link', { name: 'Health & Fitness', exact: true })).toHaveAttribute('aria-current', 'true')
  await expect(cards(page)).toHaveText(['Your persona here', ...(await namesOf(page, '&category=Health %26 Fitness'))])
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
    await sort.selectOption(label)
    await expect(page).toHaveURL(`/discover?sort=${word}`)
    await expect(cards(page)).toHaveText(['Your persona here', ...(await namesOf(page, `&sort=${word}`))])
  }
})

test('where nothing is found it says so, with the way back to everything', async ({ page }) => {
  await page.goto('/discover?search=zzzz&category=Travel')
  await expect(page.getByRole('heading', { name: 'No AI personas found' })).toBeVisible()
  await expect(page.getByText('Try adjusting your search or filters')).toBeVisible()
  await page.getByRole('link', { name: 'Clear search and filters' }).click()
  await expect(page).toHaveURL('/discover')
  await expect(cards(page)).toContainText(['Mr. Abernathy'])
})

test('more personas than a page holds are turned over page by page', async ({ page }) => {
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
  await pages.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL('/discover?sort=newest&page=2')
  await expect(page.getByText('Showing 25 to 29 of 53 results')).toBeVisible()
  await expect(cards(page)).toHaveText((await namesOf(page, '&sort=newest')).slice(5, 10))
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
  await page.route('**/api/bots/public*/**', (route) => route.abort())
  await page.route('**/api/bots/public?*', (route) => route.abort())
  await page.goto('/discover')
  await expect(page.getByRole('heading', { name: 'Failed to fetch bots' })).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(cards(page)).toContainText(['Mr. Abernathy'])
})
