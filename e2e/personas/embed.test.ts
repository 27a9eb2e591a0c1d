import type { FrameLocator, Page } from '@playwright/test'
import { createPersona } from '../support/personas/persona.ts'
import { expect, test } from '../support/test-fixtures.ts'

const shop = 'https://shop.example'
const label = 'Chat with an AI persona'

/** Opens a page on another site in a browser that blocks third-party cookies. */
async function openOtherSite(page: Page, address: string, html: string) {
  await page.context().grantPermissions(['local-network-access'])
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  await browser.send('Network.setCookieControls', { enableThirdPartyCookieRestriction: true })
  await page.route(`${address}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Other site</title>${html}` }),
  )
  await page.goto(`${address}/`)
}

async function ask(frame: FrameLocator, text: string) {
  const replies = frame.getByRole('region', { name: 'Messages', exact: true }).locator('li[aria-busy=false]')
  await expect(replies).toHaveCount(1)
  await frame.getByRole('textbox', { name: /^Message to / }).fill(text)
  await frame.getByRole('textbox', { name: /^Message to / }).press('Enter')
  await expect(replies).toHaveCount(2)
  await expect(replies.last()).toContainText(/\w+ \w+/)
}

test('an embedded persona chats as a guest on an allowed site, and neither page can read the other', async ({
  page,
  member,
  otherMember,
  baseURL,
}) => {
  const { slug, name } = await createPersona(otherMember, { embedOrigins: [shop] })
  const cookies: string[] = []
  page.on('request', async (request) => {
    if (request.url().startsWith(baseURL ?? '-')) cookies.push((await request.allHeaders()).cookie ?? '')
  })
  await openOtherSite(page, shop, `<p>Our till is open</p><script src="${baseURL}/embed.js" data-persona="${slug}" async></script>`)
  await page.getByRole('button', { name: label }).click()
  const frame = page.frameLocator(`iframe[title="${label}"]`)
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(name)
  await ask(frame, 'Thanks')
  expect(cookies.filter(Boolean)).toEqual([])
  expect(cookies.length).toBeGreaterThan(5)

  const reach = (expression: string) => `(() => { try { return String(${expression}) } catch (error) { return error.name } })()`
  const inside = page.frames().find((one) => one.url().includes('/embed/'))
  expect(await inside?.evaluate("(document.cookie = 'mine=1; SameSite=None; Secure', document.cookie)")).toBe('')
  expect(await inside?.evaluate(reach('parent.document.body.textContent'))).toBe('SecurityError')
  expect(await inside?.evaluate(reach('parent.location.href'))).toBe('SecurityError')
  const window = "document.querySelector('[data-rostra]').shadowRoot.querySelector('iframe').contentWindow"
  expect(await page.evaluate(reach(`${window}.document.body.textContent`))).toBe('SecurityError')
  expect(await page.evaluate(reach(`${window}.location.href`))).toBe('SecurityError')

  await frame.getByRole('textbox', { name: /^Message to / }).press('Escape')
  await expect(page.locator(`iframe[title="${label}"]`)).toBeHidden()
  await expect(page.getByRole('button', { name: label })).toBeFocused()

  const accountResponse = await page.request.get(`${baseURL}/api/user`)
  expect(await accountResponse.json()).toMatchObject({ username: member.username, messageCredits: 100 })
  expect(await (await page.request.get(`${baseURL}/api/conversations`)).json()).toEqual([])
})

const richText = [
  'Let $x^2$ be:',
  '$$\n\\int_0^1 x^2 \\, dx = \\frac{1}{3}\n$$',
  '```js\nconst line = 1\n```',
  '```mermaid\nflowchart LR\n  A[First step] --> B\n```',
].join('\n\n')

test('an embedded persona shows formulas, coloured code and diagrams', async ({ page, otherMember, baseURL }) => {
  const { slug } = await createPersona(otherMember, { embedOrigins: [shop] })
  await page.route('**/api/conversations', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    const response = await route.fetch({ maxRetries: 2 })
    const { initialMessage, ...started } = await response.json()
    await route.fulfill({ response, json: { ...started, initialMessage: { ...initialMessage, content: richText } } })
  })
  await openOtherSite(page, shop, `<script src="${baseURL}/embed.js" data-persona="${slug}" async></script>`)
  await page.getByRole('button', { name: label }).click()
  const frame = page.frameLocator(`iframe[title="${label}"]`)
  await expect(frame.getByRole('math')).toHaveCount(2)
  await expect(frame.locator('.katex-html').first()).toHaveCSS('font-family', /KaTeX_Main/)
  await expect(frame.locator('pre').getByText('const')).toHaveClass('code-keyword')
  await frame.getByRole('button', { name: 'Show as diagram' }).click()
  const diagram = frame.frameLocator('iframe[title^="Diagram"]')
  await expect(diagram.getByRole('img', { name: /First step/ })).toBeVisible()
})

test('a site that the owner has not allowed gets an empty frame', async ({ page, otherMember, baseURL }) => {
  const [named, withoutOrigins] = await Promise.all([createPersona(otherMember, { embedOrigins: [shop] }), createPersona(otherMember)])
  const frames = [named, withoutOrigins].map(({ slug }) => `<iframe src="${baseURL}/embed/${slug}"></iframe>`)
  await openOtherSite(page, 'https://rival.example', frames.join(''))
  await expect
    .poll(() => page.frames().map((frame) => frame.url()))
    .toEqual([page.url(), ...Array(2).fill('chrome-error://chromewebdata/')])
  await openOtherSite(page, shop, frames.join(''))
  await expect(page.frameLocator('iframe').first().getByRole('heading', { level: 1 })).toHaveText(named.name)
  await expect.poll(() => page.frames()[2]?.url()).toBe('chrome-error://chromewebdata/')
})
