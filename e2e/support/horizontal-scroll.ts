import { expect, type Page } from '@playwright/test'
import { settled } from './settled.ts'

/** Expects that no element of the current page is wider than the window, once the page is at rest: a chart follows a new width later. */
export async function expectNoHorizontalScroll(page: Page) {
  await settled(page)
  const wideElements = await page.evaluate<
    string[]
  >(`[...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > innerWidth + 1
    && document.documentElement.scrollWidth > innerWidth).map((element) => element.outerHTML.slice(0, 200))`)
  expect(wideElements, page.url()).toEqual([])
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}
