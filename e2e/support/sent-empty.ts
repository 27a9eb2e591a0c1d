import type { Page } from '@playwright/test'

/** Has every page come without its content, as it does while that cannot be had: the browser asks for everything itself. */
export async function sentEmpty(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const request = route.request()
    if (!request.isNavigationRequest()) return route.fallback()
    // The page of an address that is never rendered, which all pages are without their content.
    await route.fulfill({ response: await route.fetch({ url: new URL('/auth', request.url()).href }) })
  })
}
