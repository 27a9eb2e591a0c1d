import { expectAccessible, expectAccessibleEverywhere } from './support/accessible.ts'
import { newcomer } from './support/member.ts'
import { expect, test } from './support/test.ts'

// Nothing moves, so that axe measures no colour half way to another.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('axe finds nothing on the way to a forgotten password, nor in what it ends with', async ({ page }) => {
  await page.goto('/forgot-password')
  await expectAccessibleEverywhere(page)
  await page.getByLabel('Email').fill(newcomer().email)
  await page.getByLabel('Email').press('Enter')
  await expect(page.getByRole('button', { name: /^Send again/ })).toBeVisible()
  await expectAccessibleEverywhere(page, 'main')
  await page.goto('/reset-password/a-token-of-nobody')
  await page.getByLabel('New password').fill('Abc1')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expectAccessibleEverywhere(page, 'main')
})

test('axe finds nothing in either step of logging in by a code', async ({ page }) => {
  await page.goto('/otp-login')
  await expectAccessibleEverywhere(page, 'main')
  await page.getByLabel('Email').fill(newcomer().email)
  await page.getByLabel('Email').press('Enter')
  const field = page.getByLabel('One-time code')
  await expect(field).toBeVisible()
  await expectAccessibleEverywhere(page, 'main')
  await field.fill('12345')
  await field.press('Enter')
  await expect(field).toHaveAccessibleDescription('OTP must be 6 digits')
  await expectAccessible(page)
})

test('axe finds nothing in the account tab, for a visitor, a member, and in the dialog of deletion', async ({ page, member }) => {
  await page.goto('/dashboard?tab=account')
  await expect(page.getByText('This device')).toBeVisible()
  await expectAccessibleEverywhere(page)
  await page.getByRole('button', { name: 'Delete account' }).click()
  await page.getByRole('alertdialog').getByRole('textbox').fill(member.username)
  await expectAccessibleEverywhere(page, '[role=alertdialog]')
  await page.keyboard.press('Escape')
  await page.request.post('/api/logout')
  await page.reload()
  await expect(page.getByRole('link', { name: 'Go to Login' })).toBeVisible()
  await expectAccessible(page)
})
