import type { Page } from '@playwright/test'
import { grantRole } from '../support/accounts/grant-role.ts'
import { expectAccessible, expectAccessibleEverywhere } from '../support/axe-checks.ts'
import { serveConsole } from '../support/console/console-data.ts'
import { expectNoHorizontalScroll } from '../support/horizontal-scroll.ts'
import { expect, test } from '../support/test-fixtures.ts'

const sections = [
  ['', 'Overview'],
  ['/figures', 'Figures'],
  ['/reports', 'Reports'],
  ['/personas', 'Personas'],
  ['/people', 'People'],
  ['/featured', 'Featured'],
  ['/newsroom', 'Newsroom'],
  ['/dead-letters', 'Dead letters'],
  ['/payments', 'Payments'],
  ['/audit', 'Audit log'],
] as const

/** Opens a section from the navigation, which is behind a button on a phone. */
async function openSection(page: Page, title: string) {
  const navigation = page.getByRole('navigation', { name: 'Console' })
  const button = navigation.getByRole('button')
  if (await button.isVisible()) await button.click()
  await navigation.getByRole('link', { name: title }).click()
}

test('a super senator opens each section from the navigation, and suspends a reported persona by keyboard', async ({
  page,
  member,
  toasts,
}) => {
  await grantRole(page.request, member, 'super_senator')
  const [name] = await serveConsole(page, page.request)
  const answer = (status: number, json: unknown) => page.route('**/suspend', (route) => route.fulfill({ status, json }))
  await page.goto('/admin/nothing')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist')
  await page.getByRole('button', { name: `Account of ${member.username}` }).click()
  await page.getByRole('menuitem', { name: 'Console' }).click()

  let isDark = false
  for (const [path, title] of sections) {
    await openSection(page, title)
    await expect(page).toHaveURL(`/admin${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.locator('.animate-pulse')).toHaveCount(0)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoHorizontalScroll(page)
    // Layout and colours are independent, and the sections share their parts.
    isDark = !isDark
    await page.setViewportSize({ width: isDark ? 390 : 1280, height: 844 })
    await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' })
    await expectAccessible(page, 'main')
  }

  await answer(503, { message: 'The service is away.', reason: 'UNAVAILABLE', requestId: 'r' })
  await openSection(page, 'Reports')
  await expect(page.getByRole('figure')).toContainText('Yes, **stop at once**.')
  await page.getByRole('button', { name: 'Suspend' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('alertdialog')
  const reason = dialog.getByRole('textbox', { name: 'Reason' })
  await expect(reason).toBeFocused()
  await expectAccessibleEverywhere(page)
  await page.keyboard.type('Dangerous advice about medicine.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('The service is away.')).toBeVisible()
  await expect(reason).toHaveValue('Dangerous advice about medicine.')
  await answer(200, {})
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await toasts.expectOnly('Persona suspended', `${name} is hidden. The owner gets a mail.`)
  await expect(dialog).toBeHidden()
})

test('the insights have the navigation of the console, which is operated by keyboard on a phone', async ({ page, member }) => {
  await grantRole(page.request, member, 'super_senator')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin/zeitgeist')
  const navigation = page.getByRole('navigation', { name: 'Console' })
  const button = navigation.getByRole('button', { name: 'Section: Insights' })
  await expect(navigation.getByRole('link')).toHaveCount(0)
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(navigation.getByRole('link', { name: 'Insights' })).toHaveAttribute('aria-current', 'page')
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await expect(navigation.getByRole('link')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expectAccessibleEverywhere(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await navigation.getByRole('link', { name: 'Audit log' }).press('Enter')
  await expect(page).toHaveURL('/admin/audit')
  await expect(navigation.getByRole('link')).toHaveCount(0)
  await page.setViewportSize({ width: 1280, height: 844 })
  await expect(navigation.getByRole('button')).toBeHidden()
  await expect(navigation.getByRole('link')).toHaveCount(11)
})
