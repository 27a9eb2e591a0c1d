import type { Page } from '@playwright/test'

/** Serves every page without server-rendered content, as when rendering fails. The browser then fetches the content itself. */
export async function withoutServerRendering(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const request = route.request()
    if (!request.isNavigationRequest()) return route.fallback()
    // /auth is never rendered on the server, and all pages without content have the same HTML.
    await route.fulfill({ response: await route.fetch({ url: new URL('/auth', request.url()).href }) })
  })
}
