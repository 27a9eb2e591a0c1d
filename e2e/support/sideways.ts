import { expect, type Page } from '@playwright/test'

/** Nothing on the page as it is now is wider than the window. */
export async function expectNoSidewaysScroll(page: Page) {
  const wide = await page.evaluate<
    string[]
  >(`[...document.querySelectorAll('body *')].filter((it) => it.getBoundingClientRect().right > innerWidth + 1
    && document.documentElement.scrollWidth > innerWidth).map((it) => it.outerHTML.slice(0, 200))`)
  expect(wide, page.url()).toEqual([])
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}
