import { expect, type Locator, type Page } from '@playwright/test'

/** The visible toasts of a page, without the announcements for screen readers. */
export class Toasts {
  readonly all: Locator

  constructor(page: Page) {
    // An open dialog hides the rest of the page from role queries.
    this.all = page.getByRole('region', { name: /^Notifications/, includeHidden: true }).getByRole('listitem', { includeHidden: true })
  }

  /** Waits until exactly one toast is visible, with this title and text. */
  async expectOnly(title: string, text: string) {
    await expect(this.all).toHaveText([title + text])
  }
}
