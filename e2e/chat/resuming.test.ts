import { slowAnswer } from '../support/chat-panel.ts'
import { expect, test } from '../support/test-fixtures.ts'

test('a reload during an answer resumes to the same complete answer', async ({ page, chat }) => {
  await chat.open(slowAnswer.persona)
  // Retries when the answer ends before the page has loaded again, as on a busy machine.
  await expect(async () => {
    await chat.send(slowAnswer.question)
    await chat.answerStarted()
    await page.reload()
    await expect(chat.lastAnswer).toContainText('AI is typing')
  }).toPass()
  await chat.answerEnded()

  const stored = await chat.storedMessages()
  expect(stored.map(({ status }) => status)).toEqual(stored.map(() => 'complete'))
  await expect(chat.questions).toHaveText(stored.filter(({ isFromBot }) => !isFromBot).map(({ content }) => content))
  await expect(chat.answers).toHaveCount(stored.filter(({ isFromBot }) => isFromBot).length)
  expect(await chat.copyLastAnswer()).toBe(stored.at(-1)?.content)
  const shown = await chat.lastAnswerText.innerHTML()
  await page.reload()
  await chat.waitUntilReady()
  await expect.poll(() => chat.lastAnswerText.innerHTML()).toBe(shown)
})

/** Removes everything but letters: the marks of a growing list change between text and markup. */
const letters = (text: string | null): string => (text ?? '').replace(/[^a-z]/gi, '')

test('stopping an answer keeps the shown text', async ({ page, chat }) => {
  await chat.open(slowAnswer.persona)
  await chat.send(slowAnswer.question)
  await chat.answerStarted()
  const shown = letters(await chat.lastAnswerText.textContent())
  await chat.stopButton.click()
  await chat.answerEnded()
  await expect(chat.lastAnswer).toContainText('Stopped')
  await expect(chat.input).toBeFocused()

  const kept = await chat.lastAnswerText.textContent()
  expect(letters(kept).startsWith(shown)).toBe(true)
  const stored = (await chat.storedMessages()).at(-1)
  expect(stored).toMatchObject({ isFromBot: true, status: 'stopped' })
  expect(await chat.copyLastAnswer()).toBe(stored?.content)
  await page.reload()
  await chat.waitUntilReady()
  await expect(chat.lastAnswerText).toHaveText(kept ?? '')
  await expect(chat.lastAnswer).toContainText('Stopped')
  await chat.sendAndWait('Thanks')
  await expect(chat.lastAnswerText).not.toBeEmpty()
})

test('an answer completes while its page is closed and is shown on return', async ({ page, chat }) => {
  await chat.open(slowAnswer.persona)
  await chat.send(slowAnswer.question)
  await chat.answerStarted()
  await page.getByRole('link', { name: 'Discover' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chat Free with AI Experts & Coaches')
  await chat.finishedOnServer()

  await page.goBack()
  await chat.waitUntilReady()
  await expect(chat.answers).toHaveCount(2)
  await expect(chat.lastAnswer).not.toContainText('AI is typing')
  expect(await chat.copyLastAnswer()).toBe((await chat.storedMessages()).at(-1)?.content)
})

test('back and forward restore the pages and the conversation', async ({ page, chat }) => {
  const discover = page.getByRole('heading', { name: 'Chat Free with AI Experts & Coaches' })
  await chat.open('oma-ilse')
  await chat.sendAndWait('Thanks')
  const words = await chat.lastAnswerText.textContent()
  await page.getByRole('link', { name: 'Discover' }).first().click()
  await expect(discover).toBeVisible()
  await page.getByRole('link', { name: 'Rostra, home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Teach What You Know. Learn What You Don't.")

  await page.goBack()
  await expect(discover).toBeVisible()
  await page.goBack()
  await chat.waitUntilReady()
  await expect(chat.questions).toHaveText(['Thanks'])
  await expect(chat.lastAnswerText).toHaveText(words ?? '')
  await page.goForward()
  await expect(discover).toBeVisible()
  await expect(page).toHaveTitle(/Discover/)
})

test('a new conversation can be started and is kept over a reload', async ({ page, chat }) => {
  await chat.open('oma-ilse')
  await chat.sendAndWait('Thanks')
  const first = await chat.conversationId()
  await page.getByRole('button', { name: 'Start a new conversation' }).click()
  await expect(chat.questions).toHaveCount(0)
  await expect(chat.answers).toHaveCount(1)
  const second = await chat.conversationId()
  expect(second).not.toBe(first)
  await page.reload()
  await chat.waitUntilReady()
  expect(await chat.conversationId()).toBe(second)
  await expect(chat.questions).toHaveCount(0)
})
