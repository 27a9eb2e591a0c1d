import { expect, type Locator, type Page } from '@playwright/test'

/** The toasts of a page as they are seen; what only a screen reader is told is not among them. */
export class Toasts {
  readonly all: Locator

  constructor(page: Page) {
    // Also while an open dialog hides the rest of the page from roles.
    this.all = page.getByRole('region', { name: /^Notifications/, includeHidden: true }).getByRole('listitem', { includeHidden: true })
  }

  /** Waits until exactly one toast is there, with this title and text. */
  async says(title: string, text: string) {
    await expect(this.all).toHaveText([title + text])
  }
}
