import { type APIRequestContext, type BrowserContext, test as base, type Page } from '@playwright/test'
import { type Member, register } from './accounts/member.ts'
import { ChatPanel } from './chat-panel.ts'
import { watchPageErrors } from './page-errors.ts'
import { Toasts } from './toasts.ts'

interface TestFixtures {
  chat: ChatPanel
  toasts: Toasts
  /** A registered account that `page` is signed in to. */
  member: Member
  /** The session of another registered account, in another browser. */
  otherMember: APIRequestContext
  /** A client without an account, in another browser. */
  guest: APIRequestContext
  /** Violations of the content security policy and uncaught errors in the pages of the test. Any entry fails the test. */
  pageErrors: string[]
}

/** Waits until React has hydrated a server-rendered page. Earlier actions of a test would have no effect. */
const hydrated = (page: Page) => page.locator('#rendered-data').waitFor({ state: 'detached' })

/** A test with its own browser context: no cookies, no storage, and no account unless the test uses `member`. */
export const test = base.extend<TestFixtures>({
  page: async ({ page }, use) => {
    const go = page.goto.bind(page)
    const reload = page.reload.bind(page)
    page.goto = async (...args) => {
      const response = await go(...args)
      await hydrated(page)
      return response
    }
    page.reload = async (...args) => {
      const response = await reload(...args)
      await hydrated(page)
      return response
    }
    await use(page)
  },
  pageErrors: [
    async ({ context }, use) => {
      const pageErrors = await watchPageErrors(context)
      await use(pageErrors)
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      base.expect(pageErrors).toEqual([])
    },
    { auto: true },
  ],
  chat: async ({ page }, use) => use(new ChatPanel(page)),
  toasts: async ({ page }, use) => use(new Toasts(page)),
  member: async ({ page }, use) => use(await register(page.request)),
  otherMember: async ({ playwright, baseURL }, use) => {
    const request = await playwright.request.newContext({ baseURL })
    await register(request)
    await use(request)
    await request.dispose()
  },
  guest: async ({ playwright, baseURL }, use) => {
    const request = await playwright.request.newContext({ baseURL })
    await use(request)
    await request.dispose()
  },
})

/**
 * A test of a visitor who does not sign in and stores nothing on the server. Such tests of a worker share one browser context, so its
 * scripts are loaded and compiled once; cookies and stored values are removed after each. Options of a context (`test.use`) have no effect.
 */
export const visitorTest = test.extend<object, { sharedContext: BrowserContext }>({
  sharedContext: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: `http://localhost:${process.env.E2E_PORT}`, reducedMotion: 'reduce' })
      await use(context)
      await context.close()
    },
    { scope: 'worker' },
  ],
  context: async ({ sharedContext }, use) => {
    await use(sharedContext)
    for (const page of sharedContext.pages()) {
      // An empty page has no storage.
      await page.evaluate('localStorage.clear()').catch(() => undefined)
      await page.close()
    }
    await sharedContext.clearCookies()
    await sharedContext.clearPermissions()
  },
})

export const { expect } = base
