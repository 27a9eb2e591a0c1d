import { expect, type Locator, type Page } from '@playwright/test'

/** Drives the page of what a persona knows, and its inbox. */
export class KnowledgePage {
  readonly chooseFiles: Locator
  readonly uploads: Locator
  readonly sources: Locator
  readonly items: Locator
  readonly inboxTab: Locator
  readonly search: Locator
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.chooseFiles = page.getByRole('button', { name: 'Choose files' })
    this.uploads = page.getByRole('list', { name: 'Files on their way' }).getByRole('listitem')
    this.sources = page.getByRole('list', { name: 'Sources' }).getByRole('listitem')
    this.items = page.getByRole('list', { name: 'Items' }).getByRole('listitem')
    this.inboxTab = page.getByRole('tab', { name: /^Inbox/ })
    this.search = page.getByRole('searchbox', { name: 'A question to try' })
  }

  async open(botId: string, hash: '' | '#inbox' = '') {
    await this.page.goto(`/dashboard/personas/${botId}/knowledge${hash}`)
    await expect(this.page.getByRole('heading', { level: 1, name: 'Knowledge' })).toBeVisible()
  }

  /** Chooses files with the button, as a person does. */
  async choose(files: { name: string; mimeType: string; buffer: Buffer }[]) {
    const chooser = this.page.waitForEvent('filechooser')
    await this.chooseFiles.click()
    await (await chooser).setFiles(files)
  }

  /** Returns the row of a source. */
  source(title: string): Locator {
    return this.sources.filter({ has: this.page.getByRole('heading', { name: title }) })
  }

  /** Waits until a source is read. */
  async ready(title: string) {
    await expect(this.source(title).getByText(/^\d+ passages?/)).toBeVisible({ timeout: 30_000 })
  }

  /** Returns the row of an item by its question. */
  item(question: string): Locator {
    return this.items.filter({ has: this.page.getByRole('heading', { name: question }) })
  }
}
