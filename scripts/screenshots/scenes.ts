import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { grantRole } from '../../e2e/support/accounts/grant-role.ts'
import { register } from '../../e2e/support/accounts/member.ts'
import { ChatPanel } from '../../e2e/support/chat-panel.ts'

export interface Scene {
  /** The name of its files. */
  name: string
  /** Of the window, in px; 800 by default. */
  height?: number
  /** Brings the page into the state that is shown. The page is empty before, its browser new. */
  show: (page: Page) => Promise<void>
}

const experts = ['Mr. Abernathy', 'Coach Bex', 'Odette Marchand', 'Oma Ilse', 'Kit Lindqvist']

/** The scenes of the README, from the demo data. */
export const scenes: readonly Scene[] = [
  {
    name: 'conversation',
    height: 960,
    show: async (page) => {
      const chat = new ChatPanel(page)
      await chat.open('odette-marchand')
      await chat.sendAndWait('What can I cook from eggs, rice and a carrot?')
      await chat.input.blur()
    },
  },
  {
    name: 'circle',
    show: async (page) => {
      await page.goto('/circle-of-experts')
      for (const name of experts) await page.getByRole('button', { name: `Add ${name}` }).click()
      await expect(page.getByRole('button', { name: 'Start Chat', exact: true })).toBeVisible()
      const dismiss = page.getByRole('button', { name: 'Dismiss' })
      if (await dismiss.isVisible()) await dismiss.click()
      await page.evaluate('window.scrollTo(0, 0)')
    },
  },
  {
    name: 'bugle',
    show: async (page) => {
      await ensureEdition(page.request)
      await page.context().clearCookies()
      await page.goto('/singularity-bugle')
      await expect(page.getByRole('article').first()).toBeVisible()
    },
  },
]

/** Lets a super senator start the presses once the zeitgeist has entries, unless there are stories of today. */
async function ensureEdition(request: APIRequestContext): Promise<void> {
  const listOf = async (path: string): Promise<{ publishedAt: string }[]> => (await request.get(path)).json()
  const today = new Date().toISOString().slice(0, 10)
  if ((await listOf('/api/articles')).some(({ publishedAt }) => publishedAt.startsWith(today))) return
  await expect.poll(async () => (await listOf('/api/zeitgeist')).length, { timeout: 60_000 }).toBeGreaterThanOrEqual(8)
  await grantRole(request, await register(request), 'super_senator')
  const edition = await request.post('/api/articles/generate-daily', { data: { authorTopics: {} }, timeout: 160_000 })
  expect(edition.status()).toBe(200)
}
