import { expect, type Locator, type Page } from '@playwright/test'

/** Returns the row of a persona in the list on the dashboard. */
export const personaRow = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: 'Your personas' }).getByRole('listitem').filter({ hasText: name })

/** Chooses an item from the menu of a persona's row. */
export async function chooseFromMenu(page: Page, name: string, item: 'View' | 'Copy Link' | 'Versions' | 'Delete') {
  const menu = page.getByRole('button', { name: `More for ${name}` })
  await menu.click()
  await page.getByRole('menuitem', { name: item }).click()
  await expect(page.getByRole('menu')).toBeHidden()
}
