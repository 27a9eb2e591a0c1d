import { expect, type Locator, type Page } from '@playwright/test'

/** The row of one's own persona in the list on the dashboard. */
export const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: 'Your personas' }).getByRole('listitem').filter({ hasText: name })

/** Chooses from the menu of that row. */
export async function chooseFor(page: Page, name: string, choice: 'View' | 'Copy Link' | 'Versions' | 'Delete') {
  const menu = page.getByRole('button', { name: `More for ${name}` })
  await menu.click()
  await page.getByRole('menuitem', { name: choice }).click()
  await expect(page.getByRole('menu')).toBeHidden()
}
