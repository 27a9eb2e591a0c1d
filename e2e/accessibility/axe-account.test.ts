import { newAccount } from '../support/accounts/member.ts'
import { expectAccessible, expectAccessibleEverywhere } from '../support/axe-checks.ts'
import { expect, test } from '../support/test-fixtures.ts'

// Without motion, axe measures no colour in the middle of a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the pages for a forgotten password have no axe violations', async ({ page }) => {
  await page.goto('/forgot-password')
  await expectAccessibleEverywhere(page)
  await page.getByLabel('Email').fill(newAccount().email)
  await page.getByLabel('Email').press('Enter')
  await expect(page.getByRole('button', { name: /^Send again/ })).toBeVisible()
  await expectAccessibleEverywhere(page, 'main')
  await page.goto('/reset-password/unknown-token')
  await page.getByLabel('New password').fill('Abc1')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expectAccessibleEverywhere(page, 'main')
})

test('both steps of the login by code have no axe violations', async ({ page }) => {
  await page.goto('/otp-login')
  await expectAccessibleEverywhere(page, 'main')
  await page.getByLabel('Email').fill(newAccount().email)
  await page.getByLabel('Email').press('Enter')
  const field = page.getByLabel('One-time code')
  await expect(field).toBeVisible()
  await expectAccessibleEverywhere(page, 'main')
  await field.fill('12345')
  await field.press('Enter')
  await expect(field).toHaveAccessibleDescription('OTP must be 6 digits')
  await expectAccessible(page)
})

test('the account tab has no axe violations, for a visitor, a member and in the deletion dialog', async ({ page, member }) => {
  await page.goto('/dashboard?tab=account')
  await expect(page.getByText('This device')).toBeVisible()
  await expectAccessibleEverywhere(page)
  await page.getByRole('button', { name: 'Delete account' }).click()
  await page.getByRole('alertdialog').getByLabel(`Type ${member.username}`).fill(member.username)
  await expectAccessibleEverywhere(page, '[role=alertdialog]')
  await page.keyboard.press('Escape')
  await page.request.post('/api/logout')
  await page.reload()
  await expect(page.getByRole('link', { name: 'Go to Login' })).toBeVisible()
  await expectAccessible(page)
})
