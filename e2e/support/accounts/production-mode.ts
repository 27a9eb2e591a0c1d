import type { Page } from '@playwright/test'

/** Removes the header that marks a development server from all API responses of the page. */
export const simulateProductionMode = (page: Page) =>
  page.route('**/api/**', async (route) => {
    const response = await route.fetch()
    const { 'x-development-mode': _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
