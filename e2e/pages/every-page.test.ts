import type { Page } from '@playwright/test'
import { grantRole } from '../support/accounts/grant-role.ts'
import { redirects, siteRoutes } from '../support/site-routes.ts'
import { expect, test } from '../support/test-fixtures.ts'

/** Pages at an address of something that does not exist: the browser reports the status of the page or of its first call. */
const missing = ['article', 'analytics', 'knowledge', 'sharedConversation', 'sharedDiscussion']

/** Collects what the console says and the calls that were refused, and counts the calls that run. */
function watch(page: Page) {
  const found: string[] = []
  const running = new Set<unknown>()
  page.on('request', (request) => void running.add(request))
  page.on('requestfinished', (request) => void running.delete(request))
  page.on('requestfailed', (request) => void running.delete(request))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) found.push(`${message.type()}: ${message.text()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) found.push(`${response.status()} of ${new URL(response.url()).pathname}`)
  })
  return { found, running }
}

/** Some thirty pages at two widths: on a busy machine that takes longer than other tests. */
const walkMs = 180_000

async function expectNoErrors(page: Page, names: typeof siteRoutes) {
  const { found, running } = watch(page)
  for (const { name, path } of names) {
    found.length = 0
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect.poll(() => running.size).toBe(0)
      expect([path, width, missing.includes(name) ? [] : found]).toEqual([path, width, []])
      expect(await page.evaluate<boolean>('document.documentElement.scrollWidth > innerWidth'), `${path} scrolls sideways`).toBe(false)
    }
  }
}

const half = Math.ceil(siteRoutes.length / 2)
for (const [part, names] of [
  ['first', siteRoutes.slice(0, half)],
  ['second', siteRoutes.slice(half)],
] as const) {
  test(`no page of the ${part} half has a console error or a refused call for a visitor`, async ({ page }) => {
    test.setTimeout(walkMs)
    await expectNoErrors(page, names)
  })

  test(`no page of the ${part} half has a console error or a refused call for a member`, async ({ page, member }) => {
    await grantRole(page.request, member, 'super_senator')
    test.setTimeout(walkMs)
    await expectNoErrors(page, names)
  })
}

test('pages that only lead to another page do so', async ({ page }) => {
  for (const [name, address] of Object.entries(redirects)) {
    await page.goto(siteRoutes.find((route) => route.name === name)?.path ?? '')
    await expect(page).toHaveURL(address)
  }
})

test('a signed-out browser does not ask who it is', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  for (const path of ['/', '/dashboard', '/circle-of-experts', '/terms']) await page.goto(path)
  await expect(page.getByRole('link', { name: 'Sign up for free' }).first()).toBeVisible()
  expect(asked.filter((path) => path.startsWith('/api/user'))).toEqual([])
  expect((await page.request.get('/api/user')).status()).toBe(401)
})

test('a tab notices a sign-in and a sign-out in another tab when it is shown again', async ({ page, context, member }) => {
  const account = page.getByRole('button', { name: `Account of ${member.username}` })
  await page.request.post('/api/logout')
  await page.goto('/discover')
  await expect(page.getByRole('link', { name: 'Sign up for free' }).first()).toBeVisible()
  const { username, password } = member
  expect((await context.request.post('/api/login', { data: { username, password } })).status()).toBe(200)
  await page.evaluate('window.dispatchEvent(new Event("focus"))')
  await expect(account).toBeVisible()
  await context.request.post('/api/logout')
  await page.evaluate('window.dispatchEvent(new Event("focus"))')
  await expect(account).toBeHidden()
})

test('a session that has ended elsewhere shows the page of a visitor, and asks only once', async ({ page, context, member }) => {
  await page.goto('/terms')
  await expect(page.getByRole('button', { name: `Account of ${member.username}` })).toBeVisible()
  const cookies = await context.cookies()
  await page.request.post('/api/logout')
  // The browser that still has both cookies of the ended session.
  await context.addCookies(cookies)
  await page.goto('/terms')
  await expect(page.getByRole('link', { name: 'Sign up for free' }).first()).toBeVisible()
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('rostra_signed_in')
})

test('a browser with a session from before the hint existed is asked for its account', async ({ page, context, member }) => {
  await context.clearCookies({ name: 'rostra_signed_in' })
  await page.goto('/terms')
  await expect(page.getByRole('button', { name: `Account of ${member.username}` })).toBeVisible()
})
