import type { APIRequestContext } from '@playwright/test'
import { siteRoutes } from '../support/site-routes.ts'
import { expect, test } from '../support/test-fixtures.ts'

/** The pages of /persona, /embed, the stories and the shared conversations have tests of their own. */
const listed = siteRoutes.filter(({ name }) => !['persona', 'embed', 'article', 'sharedConversation'].includes(name))

/** Personal pages, and pages that only lead to another one. */
const hidden = [
  ...[
    'login',
    'signup',
    'resetPassword',
    'confirmEmail',
    'undoEmailChange',
    'create',
    'dashboard',
    'analytics',
    'knowledge',
    'purchaseCredits',
    'paymentSuccess',
    'paymentCancel',
  ],
  ...['conversations', 'discussion', 'sharedDiscussion', 'adminZeitgeist', 'admin'],
]

const first = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]

async function readHead(request: APIRequestContext, path: string) {
  const response = await request.get(path, { headers: { accept: 'text/html' } })
  const html = await response.text()
  return {
    status: response.status(),
    title: first(html, /<title>([^<]*)<\/title>/) ?? '',
    description: first(html, /<meta name="description" content="([^"]*)"/) ?? '',
    canonical: first(html, /<link rel="canonical" href="([^"]*)"/),
    robots: first(html, /<meta name="robots" content="([^"]*)"/) ?? response.headers()['x-robots-tag'],
    titles: html.match(/<title>/g)?.length,
    headings: html.match(/<h1[\s>]/g)?.length ?? 0,
  }
}

test('every page has a title, a description and a canonical address, or asks search engines to leave it out', async ({
  guest,
  baseURL,
}) => {
  const shown = new Map<string, string>()
  for (const { name, path } of listed) {
    const head = await readHead(guest, path)
    expect(head, path).toMatchObject({ status: 200, titles: 1 })
    expect(head.title, path).toMatch(/^Rostra: |. · Rostra$/)
    expect(head.description.length, path).toBeGreaterThan(10)
    expect(head.headings, path).toBeLessThanOrEqual(1)
    if (hidden.includes(name)) expect([path, head.robots, head.canonical]).toEqual([path, 'noindex', undefined])
    else {
      expect([path, head.robots, head.canonical]).toEqual([path, undefined, new URL(path, baseURL).href])
      expect(shown.get(head.title), `${path} has the title of another page`).toBeUndefined()
      shown.set(head.title, path)
      expect([...shown.values()]).toContain(path)
    }
  }
  expect(new Set([...shown.keys()]).size).toBe(listed.length - hidden.length)
})

test('a canonical address has no query, so that filters are one page for search engines', async ({ guest, baseURL }) => {
  const { canonical } = await readHead(guest, '/discover?search=maths&sort=newest')
  expect(canonical).toBe(`${baseURL}/discover`)
})

test('an unknown page has status 404 and is left out by search engines', async ({ guest }) => {
  const { status, title, robots, canonical } = await readHead(guest, '/nowhere')
  expect([status, title, robots, canonical]).toEqual([404, 'Page not found · Rostra', 'noindex', undefined])
})

test('the server’s title of a page is the one that the page sets itself', async ({ page, guest }) => {
  for (const { name, path } of listed.filter(({ name: page }) => !hidden.includes(page))) {
    const { title } = await readHead(guest, path)
    // The title is replaced, so that only the page’s own code can make it right.
    await page.route(path, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace(/<title>[^<]*<\/title>/, '<title>Replaced</title>') })
    })
    await page.goto(path)
    await expect(page, name).toHaveTitle(title.replaceAll('&#39;', "'").replaceAll('&amp;', '&'))
    await page.unroute(path)
  }
})
