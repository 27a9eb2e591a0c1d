import type { Page } from '@playwright/test'
import { grantRole } from '../support/accounts/grant-role.ts'
import { expectAccessibleEverywhere } from '../support/axe-checks.ts'
import { readFocus } from '../support/focus-indicator.ts'
import { expectNoHorizontalScroll } from '../support/horizontal-scroll.ts'
import { expect, test } from '../support/test-fixtures.ts'
import { demoPersonaId, sampleEntries, serveEntries } from '../support/zeitgeist/zeitgeist-page.ts'

const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const cards = (page: Page) => page.getByRole('article')

async function expectToFitAt400Percent(page: Page) {
  await page.setViewportSize({ width: 320, height: 256 })
  await expectNoHorizontalScroll(page)
  await page.setViewportSize({ width: 1280, height: 844 })
}

test('a visitor opens the zeitgeist from the footer, chooses kinds by keyboard and goes on to a persona', async ({ page }) => {
  await serveEntries(page, sampleEntries(await demoPersonaId(page.request)))
  await page.goto('/terms')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Zeitgeist' }).click()
  await expect(page).toHaveURL('/zeitgeist')
  await expect(page).toHaveTitle('Zeitgeist · Rostra')
  await expect(cards(page)).toHaveCount(8)
  await expect(page.locator('article time')).toHaveText(['New!', 'New!', 'Today', 'Yesterday'])
  await expect(page.getByRole('link', { name: /^Talk to / })).toHaveCount(4)
  await expectAccessibleEverywhere(page)
  await expectToFitAt400Percent(page)

  await chip(page, 'All').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(await readFocus(page)).toMatchObject({ name: 'Interesting Exchanges', hasIndicator: true })
  await page.keyboard.press('Space')
  await expect(cards(page)).toHaveCount(2)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(cards(page)).toHaveCount(4)
  await expect(page).toHaveURL('/zeitgeist?show=excerpt%2Ctrend')
  await page.reload()
  await expect(chip(page, 'Emerging Trends')).toHaveAttribute('aria-pressed', 'true')
  await chip(page, 'Emerging Trends').click()
  await chip(page, 'Interesting Exchanges').click()
  await expect(chip(page, 'All')).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL('/zeitgeist')

  await page
    .getByRole('article', { name: 'Sleeping through the night' })
    .getByRole('link', { name: /^Talk to / })
    .click()
  await expect(page).toHaveURL('/persona/coach-bex')
  await page.goBack()
  await expect(cards(page)).toHaveCount(8)
  await serveEntries(page, [])
  await page.reload()
  await expect(page.getByText('No Entries Found')).toBeVisible()
  await expectAccessibleEverywhere(page, 'main')
})

test('an admin reads one type of entry per tab by keyboard, and starts a refresh', async ({ page, member }) => {
  await grantRole(page.request, member, 'super_senator')
  await serveEntries(
    page,
    sampleEntries(await demoPersonaId(page.request)).map((entry) => ({
      ...entry,
      conversationIds: ['11111111-2222-4333-8444-555555555555', '66666666-7777-4888-8999-aaaaaaaaaaaa'],
    })),
  )
  await page.route('**/api/zeitgeist/refresh', () => {})
  await page.goto('/admin/zeitgeist')
  await expect(cards(page)).toHaveCount(10)
  await page.getByRole('button', { name: 'Refresh Insights' }).click()
  await cards(page).first().getByText('2 conversations').click()
  await expectAccessibleEverywhere(page)
  await page.getByRole('tab', { name: 'All Insights' }).focus()
  await page.keyboard.press('End')
  await expect(page.getByRole('tab', { name: 'Trends' })).toBeFocused()
  await expect(cards(page)).toHaveCount(2)
  await expectToFitAt400Percent(page)

  await serveEntries(page, [])
  await page.reload()
  await expect(page.getByText('No insights yet')).toBeVisible()
  await expectAccessibleEverywhere(page, 'main')
})
