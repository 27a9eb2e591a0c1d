import type { Page } from '@playwright/test'
import { openAccountSettings } from '../support/accounts/account-settings.ts'
import { logIn } from '../support/accounts/log-in.ts'
import { waitForMail } from '../support/accounts/mail.ts'
import type { Member } from '../support/accounts/member.ts'
import { addAuthenticator, appCode, proveIn, takeRecoveryCodes } from '../support/accounts/second-factor.ts'
import { expectAccessibleEverywhere } from '../support/axe-checks.ts'
import { expectNoHorizontalScroll } from '../support/horizontal-scroll.ts'
import { expect, test } from '../support/test-fixtures.ts'

const section = (page: Page) => page.locator('section', { has: page.getByRole('heading', { name: 'Second factor', exact: true }) })

/** Logs in by password in a browser without a session, up to the second step. */
async function openStep(page: Page, member: Member) {
  await page.request.post('/api/logout')
  await page.goto('/auth?next=/discover?category=Technology')
  await logIn(page, member)
  await expect(page.getByRole('heading', { name: 'Confirm it is you' })).toBeVisible()
  expect((await page.request.get('/api/user')).status()).toBe(401)
}

const expectSignedIn = async (page: Page) => {
  await expect(page).toHaveURL('/discover?category=Technology')
  expect((await page.request.get('/api/user')).status()).toBe(200)
}

test('a passkey is added in the account tab, and signs in after the password', async ({ page, member, toasts }) => {
  await addAuthenticator(page)
  await openAccountSettings(page)
  await expect(section(page)).toContainText('Off')
  await section(page).getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Name').fill('My laptop')
  await proveIn(page, member)
  await expect(page.getByRole('alertdialog', { name: 'Save your recovery codes' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expectAccessibleEverywhere(page, '[role=alertdialog]')
  await takeRecoveryCodes(page)
  await expect(section(page).getByRole('listitem')).toContainText('My laptop')
  await expect(section(page)).toContainText('10 codes left')
  await expectAccessibleEverywhere(page, '#second-factor')
  await waitForMail(page.request, member.email, /passkey|second factor/i)

  await openStep(page, member)
  await expect(page.getByRole('heading', { name: 'Confirm it is you' })).toBeFocused()
  await expectAccessibleEverywhere(page, 'main')
  await page.getByRole('button', { name: 'Use your passkey' }).click()
  await expectSignedIn(page)

  await openAccountSettings(page)
  await section(page).getByRole('button', { name: 'Remove the passkey My laptop' }).click()
  await page.getByRole('alertdialog').getByLabel('Your password').fill(member.password)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove passkey' }).click()
  await expect(toasts.all).toContainText(['Passkey removed'])
  await expect(section(page)).toContainText('Off')
})

test('an app signs in by its codes, and each recovery code once', async ({ page, member }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAccountSettings(page)
  await section(page).getByRole('button', { name: 'Set up an app' }).click()
  const answer = page.waitForResponse('**/api/user/second-factor/totp')
  await proveIn(page, member)
  const { secret }: { secret: string } = await (await answer).json()
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
  await expectNoHorizontalScroll(page)
  await expectAccessibleEverywhere(page, '[role=alertdialog]')
  await page.setViewportSize({ width: 390, height: 844 })
  const code = page.getByLabel('Code from the app')
  await code.fill(appCode(secret, 9))
  await expect(code).toHaveAccessibleDescription('This code is not right. Try again.')
  await code.fill(appCode(secret))
  const [first = '', second = ''] = await takeRecoveryCodes(page)
  await expectNoHorizontalScroll(page)

  await openStep(page, member)
  await expect(code).toBeFocused()
  await expectNoHorizontalScroll(page)
  await code.fill(appCode(secret, 9))
  await expect(code).toHaveAccessibleDescription('This code is not right. Try again.')
  await expect(code).toBeFocused()
  // The code that confirmed the app is not accepted again.
  await code.fill(appCode(secret, 1))
  await expectSignedIn(page)

  const recovery = page.getByLabel('Recovery code')
  const recover = async (typed: string) => {
    await recovery.fill(typed)
    await recovery.press('Enter')
  }
  await openStep(page, member)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await expect(recovery).toBeFocused()
  await recover(first)
  await expectSignedIn(page)
  await openStep(page, member)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await recover(first)
  await expect(recovery).toHaveAccessibleDescription('This code is not right. Try again.')
  await recover(second.toUpperCase())
  await expectSignedIn(page)
  await openAccountSettings(page)
  await expect(section(page)).toContainText('8 codes left')
})
