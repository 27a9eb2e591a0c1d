import type { Locator, Page } from '@playwright/test'
import type { PersonaInput } from './persona.ts'

/** Drives the form of a persona on the dashboard. */
export class PersonaForm {
  readonly name: Locator
  readonly slug: Locator
  readonly description: Locator
  readonly category: Locator
  readonly rolePrompt: Locator
  readonly privateChoice: Locator
  readonly publishButton: Locator
  readonly saveButton: Locator

  constructor(page: Page) {
    this.name = page.getByLabel('Name', { exact: true })
    this.slug = page.getByLabel('Address (slug)')
    this.description = page.getByLabel('Description', { exact: true })
    this.category = page.getByLabel('Category')
    this.rolePrompt = page.getByLabel('Role prompt')
    this.privateChoice = page.getByRole('radio', { name: 'Private persona' })
    this.publishButton = page.getByRole('button', { name: 'Save & Publish' })
    this.saveButton = page.getByRole('button', { name: 'Save Changes' })
  }

  /** Fills in the required fields, without the slug, which is derived from the name. */
  async fill({ name, description, category, rolePrompt }: PersonaInput) {
    await this.name.fill(name)
    await this.description.fill(description)
    await this.category.selectOption(category)
    await this.rolePrompt.fill(rolePrompt)
  }
}
