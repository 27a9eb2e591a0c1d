import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { createPersona, randomWord } from '../personas/persona.ts'

export interface Experts {
  /** A word that only these personas match. */
  word: string
  names: string[]
  ids: string[]
}

/** Creates up to five personas that one search finds. */
export async function createExperts(owner: APIRequestContext, count: number): Promise<Experts> {
  const word = randomWord()
  const names = Array.from({ length: count }, () => `Expert ${randomWord()}`)
  const ids: string[] = []
  for (const name of names) ids.push((await createPersona(owner, { name, description: `Answers questions about ${word}` })).id)
  return { word, names, ids }
}

/** The page /circle-of-experts. */
export class CirclePage {
  readonly page: Page
  readonly places: Locator
  /** What the drag and drop says to a screen reader. */
  readonly announcement: Locator

  constructor(page: Page) {
    this.page = page
    this.places = page.getByRole('list', { name: /^Your circle/ }).getByRole('listitem')
    this.announcement = page.locator('[id^=DndLiveRegion]')
  }

  async open({ word, names }: Experts) {
    await this.page.goto(`/circle-of-experts?search=${word}`)
    await expect(this.page.getByText(`Showing ${names.length} of ${names.length} expert`)).toBeVisible()
    await expect(this.places).toHaveCount(5)
  }

  card = (name: string) => this.page.getByRole('listitem').filter({ has: this.page.getByRole('heading', { name, level: 3, exact: true }) })

  add = (name: string) => this.page.getByRole('button', { name: `Add ${name}` }).click()

  /** Begins a drag by keyboard. The page takes its keys from its next timer on. */
  async pickUp(handle: Locator, key: 'Enter' | 'Space') {
    await handle.press(key)
    await this.page.evaluate('new Promise((resolve) => setTimeout(resolve))')
  }

  /** Expects the names of the filled places, in their order. */
  async expectExperts(names: string[]) {
    const removeButtons = this.places.getByRole('button', { name: /^Remove/ })
    await expect(this.places).toHaveCount(5)
    // One read of all: a button that is removed between two reads would be waited for.
    const labels = () => removeButtons.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')))
    await expect.poll(labels).toEqual(names.map((name) => `Remove ${name}`))
  }

  /**
   * Expects the names of the stored circle of a member. A page that is loaded before its changes are stored shows the circle without them.
   */
  async expectStored(names: string[]) {
    const stored = async () =>
      ((await (await this.page.request.get('/api/circle-of-experts')).json()) as { bot: { name: string } }[]).map(({ bot }) => bot.name)
    await expect.poll(stored).toEqual(names)
  }

  /** Returns the middle of an element, in the window. */
  async middleOf(element: Locator): Promise<{ x: number; y: number }> {
    const box = await element.boundingBox()
    if (!box) throw new Error('The element is not visible')
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
}
