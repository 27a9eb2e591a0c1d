import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

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

/** The same on a small screen in the dark and on a wide one in the light: what a width changes no colour does, and the other way round. */
export async function expectAccessibleEverywhere(page: Page, within?: string) {
  for (const [width, colorScheme] of [
    [390, 'dark'],
    [1280, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page, within)
  }
}
