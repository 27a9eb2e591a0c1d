import type { APIRequestContext } from '@playwright/test'
import { hasListedHead, siteRoutes, unlistedPages } from '../support/site-routes.ts'
import { expect, test } from '../support/test-fixtures.ts'

const listed = siteRoutes.filter(({ name }) => hasListedHead(name))

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

test('every page has a title, a description and a canonical address without its query, or is left out by search engines', async ({
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
    if (unlistedPages.includes(name)) expect([path, head.robots, head.canonical]).toEqual([path, 'noindex', undefined])
    else {
      expect([path, head.robots, head.canonical]).toEqual([path, undefined, new URL(path, baseURL).href])
      expect(shown.get(head.title), `${path} has the title of another page`).toBeUndefined()
      shown.set(head.title, path)
    }
  }
  expect(shown.size).toBe(listed.length - unlistedPages.length)

  // Filters are one page for search engines.
  expect((await readHead(guest, '/discover?search=maths&sort=newest')).canonical).toBe(`${baseURL}/discover`)
  for (const path of ['/nowhere', '/persona']) {
    const { status, title, robots, canonical } = await readHead(guest, path)
    expect([path, status, title, robots, canonical]).toEqual([path, 404, 'Page not found · Rostra', 'noindex', undefined])
  }
  for (const path of ['/admin/zeitgeist', '/admin/people']) expect((await guest.get(path)).headers()['x-robots-tag']).toBe('noindex')
})

test('the site can be installed, with icons of the sizes that its manifest names', async ({ page }) => {
  await page.goto('/terms')
  const browser = await page.context().newCDPSession(page)
  const { url, errors } = await browser.send('Page.getAppManifest')
  expect([new URL(url).pathname, errors]).toEqual(['/manifest.webmanifest', []])
  const answer = await page.request.get(url)
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const { icons }: { icons: { src: string; sizes: string; type: string }[] } = await answer.json()
  const pictures = icons.filter(({ type }) => type === 'image/png')
  // A PNG names its width and height in bytes 16 to 23 (W3C PNG, 11.2.2).
  const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`
  const sizes = await Promise.all(pictures.map(async ({ src }) => sizeOf(await (await page.request.get(src)).body())))
  expect(sizes).toEqual(pictures.map((picture) => picture.sizes))
})
