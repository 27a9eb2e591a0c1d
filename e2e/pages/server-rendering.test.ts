import { expect, test } from '../support/test-fixtures.ts'
import { withoutServerRendering } from '../support/without-server-rendering.ts'

const pages = [
  ...['/', '/discover', '/discover?search=maths&sort=newest', '/zeitgeist', '/zeitgeist?show=trend', '/persona/mr-abernathy'],
  ...['/singularity-bugle', '/archive', '/archive?author=Gemma+Future+Trends'],
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
  await page.getByRole('link', { name: 'Rostra, home' }).click()
  await expect(page).toHaveURL('/')
  await context.close()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`pages hydrate in the ${colorScheme} theme without requests or console messages`, async ({ page }) => {
    const consoleMessages: string[] = []
    page.on('console', (message) => void consoleMessages.push(`${message.type()}: ${message.text()}`))
    const requests: string[] = []
    page.on('request', (request) => void requests.push(new URL(request.url()).pathname))
    await page.emulateMedia({ colorScheme })
    for (const path of pages) {
      await expect(async () => {
        requests.length = 0
        consoleMessages.length = 0
        await page.goto(path)
        // A rendered page contains its data and requests none.
        expect(requests.filter((address) => /^\/api\/(user|bots\/featured|bots\/public|zeitgeist|articles)/.test(address))).toEqual([])
      }).toPass()
      await page.getByRole('button', { name: colorScheme === 'dark' ? 'Use the light theme' : 'Use the dark theme' }).hover()
      expect([path, consoleMessages]).toEqual([path, []])
    }
  })
}

test('the controls of a server-rendered page work', async ({ page, chat, toasts }) => {
  await page.goto('/persona/mr-abernathy')
  await page.getByRole('button', { name: 'Upvote', exact: true }).click()
  await toasts.expectOnly('Authentication required', 'Please log in to vote on personas')
  await chat.waitUntilReady()
  await page.goto('/discover')
  await page.getByRole('searchbox', { name: 'Search personas' }).fill('maths')
  await expect(page).toHaveURL('/discover?search=maths')
  await expect(page.getByRole('link', { name: 'Start Chat with Mr. Abernathy' })).toBeVisible()
  const themeOf = () => page.evaluate<string>('document.documentElement.dataset.theme ?? ""')
  await page.getByRole('button', { name: /^Use the (dark|light) theme$/ }).click()
  expect(await themeOf()).toMatch(/dark|light/)
  await page.getByRole('link', { name: 'Rostra, home' }).click()
  await expect(page.getByRole('link', { name: 'Create Your AI Coach' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('searchbox', { name: 'Search personas' })).toHaveValue('maths')
})

test('a page cached before the login shows the member after hydration', async ({ page, member }) => {
  await page.goto('/discover')
  await expect(page.getByRole('button', { name: `Account of ${member.username}` })).toBeVisible()
  // Serves the page as it was before the login, as a browser's cache does.
  await page.route('/discover', async (route) => {
    const { cookie: _, ...headers } = await route.request().allHeaders()
    await route.fulfill({ response: await route.fetch({ headers: { ...headers, cookie: '' } }) })
  })
  await page.goto('/discover')
  await expect(page.getByRole('button', { name: `Account of ${member.username}` })).toBeVisible()
})

test('a page without server-rendered content loads its content', async ({ page }) => {
  await withoutServerRendering(page)
  await page.goto('/discover?search=maths')
  await expect(page.getByRole('link', { name: 'Start Chat with Mr. Abernathy' })).toBeVisible()
})
