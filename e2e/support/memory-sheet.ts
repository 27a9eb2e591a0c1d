import { expect, type Locator, type Page } from '@playwright/test'

/** Drives the sheet beside the chat with what the persona remembers. */
export class MemorySheet {
  readonly button: Locator
  readonly dialog: Locator
  readonly notes: Locator
  readonly newNote: Locator

  constructor(page: Page) {
    this.button = page.getByRole('button', { name: /^Memory/ })
    this.dialog = page.getByRole('dialog', { name: /remembers about you$/ })
    this.notes = this.dialog.getByRole('list', { name: /^Notes of / }).getByRole('listitem')
    this.newNote = this.dialog.getByRole('textbox', { name: 'New note about you' })
  }

  async open() {
    await this.button.click()
    await expect(this.dialog).toBeVisible()
    // Later it would take the focus from a part of it.
    await expect(this.dialog).toBeFocused()
  }

  async close() {
    await this.dialog.getByRole('button', { name: 'Close' }).click()
    await expect(this.dialog).toBeHidden()
    await expect(this.button).toBeFocused()
  }

  /** Adds a note, and waits until it is stored. */
  async add(text: string) {
    await this.newNote.fill(text)
    await this.newNote.press('Enter')
    await expect(this.dialog.getByRole('button', { name: `Edit: ${text}` })).toBeVisible()
  }
}
