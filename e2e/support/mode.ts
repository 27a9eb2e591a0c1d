import type { Page } from '@playwright/test'

/** Takes from the server's answers what makes the pages call themselves those of a development server. */
export const asInProduction = (page: Page) =>
  page.route('**/api/**', async (route) => {
    const response = await route.fetch()
    const { 'x-development-mode': _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
