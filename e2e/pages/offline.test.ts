import { expectAccessibleEverywhere } from '../support/axe-checks.ts'
import { startBreakableProxy } from '../support/breakable-proxy.ts'
import { expect, test } from '../support/test-fixtures.ts'

test.use({ serviceWorkers: 'allow' })

test('without a connection every address shows a page that says so, and the page itself once the connection is back', async ({
  page,
  baseURL,
}) => {
  const proxy = await startBreakableProxy(baseURL ?? '')
  await page.goto(`${proxy.url}/about`)
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  expect(await page.evaluate('caches.keys()')).toEqual([expect.stringMatching(/^rostra-offline-[\da-f]{12}$/)])
  proxy.disconnect()
  for (const path of ['/', '/persona/mr-abernathy?conversation=1', '/dashboard?tab=account', '/nowhere']) {
    await page.goto(proxy.url + path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
    expect(page.url()).toBe(proxy.url + path)
  }
  await expect(page).toHaveTitle('You are offline · Rostra')
  await expectAccessibleEverywhere(page)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')

  proxy.restore()
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist')
  await page.goto(`${proxy.url}/pricing`)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You are offline')
  const stored = await page.evaluate<string[]>(`(async () => {
    const found = []
    for (const name of await caches.keys()) for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname)
    return found
  })()`)
  expect(stored).toEqual(['/offline.html'])
  proxy.close()
})
