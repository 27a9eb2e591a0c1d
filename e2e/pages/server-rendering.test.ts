import type { Page } from '@playwright/test'
import { expect, test } from '../support/test-fixtures.ts'
import { withoutServerRendering } from '../support/without-server-rendering.ts'

const pages = [
  '/',
  '/discover',
  '/discover?search=maths&sort=newest',
  '/zeitgeist',
  '/zeitgeist?show=trend',
  '/persona/mr-abernathy',
  '/creators/rostra',
  '/singularity-bugle',
  '/archive',
  '/archive?author=Gemma+Future+Trends',
]

test('public pages are readable without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  /** Retries, since a page that is not rendered in time comes without its content. */
  const read = (path: string, check: () => Promise<void>) =>
    expect(async () => {
      await page.goto(path)
      await check()
    }).toPass()

  await read('/', async () => {
    const personas = page.getByRole('region', { name: 'Personas people talk to' })
    await expect(personas.getByRole('link', { name: /^Start Chat with / })).toHaveCount(4, { timeout: 500 })
    await expect(page.getByRole('region', { name: /^Chat with / })).toBeVisible({ timeout: 500 })
  })
  await read('/discover?search=maths', async () => {
    await expect(page.getByRole('link', { name: 'Start Chat with Mr. Abernathy' })).toBeVisible({ timeout: 500 })
    await expect(page.getByText(/^Showing 1 to \d+ of \d+ results?$/)).toBeVisible({ timeout: 500 })
  })
  await read('/zeitgeist', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zeitgeist', { timeout: 500 })
    await expect(page.getByRole('article').or(page.getByText('No Entries Found')).first()).toBeVisible({ timeout: 500 })
  })
  await read('/persona/mr-abernathy', async () => {
    await expect(page.getByText('Retired maths teacher for people who think they can')).toBeVisible({ timeout: 500 })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mr. Abernathy')
  })
  await read('/creators/rostra', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('rostra', { timeout: 500 })
    await expect(page.getByRole('link', { name: 'Start Chat with Mr. Abernathy' })).toBeVisible({ timeout: 500 })
  })
  await page.getByRole('link', { name: 'Rostra, home' }).click()
  await expect(page).toHaveURL('/')
  await context.close()
})

// The dark theme changes a button of the frame: the visit of every page shows that it hydrates, too.
test('pages hydrate without requests or console messages', async ({ page }) => {
  const consoleMessages: string[] = []
  page.on('console', (message) => {
    if (!message.text().includes('blocked by Playwright')) consoleMessages.push(`${message.type()}: ${message.text()}`)
  })
  const requests: string[] = []
  page.on('request', (request) => void requests.push(new URL(request.url()).pathname))
  for (const path of pages) {
    await expect(async () => {
      requests.length = 0
      consoleMessages.length = 0
      await page.goto(path)
      // A rendered page contains its data and requests none.
      expect(requests.filter((address) => /^\/api\/(user|bots\/featured|bots\/public|creators|zeitgeist|articles)/.test(address))).toEqual(
        [],
      )
    }).toPass()
    await page.getByRole('button', { name: 'Use the dark theme' }).hover()
    expect([path, consoleMessages]).toEqual([path, []])
  }
})

/** Answers with a page that has an element. One that is not rendered in time comes without, so it is asked for until it has some. */
const serveRendered = (page: Page, path: string, element: string) =>
  page.route(path, async (route) => {
    let response = await route.fetch()
    while (!(await response.text()).includes(element)) response = await route.fetch()
    await route.fulfill({ response })
  })

test('the controls of a server-rendered page work, also those that are used before hydration', async ({ page, chat }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await serveRendered(page, '/discover', '<select')
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
  await page.unroute('**/assets/*.js')
  await page.unroute('/discover')

  await test.step('a text that is typed before hydration is kept, also as a draft', async () => {
    await serveRendered(page, '/360-chat', '<textarea')
    const typed = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await typed.promise
      await route.continue()
    })
    const asked = page.goto('/360-chat')
    const question = page.getByRole('textbox', { name: 'Your question' })
    await question.fill('Why do birds sing?')
    await page.getByRole('button', { name: 'Ask all three' }).click()
    typed.resolve()
    await asked
    await expect(page).toHaveURL('/360-chat')
    await expect(question).toHaveValue('Why do birds sing?')
    await page.unroute('**/assets/*.js')
    await page.unroute('/360-chat')
    await page.reload()
    await expect(question).toHaveValue('Why do birds sing?')
    await page.goto('/discover?sort=newest')
  })

  await test.step('the theme follows the system until it is chosen, and the choice is kept', async () => {
    const background = () => page.evaluate<string>('getComputedStyle(document.documentElement).backgroundColor')
    const dark = await background()
    await page.getByRole('button', { name: 'Use the light theme' }).click()
    await expect.poll(background).not.toBe(dark)
    const light = await background()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Use the dark theme' })).toBeVisible()
    expect(await background()).toBe(light)
  })

  await page.getByRole('searchbox', { name: 'Search personas' }).fill('maths')
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('search') === 'maths' && searchParams.get('sort') === 'newest')
  await expect(page.getByRole('link', { name: 'Start Chat with Mr. Abernathy' })).toBeVisible()
  await page.getByRole('link', { name: 'Rostra, home' }).click()
  await expect(page.getByRole('link', { name: 'Create Your AI Coach' })).toBeVisible()
  await chat.waitUntilReady()
  await page.goBack()
  await expect(page.getByRole('searchbox', { name: 'Search personas' })).toHaveValue('maths')

  await test.step('a page without server-rendered content loads its content', async () => {
    await withoutServerRendering(page)
    await page.goto('/discover?search=maths')
    await expect(page.getByRole('link', { name: 'Start Chat with Mr. Abernathy' })).toBeVisible()
  })
})
