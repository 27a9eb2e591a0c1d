import { expect, type Locator, type Page } from '@playwright/test'

/** The toasts of a page as they are seen; what only a screen reader is told is not among them. */
export class Toasts {
  readonly all: Locator

  constructor(page: Page) {
    this.all = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
  }

  /** Waits until exactly one toast is there, with this title and text. */
  async says(title: string, text: string) {
    await expect(this.all).toHaveText([title + text])
  }
}
