import { expect, test } from '../support/test-fixtures.ts'
import { withoutServerRendering } from '../support/without-server-rendering.ts'

test('a persona’s page shows its details and starts exactly one conversation', async ({ page, chat }) => {
  let started = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/conversations')) started += 1
  })
  const answer = await page.goto('/persona/mr-abernathy')
  expect(answer?.status()).toBe(200)
  await chat.waitUntilReady()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mr. Abernathy')
  await expect(page).toHaveTitle(/Mr\. Abernathy/)
  await expect(page.getByText('Retired maths teacher for people who think they can')).toBeVisible()
  await expect(page.getByText(/^\d[\d.k]* conversations?$/)).toBeVisible()
  await expect(page.getByText('The built-in offline model answers here.')).toBeVisible()
  expect(started).toBe(1)
})

test('a persona opens at the top of its introduction on a phone', async ({ page, chat }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await chat.open('mr-abernathy')
  const messages = page.getByRole('region', { name: 'Messages', exact: true })
  const isCut = await messages.evaluate((list) => list.scrollHeight > list.clientHeight)
  expect(isCut).toBe(true)
  expect(await messages.evaluate((list) => list.scrollTop)).toBe(0)
  await expect(page.getByText('Retired maths teacher for people who think they can')).toBeInViewport()
  await chat.sendAndWait('Thanks')
  await expect(chat.lastAnswer).toBeInViewport()
})

test('slow loading shows its current step', async ({ page, chat }) => {
  await withoutServerRendering(page)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  for (const address of ['**/api/bots/slug/*', '**/api/conversations']) {
    await page.route(address, async (route) => {
      await released
      await route.continue()
    })
  }
  await page.goto('/persona/mr-abernathy')
  await expect(page.getByText('Loading bot details...')).toBeVisible()
  await page.unroute('**/api/bots/slug/*')
  await page.reload()
  await expect(page.getByText('Starting conversation...')).toBeVisible()
  release()
  await chat.waitUntilReady()
})

test('a conversation that fails to start shows an error and can be retried', async ({ page, chat, toasts }) => {
  await page.clock.install()
  await page.route('**/api/conversations', (route) => route.abort())
  const refused = page.waitForEvent('requestfailed')
  await page.goto('/persona/mr-abernathy')
  await refused
  await page.clock.fastForward(31_000)
  await expect(page.getByRole('heading', { name: 'Failed to start conversation. Please try again.' })).toBeVisible()
  await toasts.expectOnly('Error', 'Failed to start conversation: The server could not be reached.')
  await page.unroute('**/api/conversations')
  await page.getByRole('button', { name: 'Try again' }).click()
  await chat.waitUntilReady()
})

test('an unknown persona shows Bot Not Found with status 404', async ({ page }) => {
  const answer = await page.goto('/persona/unknown-persona')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bot Not Found')
  await expect(page).toHaveTitle(/Bot Not Found/)
  await page.getByRole('link', { name: 'Back to Discover' }).click()
  await expect(page).toHaveURL('/discover')
})

test('an unknown URL shows the not-found page with status 404', async ({ page }) => {
  for (const address of ['/nowhere', '/persona']) {
    const answer = await page.goto(address)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist')
    await expect(page).toHaveTitle(/Page not found/)
  }
})

test('every internal link leads to an existing page', async ({ page }) => {
  const seen = new Set<string>()
  const todo = ['/', '/auth']
  while (todo.length > 0) {
    const address = todo.pop() ?? ''
    await page.goto(address)
    await expect(page.getByRole('link', { name: /^Start Chat/ })).toHaveCount(address === '/' ? 4 : 0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const links: string[] = await page.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    for (const link of links.filter((to) => to.startsWith('/') && !seen.has(to))) {
      seen.add(link)
      expect((await page.request.get(link)).status(), `${address} links to ${link}`).toBe(200)
    }
  }
  expect(seen.size).toBeGreaterThan(5)
})

test('the landing page shows four personas and the links to sign up and discover', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Create Your AI Coach' })).toHaveAttribute('href', '/signup')
  await expect(page.getByRole('link', { name: 'Find Coaches & Learn' })).toHaveAttribute('href', '/discover')
  await expect(page.getByRole('link', { name: 'Create Your Teaching Persona' })).toHaveAttribute('href', '/signup')
  const tiles = page.getByRole('region', { name: 'Personas people talk to' }).getByRole('listitem')
  await expect(tiles).toHaveCount(4)
  for (const tile of await tiles.all()) await expect(tile.getByRole('link')).toHaveAttribute('href', /^\/persona\/[a-z-]+$/)
  expect(await page.getByRole('region', { name: /^Chat with/ }).evaluate((panel) => panel.parentElement.offsetHeight)).toBe(500)
})

test('the landing page falls back to the default persona, and then to a card that links to discover', async ({ page, chat }) => {
  await withoutServerRendering(page)
  await page.route('**/api/bots/featured', (route) => route.abort())
  await page.goto('/')
  await chat.waitUntilReady()
  await expect(page.getByRole('region', { name: 'Chat with Mr. Abernathy' })).toBeVisible()
  await page.route('**/api/bots/slug/*', (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Featured Community Teacher' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Explore All Teaching Personas' })).toHaveAttribute('href', '/discover')
})

test('the theme follows the system until it is chosen, and the choice is kept', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/discover')
  const background = () => page.evaluate<string>('getComputedStyle(document.documentElement).backgroundColor')
  const dark = await background()
  await page.getByRole('button', { name: 'Use the light theme' }).click()
  await expect.poll(background).not.toBe(dark)
  const light = await background()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Use the dark theme' })).toBeVisible()
  expect(await background()).toBe(light)
})
