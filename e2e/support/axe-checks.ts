import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { expectNoHorizontalScroll } from './horizontal-scroll.ts'
import { settled } from './settled.ts'

const height = 844

/** Runs every axe rule on the current page, without motion and once it is at rest. `within`: a selector of the part to check. */
export async function expectAccessible(page: Page, within = 'html') {
  // Found by its tag, since an open dialog hides the page behind it from role queries.
  await expect(page.locator('h1').first()).toBeVisible()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await settled(page)
  // The page has no frames, so legacy mode works and saves a second page for each run.
  const axe = new AxeBuilder({ page })
    .include(within)
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], preload: false })
  const { violations } = await axe.analyze()
  const messages = violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`))
  expect(messages).toEqual([])
}

/**
 * Checks what every state of a page must have: no axe violation on a small screen in the dark theme and on a wide screen in the light theme
 * (layout and colours are independent), and no horizontal scroll on a phone and at 400 % zoom. The window stays wide and light.
 */
export async function expectAccessibleEverywhere(page: Page, within?: string) {
  await page.setViewportSize({ width: 320, height })
  await expectNoHorizontalScroll(page)
  await page.setViewportSize({ width: 390, height })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, within)
  await expectNoHorizontalScroll(page)
  await page.setViewportSize({ width: 1280, height })
  await page.emulateMedia({ colorScheme: 'light' })
  await expectAccessible(page, within)
}
