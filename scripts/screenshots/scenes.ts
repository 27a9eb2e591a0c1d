import { expect, type Page } from '@playwright/test'
import { ChatPanel } from '../../e2e/support/chat-panel.ts'

export interface Scene {
  /** The name of its files. */
  name: string
  /** Brings the page into the state that is shown. The page is empty before, its browser new. */
  show: (page: Page) => Promise<void>
}

const experts = ['Mr. Abernathy', 'Coach Bex', 'Odette Marchand', 'Oma Ilse', 'Kit Lindqvist']

/** The scenes of the README, from the demo data. */
export const scenes: readonly Scene[] = [
  {
    name: 'conversation',
    show: async (page) => {
      const chat = new ChatPanel(page)
      await chat.open('odette-marchand')
      await chat.sendAndWait('What can I cook from leeks, eggs and an old loaf?')
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
      await page.goto('/singularity-bugle')
      await expect(page.getByRole('article').first()).toBeVisible()
    },
  },
]
