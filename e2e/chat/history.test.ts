import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleEverywhere } from '../support/axe-checks.ts'
import { expect, test } from '../support/test-fixtures.ts'

/** A time zone in which it is about noon, so that no midnight passes: a conversation that was just held is of today. */
const hoursPastNoon = new Date().getUTCHours() - 12
test.use({ timezoneId: `Etc/GMT${hoursPastNoon < 0 ? '' : '+'}${hoursPastNoon}` })

const wide = { width: 1280, height: 800 }
const narrow = { width: 390, height: 844 }
const rows = (page: Page) => page.getByRole('main').getByRole('link', { name: /, with / })
const drawer = (page: Page) => page.getByRole('complementary', { name: 'Conversations' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Conversations' })

test('a guest finds the conversations under today, and opens one where it ended', async ({ page, chat }) => {
  await page.goto('/conversations')
  await expect(page.getByRole('heading', { name: 'No conversations yet' })).toBeVisible()
  await expectAccessibleEverywhere(page)
  await page.getByRole('link', { name: 'Discover personas' }).click()
  await expect(page).toHaveURL(/\/discover$/)
  await chat.open('oma-ilse')
  await chat.sendAndWait('Thanks')
  await chat.open('coach-bex')
  await chat.sendAndWait('Good morning')
  await page.setViewportSize(wide)
  await page.getByRole('banner').getByRole('link', { name: 'Conversations' }).click()
  await expect(page.getByRole('region', { name: 'Today' }).getByRole('listitem')).toHaveCount(2)
  await expect(rows(page).first()).toHaveAttribute('href', /^\/persona\/coach-bex\?conversation=/)
  await expect(page.getByText('Without an account, conversations stay in this browser')).toBeVisible()
  await expectAccessibleEverywhere(page)

  await page.setViewportSize(narrow)
  await rows(page).last().click()
  await expect(chat.questions).toHaveText(['Thanks'])
  await expect(page).toHaveTitle('Thanks · Rostra')
  await page.goBack()
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Conversations' })).toBeVisible()
})

test('the drawer moves between conversations, and so do back and forward', async ({ page, chat, member }) => {
  await page.setViewportSize(wide)
  await chat.open('oma-ilse')
  await expect(page.getByRole('button', { name: `Account of ${member.username}` })).toBeVisible()
  await expect(drawer(page)).toBeVisible()
  await chat.sendAndWait('Thanks')
  await expect(drawer(page).getByRole('link', { name: /, with / })).toHaveAttribute('aria-current', 'page')
  await chat.input.fill('A draft that stays')
  await drawer(page).getByRole('button', { name: 'New conversation', exact: true }).click()
  await expect(chat.questions).toHaveCount(0)
  await expect(chat.input).toHaveValue('A draft that stays')
  await chat.sendAndWait('Good morning')
  const others = drawer(page).getByRole('link', { name: /, with / })
  await expect(others).toHaveCount(2)
  await expectAccessible(page)

  await others.last().click()
  await expect(chat.questions).toHaveText(['Thanks'])
  await page.goBack()
  await expect(chat.questions).toHaveText(['Good morning'])
  await page.goBack()
  await expect(chat.questions).toHaveText(['Thanks'])
  await page.goForward()
  await expect(chat.questions).toHaveText(['Good morning'])

  // Back and forward restore other pages, too.
  const discover = page.getByRole('heading', { name: 'Chat Free with AI Experts & Coaches' })
  await page.getByRole('link', { name: 'Discover' }).first().click()
  await expect(discover).toBeVisible()
  await page.getByRole('link', { name: 'Rostra, home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your AI Persona Dashboard')
  await page.goBack()
  await expect(discover).toBeVisible()
  await expect(page).toHaveTitle(/Discover/)
  await page.goBack()
  await chat.waitUntilReady()
  await expect(chat.questions).toHaveText(['Good morning'])

  await page.getByRole('button', { name: 'Hide your conversations' }).click()
  await page.reload()
  await chat.waitUntilReady()
  await expect(drawer(page)).toHaveCount(0)
  await expect(chat.questions).toHaveText(['Good morning'])

  // On a phone they open over the chat.
  await page.setViewportSize(narrow)
  const button = page.getByRole('button', { name: 'Show your conversations' })
  // The page hears of the new width with its next frame.
  await expect(button).toHaveAttribute('aria-haspopup', 'dialog')
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('link', { name: /, with / })).toHaveCount(2)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(button).toBeFocused()
  await button.click()
  await dialog(page).getByRole('button', { name: 'New conversation', exact: true }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(chat.questions).toHaveCount(0)
})

test('a conversation is searched, renamed, deleted and brought back by keyboard', async ({ page, chat, member, toasts }) => {
  await page.setViewportSize(narrow)
  await chat.open('oma-ilse')
  await chat.sendAndWait('How do I cook lentil soup?')
  await page.goto('/conversations')
  await page.getByRole('searchbox', { name: 'Search conversations' }).fill('lentil')
  await expect(page).toHaveURL(/search=lentil/)
  const results = page.getByRole('region', { name: 'Results' })
  // The words are found a moment after the exchange has ended.
  await expect(async () => {
    await page.reload()
    await expect(results.getByRole('link')).toHaveCount(1, { timeout: 5_000 })
  }).toPass()
  await expect(results.locator('mark').first()).toHaveText(/lentil/i)
  await expectAccessibleEverywhere(page)
  await page.setViewportSize(narrow)
  await page.getByRole('searchbox').fill('')
  await expect(page.getByRole('region', { name: 'Today' })).toBeVisible()

  const menu = page.getByRole('button', { name: /^Options of / })
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Title of the conversation' })).toBeFocused()
  await page.keyboard.type(`Soup of ${member.username}`)
  // The title is shown at once, and stored a moment later.
  const stored = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await page.keyboard.press('Enter')
  await expect(rows(page)).toHaveText(`Soup of ${member.username}`)
  await stored
  await page.reload()
  await expect(rows(page)).toHaveText(`Soup of ${member.username}`)

  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'No conversations yet' })).toBeVisible()
  await toasts.all.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(rows(page)).toHaveText(`Soup of ${member.username}`)
  await page.reload()
  await expect(rows(page)).toHaveText(`Soup of ${member.username}`)
})
