import type { Page } from '@playwright/test'
import type { PageName } from '@rostra/proto/http/pages'
import { grantRole } from '../support/accounts/grant-role.ts'
import { expectAccessibleEverywhere } from '../support/axe-checks.ts'
import { hasOwnTitle, redirects, siteRoutes } from '../support/site-routes.ts'
import { expect, test } from '../support/test-fixtures.ts'

/** Pages at an address of something that does not exist: the browser reports the status of the page or of its first call. */
const missing = ['article', 'entry', 'analytics', 'knowledge', 'sharedConversation', 'sharedDiscussion', 'sharedQuestion']

/** Collects what the console says and the calls that were refused, and counts the calls that run. */
function watch(page: Page) {
  const found: string[] = []
  const running = new Set<unknown>()
  page.on('request', (request) => void running.add(request))
  page.on('requestfinished', (request) => void running.delete(request))
  page.on('requestfailed', (request) => void running.delete(request))
  page.on('console', (message) => {
    const isNews = ['error', 'warning'].includes(message.type()) && !message.text().includes('blocked by Playwright')
    if (isNews) found.push(`${message.type()}: ${message.text()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) found.push(`${response.status()} of ${new URL(response.url()).pathname}`)
  })
  return { found, running }
}

/** Pages whose accessibility no other test checks in a visit of its own. */
const plainPages: PageName[] = ['landing', 'pricing', 'terms', 'privacy', 'about', 'howItWorks']

/** Some ten to twenty pages at two widths: on a busy machine that takes longer than other tests. */
const walkMs = 180_000

/** Replaces the title of a page, so that only the page's own code can make it right. Returns the title that the server sent. */
async function replaceTitle(page: Page, path: string): Promise<() => string> {
  let title = ''
  await page.route(path, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
    await route.fulfill({ response, body: html.replace(/<title>[^<]*<\/title>/, '<title>Replaced</title>') })
  })
  return () => title.replaceAll('&#39;', "'").replaceAll('&amp;', '&')
}

async function expectFit(page: Page, path: string) {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect(await page.evaluate<boolean>('document.documentElement.scrollWidth > innerWidth'), `${path} scrolls sideways`).toBe(false)
  }
}

const parts = (count: number) =>
  Array.from({ length: count }, (_, part) => siteRoutes.filter((_route, index) => index % count === part)).map(
    (routes, part) => [part + 1, routes] as const,
  )

for (const [part, routes] of parts(3)) {
  test(`each page has its own title and no error, fits the window and leads where it should for a visitor: part ${part}`, async ({
    page,
  }) => {
    test.setTimeout(walkMs)
    const asked: string[] = []
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
    const { found, running } = watch(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    for (const { name, path } of routes) {
      found.length = 0
      const titleOfServer = hasOwnTitle(name) ? await replaceTitle(page, path) : null
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(path)
      await expectFit(page, path)
      await expect.poll(() => running.size).toBe(0)
      expect([path, missing.includes(name) ? [] : found]).toEqual([path, []])
      if (titleOfServer) await expect(page, name).toHaveTitle(titleOfServer())
      if (redirects[name]) await expect(page).toHaveURL(redirects[name])
      if (plainPages.includes(name)) {
        await expectAccessibleEverywhere(page)
        await page.emulateMedia({ colorScheme: 'dark' })
      }
      await page.unroute(path)
    }
    // A signed-out browser does not ask who it is.
    expect(asked.filter((path) => /^\/api\/user(\/|$)/.test(path))).toEqual([])
    expect((await page.request.get('/api/user')).status()).toBe(401)
  })
}

for (const [part, routes] of parts(2)) {
  test(`no page has a console error or a refused call for a member, and each fits the window: part ${part}`, async ({ page, member }) => {
    await grantRole(page.request, member, 'super_senator')
    test.setTimeout(walkMs)
    const { found, running } = watch(page)
    for (const { name, path } of routes) {
      found.length = 0
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(path)
      await expectFit(page, path)
      await expect.poll(() => running.size).toBe(0)
      expect([path, missing.includes(name) ? [] : found]).toEqual([path, []])
    }
  })
}

test('the description of the HTTP interface fits the window', async ({ page }) => {
  await page.goto('/api/docs')
  await expectFit(page, '/api/docs')
})
