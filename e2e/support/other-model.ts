import type { Page } from '@playwright/test'

/** Hides from the web that the offline model answers, so that it offers new answers as it does for any other model. */
export async function asOtherModel(page: Page) {
  await page.route(/\/api\/conversations(\/\w+\/(messages|branch))?(\?|$)/, async (route) => {
    const response = await route.fetch()
    const { 'x-offline-model': _offline, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
}
