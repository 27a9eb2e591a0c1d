import { slowAnswer } from '../support/chat-panel.ts'
import { asOtherModel } from '../support/other-model.ts'
import { expect, test } from '../support/test-fixtures.ts'

/** Removes everything but letters: the marks of a growing list change between text and markup. */
const letters = (text: string | null): string => (text ?? '').replace(/[^a-z]/gi, '')

test('a reload during an answer resumes to the same complete answer', async ({ page, chat }) => {
  await asOtherModel(page)
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
  const shown = await chat.lastAnswerText.ariaSnapshot()
  await page.reload()
  await chat.waitUntilReady()
  await expect.poll(() => chat.lastAnswerText.ariaSnapshot()).toBe(shown)

  // An answer that is being made again is opened from the list of conversations while it runs, as its latest version.
  let versions = 1
  await expect(async () => {
    await chat.lastAnswer.hover()
    await chat.lastAnswer.getByRole('button', { name: /^Regenerate/ }).click()
    versions += 1
    await chat.answerStarted()
    await page.getByRole('banner').getByRole('link', { name: 'Conversations' }).click()
    await page
      .getByRole('main')
      .getByRole('link', { name: /, with / })
      .first()
      .click()
    await expect(chat.lastAnswer).toContainText('AI is typing')
  }).toPass()
  await chat.answerEnded()
  await expect(chat.lastAnswer.getByRole('group', { name: 'Versions' })).toContainText(`${versions} / ${versions}`)
  expect(await chat.copyLastAnswer()).toBe((await chat.storedMessages()).at(-1)?.content)
})

test('stopping an answer keeps the shown text, and the answer to its edited question completes while the page is closed', async ({
  page,
  chat,
}) => {
  await asOtherModel(page)
  await chat.open(slowAnswer.persona)
  await chat.send(slowAnswer.question)
  await chat.answerStarted()
  await expect(chat.lastAnswer.getByRole('button', { name: /^Regenerate/ })).toHaveCount(0)
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
  await expect(page.getByRole('button', { name: 'Edit message' })).toHaveCount(1)

  await page.reload()
  await chat.waitUntilReady()
  await expect(chat.lastAnswerText).toHaveText(kept ?? '')
  await expect(chat.lastAnswer).toContainText('Stopped')
  // The server's page shows the conversation before the page has a session, which the key needs.
  await expect(page.getByRole('button', { name: 'Edit message' })).toBeEnabled()
  await chat.input.press('ArrowUp')
  await page.getByRole('textbox', { name: 'Edit your message' }).fill(`${slowAnswer.question} And bread?`)
  await page.keyboard.press('Enter')
  await chat.answerStarted()
  await page.getByRole('link', { name: 'Discover' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chat Free with AI Experts & Coaches')
  await chat.finishedOnServer()

  await page.goBack()
  await chat.waitUntilReady()
  await expect(chat.questions).toHaveText([`${slowAnswer.question} And bread?`])
  await expect(chat.questions.first().locator('..').getByRole('group', { name: 'Versions' })).toContainText('2 / 2')
  await expect(chat.lastAnswer).not.toContainText('AI is typing')
  expect(await chat.copyLastAnswer()).toBe((await chat.storedMessages()).at(-1)?.content)
})
