import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

export const widths = [390, 1280] as const

/** Runs every rule of axe on the page as it is now, or on the part of it that `within` selects. */
export async function expectAccessible(page: Page, within = 'html') {
  // By its tag: an open dialog hides the page behind it from roles.
  await expect(page.locator('h1').first()).toBeVisible()
  // One page without frames: the legacy mode spares a second page for each run.
  const axe = new AxeBuilder({ page })
    .include(within)
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], preload: false })
  const { violations } = await axe.analyze()
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`))
  expect(found).toEqual([])
}

/** The same at both widths, in light and dark. */
export async function expectAccessibleEverywhere(page: Page, within?: string) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page, within)
    }
  }
}
