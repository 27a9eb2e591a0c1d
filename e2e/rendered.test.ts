import { sentEmpty } from './support/sent-empty.ts'
import { expect, test } from './support/test.ts'

const pages = ['/', '/discover', '/discover?search=maths&sort=newest', '/persona/mr-abernathy']

test('without JavaScript, the pages that strangers come to can be read', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  /** A page that could not be rendered in time comes without its content. */
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
    await expect(page.getByText(/^Showing 1 to \d+ of \d+ results$/)).toBeVisible({ timeout: 500 })
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
  test(`in the ${colorScheme} theme, pages come alive as they were sent, without a word on the console`, async ({ page }) => {
    const said: string[] = []
    page.on('console', (message) => void said.push(`${message.type()}: ${message.text()}`))
    const asked: string[] = []
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
    await page.emulateMedia({ colorScheme })
    for (const path of pages) {
      await expect(async () => {
        asked.length = 0
        said.length = 0
        await page.goto(path)
        // It came with its content, so there is nothing to ask for.
        expect(asked.filter((address) => /^\/api\/(user|bots\/featured|bots\/public)/.test(address))).toEqual([])
      }).toPass()
      await page.getByRole('button', { name: colorScheme === 'dark' ? 'Use the light theme' : 'Use the dark theme' }).hover()
      expect([path, said]).toEqual([path, []])
    }
  })
}

test('a page that came with its content does what it shows', async ({ page, chat, toasts }) => {
  await page.goto('/persona/mr-abernathy')
  await page.getByRole('button', { name: 'Upvote', exact: true }).click()
  await toasts.says('Authentication required', 'Please log in to vote on personas')
  await chat.ready()
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

test('a page from before signing in is nobody’s page after it', async ({ page, member }) => {
  await page.goto('/discover')
  await expect(page.getByRole('button', { name: `Account of ${member.username}` })).toBeVisible()
  // As a browser does that goes back to a page it has kept.
  await page.route('/discover', async (route) => {
    const { cookie: _, ...headers } = await route.request().allHeaders()
    await route.fulfill({ response: await route.fetch({ headers: { ...headers, cookie: '' } }) })
  })
  await page.goto('/discover')
  await expect(page.getByRole('button', { name: `Account of ${member.username}` })).toBeVisible()
})

test('a page that is sent empty fills itself', async ({ page }) => {
  await sentEmpty(page)
  await page.goto('/discover?search=maths')
  await expect(page.getByRole('link', { name: 'Start Chat with Mr. Abernathy' })).toBeVisible()
})
