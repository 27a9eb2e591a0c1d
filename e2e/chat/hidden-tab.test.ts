import type { Page } from '@playwright/test'
import { openAccountSettings } from '../support/accounts/account-settings.ts'
import { register } from '../support/accounts/member.ts'
import { expectAccessibleEverywhere } from '../support/axe-checks.ts'
import { expect, test } from '../support/test-fixtures.ts'

const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate(`Object.defineProperty(document, 'hidden', { value: ${hidden}, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))`)

for (const width of [390, 1280]) {
  test(`an answer that ends in a hidden tab of ${width} px marks its title, and notifies a member who has allowed it`, async ({
    page,
    chat,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    // The headless browser has no notifications: it blocks them all.
    await page.addInitScript(`
      window.notified = []
      window.Notification = class {
        static permission = sessionStorage.allowed ?? 'default'
        static async requestPermission() { return (sessionStorage.allowed = this.permission = 'granted') }
        constructor(title, { body }) { window.notified.push([title, body]) }
      }`)
    await register(page.request)
    await openAccountSettings(page)
    const notify = page.getByRole('switch', { name: 'Notify me when an answer is ready' })
    await notify.press('Space')
    await expect(notify).toBeChecked()
    if (width === 390) await expectAccessibleEverywhere(page)
    await page.setViewportSize({ width, height: 844 })

    await chat.open('coach-bex')
    await setHidden(page, true)
    await chat.send('Thanks')
    await expect(page).toHaveTitle('(1) Answer ready · Rostra')
    await expect.poll(() => page.evaluate('window.notified')).toEqual([['Answer ready', 'Open the tab to read it.']])
    await setHidden(page, false)
    await expect(page).toHaveTitle('Thanks · Rostra')
  })
}
