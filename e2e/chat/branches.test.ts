import type { Locator } from '@playwright/test'
import { expectAccessibleEverywhere } from '../support/axe-checks.ts'
import type { ChatPanel } from '../support/chat-panel.ts'
import { asOtherModel } from '../support/other-model.ts'
import { expect, test } from '../support/test-fixtures.ts'

const place = (message: Locator) => message.getByRole('group', { name: 'Versions' })
const previous = (message: Locator) => message.getByRole('button', { name: 'Previous version' })
const next = (message: Locator) => message.getByRole('button', { name: 'Next version' })
const questionItem = (chat: ChatPanel, text: string) => chat.questions.filter({ hasText: text }).locator('..')

/** A text of many lines on a phone. */
const long = 'Thank you very much. '.repeat(30).trim()

test('a message is edited with the mouse, an answer is made again by keyboard, and their versions are compared', async ({ page, chat }) => {
  test.slow()
  const editBox = page.getByRole('textbox', { name: 'Edit your message' })
  await page.setViewportSize({ width: 390, height: 844 })
  await asOtherModel(page)
  await chat.open('coach-bex')
  await chat.sendAndWait('Thanks')
  await chat.sendAndWait('And now?')
  await chat.sendAndWait(long)
  const firstBranch = ['Thanks', 'And now?', long]
  const answer = (await chat.answers.nth(1).locator('.prose').textContent()) ?? ''

  const question = chat.questions.first().locator('..')
  await question.hover()
  await question.getByRole('button', { name: 'Edit message' }).click()
  await expect(editBox).toBeFocused()
  await expect(editBox).toHaveValue('Thanks')
  await expect(page.getByText('Counts as one of your 10 free messages.')).toBeVisible()
  const edited = `Dear Bex. ${long}`
  await editBox.fill(edited)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(chat.questions).toHaveText([edited])
  await chat.answerEnded()
  await expect(place(questionItem(chat, 'Dear Bex'))).toContainText('2 / 2')
  await expect(next(questionItem(chat, 'Dear Bex'))).toBeDisabled()
  await chat.sendAndWait(long)

  await previous(questionItem(chat, 'Dear Bex')).click()
  await expect(chat.questions).toHaveText(firstBranch)
  await expect(chat.answers.nth(1).locator('.prose')).toHaveText(answer)
  await expect(place(question)).toContainText('1 / 2')
  // What is shown is stored: it is the branch of the next visit.
  await page.reload()
  await chat.waitUntilReady()
  await expect(chat.questions).toHaveText(firstBranch)

  // The arrow stays below the mouse when the versions differ in length.
  await page.setViewportSize({ width: 390, height: 500 })
  await next(question).scrollIntoViewIfNeeded()
  const top = async () => (await place(question).boundingBox())?.y ?? 0
  const before = await top()
  await next(question).click()
  await expect(chat.questions).toHaveText([edited, long])
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(2)
  await previous(question).click()
  await expect(chat.questions).toHaveText(firstBranch)
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(2)

  // An answer in the middle is made again: the messages after it return with its first version.
  const middle = chat.answers.nth(1)
  await middle.hover()
  await middle.getByRole('button', { name: /^Regenerate/ }).click()
  await expect(chat.questions).toHaveText(['Thanks'])
  await chat.answerEnded()
  await previous(chat.lastAnswer).click()
  await expect(chat.questions).toHaveText(firstBranch)
  await next(middle).click()
  await expect(chat.questions).toHaveText(['Thanks'])

  // A key does not wait for a button that is locked while versions change, as a click does.
  const again = chat.lastAnswer.getByRole('button', { name: /^Regenerate/ })
  await expect(again).toBeEnabled()
  await again.focus()
  await page.keyboard.press('Enter')
  await expect(chat.input).toBeFocused()
  await expect(chat.answers).toHaveCount(2)
  await chat.answerEnded()
  await expect(place(chat.lastAnswer)).toContainText('3 / 3')
  await expect(previous(chat.lastAnswer)).toBeEnabled()
  await previous(chat.lastAnswer).focus()
  await page.keyboard.press('Enter')
  await expect(place(chat.lastAnswer)).toContainText('2 / 3')
  await expect(chat.lastAnswer.getByText('Version 2 of 3')).toBeAttached()
  await expect(previous(chat.lastAnswer)).toBeFocused()
  await expect(next(chat.lastAnswer)).toBeEnabled()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(place(chat.lastAnswer)).toContainText('3 / 3')
  // The button stays focused at the last version, which it cannot leave.
  await expect(next(chat.lastAnswer)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(place(chat.lastAnswer)).toContainText('3 / 3')

  await expectAccessibleEverywhere(page)
  // Nothing is edited while versions change.
  await expect(previous(chat.lastAnswer)).toBeEnabled()
  await chat.input.press('ArrowUp')
  await expect(editBox).toBeFocused()
  await expectAccessibleEverywhere(page)
})
