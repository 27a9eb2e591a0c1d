import type { Page } from '@playwright/test'
import { expect, test } from '../support/test-fixtures.ts'

test.use({ serviceWorkers: 'allow' })

/** Returns the page's service worker, and what delivers a push to it as a push service does. */
async function startWorker(page: Page) {
  const context = page.context()
  await page.goto('/about')
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  const [worker = await context.waitForEvent('serviceworker')] = context.serviceWorkers()
  // The headless browser has no notifications: it blocks them all.
  await worker.evaluate(`self.shown = []
    self.registration.showNotification = async (title, { body, data }) => void self.shown.push([title, body, data.url])
    self.looks = 0
    const tabsOf = self.clients.matchAll.bind(self.clients)
    self.clients.matchAll = async (options) => {
      const tabs = await tabsOf(options)
      self.looks += 1
      return tabs
    }`)
  const client = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => first && resolve(first.registrationId)),
  )
  await client.send('ServiceWorker.enable')
  const registrationId = await registered
  const { origin } = new URL(page.url())
  const push = (content: object) =>
    client.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(content) })
  return { origin, push, shown: () => worker.evaluate('self.shown'), looks: () => worker.evaluate('self.looks') }
}

test('a push is shown by the service worker with the page to open, and not to a reader of a page', async ({ page }) => {
  const { origin, push, shown, looks } = await startWorker(page)
  await page.bringToFront()
  await push({ kind: 'answer', path: '/persona/abc?conversation=d' })
  // The push is delivered before the worker looks for a reader.
  await expect.poll(looks).toBe(1)
  await page.goto('about:blank')
  await push({ kind: 'discussion', path: '/expert-discussion?id=d' })
  await expect.poll(shown).toEqual([['Discussion ended', 'Open it to read it.', `${origin}/expert-discussion?id=d`]])
})
