import type { BrowserContext, FrameLocator, Page } from '@playwright/test'
import { expectAccessible } from '../support/axe-checks.ts'
import { type HostSite, startHostSite } from '../support/personas/host-site.ts'
import { createPersona } from '../support/personas/persona.ts'
import { expect, test } from '../support/test-fixtures.ts'

const label = 'Chat with an AI persona'
/** The product at an address that is another site than http://localhost, where the host's pages are. */
const product = `http://127.0.0.1:${process.env.E2E_PORT}`

let site: HostSite
test.beforeEach(async () => {
  site = await startHostSite(product)
})
test.afterEach(() => site.stop())

/** What browsers do that block the storage of frames of another site. */
const blockStorage = `if (self !== top) for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, name, { get: () => { throw new DOMException('blocked', 'SecurityError') } })`

async function openBlockingPage(context: BrowserContext): Promise<Page> {
  await context.grantPermissions(['local-network-access'])
  const page = await context.newPage()
  const browser = await context.newCDPSession(page)
  await browser.send('Network.enable')
  await browser.send('Network.setCookieControls', { enableThirdPartyCookieRestriction: true })
  await page.addInitScript(blockStorage)
  return page
}

const toggle = (page: Page) => page.getByRole('button', { name: label })
const chatIn = (page: Page) => page.frameLocator(`iframe[title="${label}"]`)
const answersIn = (frame: FrameLocator) =>
  frame.getByRole('region', { name: 'Messages', exact: true }).locator('ol').first().locator('> li[aria-busy=false]')
const inputIn = (frame: FrameLocator) => frame.getByRole('textbox', { name: /^Message to / })

/** The events that the page's own script has heard, without text of messages. */
const eventsIn = (page: Page) => page.evaluate('seen') as Promise<string[]>

for (const width of [390, 1280])
  test(`a widget remembers its visitor while the storage of other sites is blocked, at ${width} px`, async ({ context, otherMember }) => {
    const { slug } = await createPersona(otherMember, { embedOrigins: [site.origin] })
    const code = `<script src="${product}/embed.js" data-persona="${slug}" data-greeting="Ask me" defer></script>`
    // A second copy of the script changes nothing.
    site.show(code + code)
    const page = await openBlockingPage(context)
    await page.setViewportSize({ width, height: 844 })
    await page.goto(site.origin)
    await expectAccessible(page, '[data-rostra]')
    await page.getByRole('button', { name: 'Ask me' }).click()
    const frame = chatIn(page)
    await expect(answersIn(frame)).toHaveCount(1)
    await expect(inputIn(frame)).toBeFocused()
    expect(await page.frames()[1]?.evaluate("(document.cookie = 'mine=1; SameSite=None; Secure', document.cookie)")).toBe('')
    expect(await page.frames()[1]?.evaluate('(() => { try { return localStorage } catch (error) { return error.name } })()')).toBe(
      'SecurityError',
    )
    await inputIn(frame).fill('Thanks')
    await inputIn(frame).press('Enter')
    await expect(answersIn(frame)).toHaveCount(2)
    await expect.poll(() => eventsIn(page)).toEqual(['ready', 'open', 'message visitor', 'message persona'])

    // Another page, opened in another tab.
    const tab = await openBlockingPage(context)
    await tab.setViewportSize({ width, height: 844 })
    await tab.goto(`${site.origin}/other`)
    await toggle(tab).click()
    await expect(answersIn(chatIn(tab))).toHaveCount(2)
    await tab.close()

    // A reload while the answer is being written. The wide page opens the chat again by itself.
    await inputIn(frame).fill('How do I begin?')
    const begun = page.waitForResponse('**/api/messages/stream')
    await inputIn(frame).press('Enter')
    await begun
    await page.reload()
    if (width === 390) await toggle(page).click()
    await expect(answersIn(frame)).toHaveCount(3)

    // By keyboard, and on the phone by the button in the frame, since the frame covers the page.
    const box = await page.locator(`iframe[title="${label}"]`).boundingBox()
    expect(box?.width === width).toBe(width === 390)
    if (width === 390) await frame.getByRole('button', { name: 'Close the chat' }).click()
    else await inputIn(frame).press('Escape')
    await expect(page.locator(`iframe[title="${label}"]`)).toBeHidden()
    await expect(toggle(page)).toBeFocused()
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
    expect((await eventsIn(page)).at(-1)).toBe('close')

    // Without what the page keeps, nothing else remembers the visitor.
    await page.evaluate('localStorage.clear()')
    await page.reload()
    await toggle(page).click()
    await expect(answersIn(frame)).toHaveCount(1)
  })

test('an owner names a website first, and the code that is shown then works there at once', async ({ page, context, member, chat }) => {
  expect(member.username).not.toBe('')
  const { slug, name } = await createPersona(page.request)
  await chat.open(slug)
  await page.getByRole('button', { name: 'Share this persona' }).click()
  const dialog = page.getByRole('dialog', { name: `Share ${name}` })
  await dialog.getByRole('tab', { name: 'On a website' }).click()
  const address = dialog.getByRole('textbox', { name: 'Address of your website' })
  await expect(dialog.getByRole('button', { name: 'Copy code' })).toBeHidden()
  await address.fill('http://shop.example')
  await address.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('https://example.org')
  await address.fill(`${site.origin}/page`)
  await address.press('Enter')
  await expect(dialog.getByRole('button', { name: `Remove ${site.origin}` })).toBeVisible()
  await dialog.getByText('Options').click()
  await dialog.getByText('Left', { exact: true }).click()
  await expectAccessible(page, '[role=dialog]')
  const code = (await dialog.locator('pre').textContent()) ?? ''
  expect(code).toContain('data-position="left"')

  site.show(code.replace(new URL(page.url()).origin, product).replace(' async', ' defer'))
  const hostPage = await openBlockingPage(context)
  await hostPage.goto(site.origin)
  await toggle(hostPage).click()
  await expect(chatIn(hostPage).getByRole('heading', { level: 1 })).toHaveText(name)
  expect((await hostPage.locator(`iframe[title="${label}"]`).boundingBox())?.x).toBe(20)

  await dialog.getByRole('button', { name: `Remove ${site.origin}` }).click()
  await expect(dialog.getByRole('button', { name: 'Copy code' })).toBeHidden()
  // The gateway may know the websites of half a second ago.
  await expect(async () => {
    await hostPage.reload()
    await expect.poll(() => hostPage.frames().map((one) => one.url()), { timeout: 5_000 }).toContain('chrome-error://chromewebdata/')
  }).toPass()
})
