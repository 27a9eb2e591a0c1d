import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Runs every axe rule on the current page. `within`: a selector of the part to check. */
export async function expectAccessible(page: Page, within = 'html') {
  // Found by its tag, since an open dialog hides the page behind it from role queries.
  await expect(page.locator('h1').first()).toBeVisible()
  // The page has no frames, so legacy mode works and saves a second page for each run.
  const axe = new AxeBuilder({ page })
    .include(within)
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], preload: false })
  const { violations } = await axe.analyze()
  const messages = violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`))
  expect(messages).toEqual([])
}

/** Runs axe on a small screen in the dark theme and on a wide screen in the light theme. Layout and colours are independent. */
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
