import type { Locator } from '@playwright/test'
import { expectAccessible, expectAccessibleEverywhere } from '../support/axe-checks.ts'
import { slowAnswer } from '../support/chat-panel.ts'
import { readFocus } from '../support/focus-indicator.ts'
import { expectNoHorizontalScroll } from '../support/horizontal-scroll.ts'
import { expect, test, visitorTest } from '../support/test-fixtures.ts'

const backgroundOf = (part: Locator) => part.evaluate((shown) => shown.ownerDocument.defaultView?.getComputedStyle(shown).backgroundColor)

/** Expects that the colours of the system tell what is chosen from what is not. */
async function expectChosenInForcedColours(chosen: Locator, other: Locator) {
  const page = chosen.page()
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await backgroundOf(chosen)).not.toBe(await backgroundOf(other))
  await page.emulateMedia({ forcedColors: 'none' })
}

test('a keyboard user signs in, stops an answer and signs out', async ({ page, chat, member, toasts }) => {
  test.slow()
  await page.request.post('/api/logout')
  await page.goto('/auth')
  await page.getByLabel('Username').focus()
  await page.keyboard.type(member.username)
  await page.keyboard.press('Tab')
  await page.keyboard.type(member.password)
  await page.keyboard.press('Enter')
  await toasts.expectOnly('Welcome back!', `You are now logged in as ${member.username}.`)
  await chat.open(slowAnswer.persona)
  await chat.input.focus()
  await page.keyboard.type(slowAnswer.question)
  await page.keyboard.press('Enter')
  await chat.answerStarted()
  await page.keyboard.press('Tab')
  await expect(chat.stopButton).toBeFocused()
  await page.keyboard.press('Enter')
  await chat.answerEnded()
  await expect(chat.input).toBeFocused()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByText('98 credits')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1280, height: 844 })
  await page.emulateMedia({ colorScheme: 'light' })
  const account = page.getByRole('button', { name: `Account of ${member.username}` })
  await account.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Your AI Dashboard' })).toBeFocused()
  expect(await readFocus(page)).toMatchObject({ hasIndicator: true })
  // The header of the chat stays below the menu.
  await page.getByRole('menu').getByText(member.username).click({ trial: true })
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(account).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Your AI Dashboard' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeFocused()
  await page.keyboard.press('Enter')
  await toasts.expectOnly('Logged out', 'You have been successfully logged out.')
  await expectAccessible(page)
})

visitorTest(
  'a navigation moves the focus to the content and announces the page title, and the arrow keys switch tabs',
  async ({ page }) => {
    visitorTest.slow()
    await page.goto('/')
    await page.getByRole('link', { name: 'Find Coaches & Learn' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: /^Discover/ })).toHaveCount(1)
    await expect(page.getByText(/^Showing 1 to/)).toBeVisible()
    await expectAccessibleEverywhere(page)
    const categories = page.getByRole('navigation', { name: 'Category' }).getByRole('link')
    await expectChosenInForcedColours(categories.first(), categories.last())
    await page.getByRole('searchbox').fill('zzzz')
    await expect(page.getByText('No AI personas found')).toBeVisible()
    await expectAccessibleEverywhere(page, 'main')
    await page.setViewportSize({ width: 320, height: 256 })
    await page.getByRole('button', { name: 'Menu' }).click()
    await expectNoHorizontalScroll(page)

    await page.getByRole('link', { name: 'Log in' }).click()
    // Later the navigation would take the focus from the tab.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.getByRole('tab', { name: 'Log in' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Register' })).toBeFocused()
    await expect(page).toHaveURL(/\/auth\?tab=register/)
    await expect(page.getByLabel('Confirm password')).toBeVisible()
    await expectChosenInForcedColours(page.getByRole('tab', { name: 'Register' }), page.getByRole('tab', { name: 'Log in' }))

    for (const address of ['/nowhere', '/persona/unknown-persona']) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessibleEverywhere(page)
    }
  },
)
