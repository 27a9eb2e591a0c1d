import { type APIRequestContext, test as base, type Page } from '@playwright/test'
import { ChatPanel } from './chat-panel.ts'
import { type Member, register } from './member.ts'
import { Toasts } from './toasts.ts'

interface Cast {
  chat: ChatPanel
  toasts: Toasts
  /** Somebody with an account, whom `page` is signed in as. */
  member: Member
  /** Somebody else with an account, in another browser. */
  other: APIRequestContext
  /** Somebody without an account, in another browser. */
  guest: APIRequestContext
  /** What went wrong in the pages of the test: broken content security policy and uncaught errors. There must be nothing. */
  faults: string[]
}

/** A page may come with its content: what a test does to it before it is alive would be for nothing. */
const alive = (page: Page) => page.locator('#rendered-data').waitFor({ state: 'detached' })

/** A test with a visitor of its own: no cookie, no storage, no account unless it asks for `member`. */
export const test = base.extend<Cast>({
  page: async ({ page }, use) => {
    const go = page.goto.bind(page)
    const reload = page.reload.bind(page)
    page.goto = async (...args) => {
      const answer = await go(...args)
      await alive(page)
      return answer
    }
    page.reload = async (...args) => {
      const answer = await reload(...args)
      await alive(page)
      return answer
    }
    await use(page)
  },
  faults: [
    async ({ context }, use) => {
      const faults: string[] = []
      await context.exposeBinding('reportViolation', (_source, violation: string) => void faults.push(violation))
      await context.addInitScript(`document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
        window.reportViolation('policy ' + violatedDirective + ' broken by ' + blockedURI + ' in ' + sourceFile))`)
      context.on('weberror', (error) => faults.push(String(error.error().stack)))
      await use(faults)
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      base.expect(faults).toEqual([])
    },
    { auto: true },
  ],
  chat: async ({ page }, use) => use(new ChatPanel(page)),
  toasts: async ({ page }, use) => use(new Toasts(page)),
  member: async ({ page }, use) => use(await register(page.request)),
  other: async ({ playwright, baseURL }, use) => {
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
