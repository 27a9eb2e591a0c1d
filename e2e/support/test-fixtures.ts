import { type APIRequestContext, test as base, type Page } from '@playwright/test'
import { type Member, register } from './accounts/member.ts'
import { ChatPanel } from './chat-panel.ts'
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
      const pageErrors: string[] = []
      await context.exposeBinding('reportViolation', (_source, violation: string) => void pageErrors.push(violation))
      await context.addInitScript(`document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
        window.reportViolation('policy ' + violatedDirective + ' broken by ' + blockedURI + ' in ' + sourceFile))`)
      context.on('weberror', (error) => pageErrors.push(String(error.error().stack)))
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

export const { expect } = base
