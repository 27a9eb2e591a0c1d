import type { Locator, Page } from '@playwright/test'
import { expectAccessibleEverywhere } from '../support/axe-checks.ts'
import type { ChatPanel } from '../support/chat-panel.ts'
import { expect, test } from '../support/test-fixtures.ts'

const editBox = (page: Page) => page.getByRole('textbox', { name: 'Edit your message' })
const place = (message: Locator) => message.getByRole('group', { name: 'Versions' })
const previous = (message: Locator) => message.getByRole('button', { name: 'Previous version' })
const next = (message: Locator) => message.getByRole('button', { name: 'Next version' })
const questionItem = (chat: ChatPanel, text: string) => chat.questions.filter({ hasText: text }).locator('..')

for (const width of [390, 1280]) {
  test(`a message is edited with the mouse at ${width} px, and its versions are compared`, async ({ page, chat }) => {
    await page.setViewportSize({ width, height: 844 })
    await chat.open('coach-bex')
    await chat.sendAndWait('Thanks')
    await chat.sendAndWait('And now?')
    const answer = (await chat.answers.nth(1).locator('.prose').textContent()) ?? ''

    const question = questionItem(chat, 'Thanks')
    await question.hover()
    await question.getByRole('button', { name: 'Edit message' }).click()
    await expect(editBox(page)).toBeFocused()
    await expect(editBox(page)).toHaveValue('Thanks')
    await expect(page.getByText('Counts as one of your 10 free messages.')).toBeVisible()
    await editBox(page).fill('Thank you very much')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(chat.questions).toHaveText(['Thank you very much'])
    await chat.answerEnded()

    const edited = questionItem(chat, 'Thank you very much')
    await expect(place(edited)).toContainText('2 / 2')
    await expect(next(edited)).toBeDisabled()
    await previous(edited).click()
    await expect(chat.questions).toHaveText(['Thanks', 'And now?'])
    await expect(chat.answers.nth(1).locator('.prose')).toHaveText(answer)
    await expect(place(questionItem(chat, 'Thanks'))).toContainText('1 / 2')

    // What is shown is stored: it is the branch of the next visit.
    await page.reload()
    await chat.waitUntilReady()
    await expect(chat.questions).toHaveText(['Thanks', 'And now?'])
    await next(questionItem(chat, 'Thanks')).click()
    await expect(chat.questions).toHaveText(['Thank you very much'])
  })
}

test('an answer is made again by keyboard, and the versions are compared by keyboard', async ({ page, chat }) => {
  await chat.open('coach-bex')
  await chat.sendAndWait('Thanks')
  const regenerate = chat.lastAnswer.getByRole('button', { name: /^Regenerate/ })
  await regenerate.focus()
  await page.keyboard.press('Enter')
  await expect(chat.input).toBeFocused()
  await expect(chat.answers).toHaveCount(2)
  await chat.answerEnded()
  await expect(place(chat.lastAnswer)).toContainText('2 / 2')
  await expect(chat.questions).toHaveText(['Thanks'])
  await expect(place(questionItem(chat, 'Thanks'))).toHaveCount(0)

  await previous(chat.lastAnswer).focus()
  await page.keyboard.press('Enter')
  await expect(place(chat.lastAnswer)).toContainText('1 / 2')
  await expect(chat.lastAnswer.getByText('Version 1 of 2')).toBeAttached()
  // The button stays focused at the first version, which it cannot leave.
  await expect(previous(chat.lastAnswer)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(place(chat.lastAnswer)).toContainText('1 / 2')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(place(chat.lastAnswer)).toContainText('2 / 2')
})

test('an answer in the middle is made again, and the messages after it return with its first version', async ({ chat }) => {
  await chat.open('coach-bex')
  await chat.sendAndWait('Thanks')
  await chat.sendAndWait('And now?')
  const first = chat.answers.nth(1)
  await first.hover()
  await first.getByRole('button', { name: /^Regenerate/ }).click()
  await expect(chat.questions).toHaveText(['Thanks'])
  await chat.answerEnded()
  await previous(chat.lastAnswer).click()
  await expect(chat.questions).toHaveText(['Thanks', 'And now?'])
})

test('the ↑ key edits the last own message, Escape leaves it as it was', async ({ page, chat }) => {
  await chat.open('coach-bex')
  await chat.input.press('ArrowUp')
  await expect(editBox(page)).toHaveCount(0)
  await chat.sendAndWait('Thanks')
  await chat.sendAndWait('And now?')

  await chat.input.fill('A draft')
  await chat.input.press('ArrowUp')
  await expect(editBox(page)).toHaveCount(0)
  await chat.input.fill('')
  await chat.input.press('ArrowUp')
  await expect(editBox(page)).toBeFocused()
  await expect(editBox(page)).toHaveValue('And now?')
  await page.keyboard.type(' Really')
  await page.keyboard.press('Escape')
  await expect(chat.input).toBeFocused()
  await expect(chat.questions).toHaveText(['Thanks', 'And now?'])

  await chat.input.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(chat.questions).toHaveText(['Thanks', 'And now?'])
  await chat.input.press('ArrowUp')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('Really?')
  await page.keyboard.press('Enter')
  await expect(chat.questions).toHaveText(['Thanks', 'And now?\nReally?'], { useInnerText: true })
  await chat.answerEnded()
  await expect(chat.input).toBeFocused()
  expect((await chat.storedMessages()).map(({ content }) => content)).toContain('And now?\nReally?')
})

test('an edit that is refused brings the old messages back, and keeps the changed text', async ({ page, chat, toasts }) => {
  await chat.open('coach-bex')
  await chat.sendAndWait('Thanks')
  const answer = await chat.lastAnswerText.textContent()
  const running = { message: 'Another message is being answered', reason: 'GENERATION_RUNNING', requestId: 'r' }
  await page.route('**/api/messages/stream', (route) => route.fulfill({ status: 409, json: running }), { times: 1 })
  await chat.input.press('ArrowUp')
  await editBox(page).fill('Thanks a lot')
  await page.keyboard.press('Enter')
  await toasts.expectOnly('Error', 'Failed to send message: Another message is being answered')
  await expect(chat.lastAnswerText).toHaveText(answer ?? '')
  await expect(editBox(page)).toHaveValue('Thanks a lot')
  await page.keyboard.press('Enter')
  await expect(chat.questions).toHaveText(['Thanks a lot'])
  await chat.answerEnded()
  await expect(place(questionItem(chat, 'Thanks a lot'))).toContainText('2 / 2')
})

test('another version costs a member what a message costs, and says so before', async ({ page, chat, member }) => {
  expect(member.username).not.toBe('')
  await chat.open('coach-bex')
  await chat.sendAndWait('Thanks')
  await expect(page.getByText('2 credits a message · 98 left')).toBeVisible()
  await chat.lastAnswer.hover()
  await chat.lastAnswer.getByRole('button', { name: 'Regenerate · 2 credits' }).click()
  await chat.answerEnded()
  await expect(page.getByText('2 credits a message · 96 left')).toBeVisible()
})

test('versions and the edit box have no axe violations', async ({ page, chat }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await chat.open('coach-bex')
  await chat.sendAndWait('Thanks')
  await chat.lastAnswer.hover()
  await chat.lastAnswer.getByRole('button', { name: /^Regenerate/ }).click()
  await chat.answerEnded()
  await expectAccessibleEverywhere(page)
  await chat.input.press('ArrowUp')
  await expect(editBox(page)).toBeFocused()
  await expectAccessibleEverywhere(page)
})
