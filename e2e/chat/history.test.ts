import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleEverywhere } from '../support/axe-checks.ts'
import { slowAnswer } from '../support/chat-panel.ts'
import { expect, test } from '../support/test-fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const wide = { width: 1280, height: 800 }
const narrow = { width: 390, height: 844 }
const rows = (page: Page) => page.getByRole('main').getByRole('link', { name: /, with / })
const drawer = (page: Page) => page.getByRole('complementary', { name: 'Conversations' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Conversations' })

test('a guest finds the conversations under today, and opens one where it ended', async ({ page, chat }) => {
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
  await page.goBack()
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Conversations' })).toBeVisible()
})

test('the page says what to do before the first conversation', async ({ page }) => {
  await page.goto('/conversations')
  await expect(page.getByRole('heading', { name: 'No conversations yet' })).toBeVisible()
  await expectAccessibleEverywhere(page)
  await page.getByRole('link', { name: 'Discover personas' }).click()
  await expect(page).toHaveURL(/\/discover$/)
})

test('a conversation that was left during an answer is opened with the answer still running', async ({ page, chat }) => {
  await chat.open(slowAnswer.persona)
  // Retries when the answer ends before the page has opened again, as on a busy machine.
  await expect(async () => {
    await chat.send(slowAnswer.question)
    await chat.answerStarted()
    await page.goto('/conversations')
    await rows(page).first().click()
    await expect(chat.lastAnswer).toContainText('AI is typing')
  }).toPass()
  await chat.answerEnded()
  expect(await chat.copyLastAnswer()).toBe((await chat.storedMessages()).at(-1)?.content)
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

  await page.getByRole('button', { name: 'Hide your conversations' }).click()
  await page.reload()
  await chat.waitUntilReady()
  await expect(drawer(page)).toHaveCount(0)
})

test('on a phone the conversations open over the chat, by keyboard too', async ({ page, chat }) => {
  await page.setViewportSize(narrow)
  await chat.open('oma-ilse')
  await chat.sendAndWait('Thanks')
  const button = page.getByRole('button', { name: 'Show your conversations' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('link', { name: /, with / })).toHaveCount(1)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(button).toBeFocused()
  await button.click()
  await dialog(page).getByRole('button', { name: 'New conversation', exact: true }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(chat.questions).toHaveCount(0)
})

test('the address of a conversation that is not the reader’s says so, and opens another one', async ({
  page,
  chat,
  otherMember,
  toasts,
}) => {
  const [bot] = await (await otherMember.get('/api/bots/public?search=Ilse')).json()
  const started = await otherMember.post('/api/conversations', { data: { botId: bot.id } })
  const { conversation } = await started.json()
  for (const id of [conversation.id, 'unknown']) {
    await page.goto(`/persona/${bot.slug}?conversation=${id}`)
    await expect(toasts.all).toContainText('That conversation is not here')
    await chat.waitUntilReady()
    await expect(page).toHaveURL(new RegExp(`/persona/${bot.slug}$`))
  }
})

for (const [name, size] of Object.entries({ wide, narrow })) {
  test(`a conversation is searched, renamed, deleted and brought back by keyboard (${name})`, async ({ page, chat, member, toasts }) => {
    await page.setViewportSize(size)
    await chat.open('oma-ilse')
    await chat.sendAndWait('How do I cook lentil soup?')
    await page.goto('/conversations')
    await page.getByRole('searchbox', { name: 'Search conversations' }).fill('lentil')
    await expect(page).toHaveURL(/search=lentil/)
    const results = page.getByRole('region', { name: 'Results' })
    // The words are found a moment after the exchange has ended.
    await expect(async () => {
      await page.reload()
      await expect(results.getByRole('link')).toHaveCount(1, { timeout: 1_000 })
    }).toPass()
    await expect(results.locator('mark').first()).toHaveText(/lentil/i)
    await expectAccessibleEverywhere(page)
    await page.setViewportSize(size)
    await page.getByRole('searchbox').fill('')
    await expect(page.getByRole('region', { name: 'Today' })).toBeVisible()

    const menu = page.getByRole('button', { name: /^Options of / })
    await menu.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Title of the conversation' })).toBeFocused()
    await page.keyboard.type(`Soup of ${member.username}`)
    await page.keyboard.press('Enter')
    await expect(rows(page)).toHaveText(`Soup of ${member.username}`)
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
}
