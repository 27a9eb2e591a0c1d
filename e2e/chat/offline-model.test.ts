import { register } from '../support/accounts/member.ts'
import { expectAccessibleEverywhere } from '../support/axe-checks.ts'
import { readFocus } from '../support/focus-indicator.ts'
import { expect, test } from '../support/test-fixtures.ts'

const offTopic = 'Who won the world cup in 1954?'

test('a member asks what the persona does not know, free of charge, and goes on by keyboard with a question that it knows', async ({
  page,
  chat,
}) => {
  test.slow()
  await register(page.request)
  await page.setViewportSize({ width: 390, height: 844 })
  await chat.open('coach-bex')
  await chat.sendAndWait(offTopic)
  const openers = chat.lastAnswer.getByRole('list', { name: 'Questions that this persona can answer' }).getByRole('button')
  await expect(openers).toHaveCount(3)
  await expect(chat.lastAnswerText.getByRole('listitem')).toHaveCount(0)
  await expect(chat.lastAnswer.getByText('Offline model · free of charge')).toBeVisible()
  await expect(page.getByText('2 credits a message · 100 left')).toBeVisible()
  await expect(chat.lastAnswer.getByRole('button', { name: /^Regenerate/ })).toHaveCount(0)
  await expectAccessibleEverywhere(page)

  await page.reload()
  await chat.waitUntilReady()
  await expect(chat.lastAnswer.getByText('Offline model · free of charge')).toBeVisible()
  const [question = ''] = await openers.allTextContents()
  // The server's page shows them before the page has a session.
  await expect(openers.first()).toBeEnabled()
  await openers.first().focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  expect(await readFocus(page)).toMatchObject({ name: question, hasIndicator: true })
  await page.keyboard.press('Enter')
  await expect(chat.questions).toHaveText([offTopic, question])
  await expect(chat.input).toBeFocused()
  await chat.answerEnded()
  await expect(chat.lastAnswerText.getByRole('button', { name: /^Source \d/ }).first()).toBeVisible()
  await expect(chat.lastAnswer.getByText('Offline model')).toHaveText('Answered by Offline model')
  await expect(page.getByText('2 credits a message · 98 left')).toBeVisible()
  // The list of the earlier answer is text again.
  await expect(chat.answers.nth(1).locator('.prose').getByRole('listitem')).toHaveCount(3)
})

test('long openers in a language that is written from right to left fit a phone, and a guest sees the messages that are left', async ({
  page,
  chat,
}) => {
  const openers = ['كيف أبدأ الجري بعد استراحة طويلة جدا دون أن أؤذي ركبتي؟ '.repeat(3).trim(), 'x'.repeat(120), 'متى أستريح؟']
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route(/\/api\/conversations\/\w+\/messages(\?|$)/, async (route) => {
    const response = await route.fetch()
    const messages = await response.json()
    const last = messages.at(-1)
    if (last?.openers.length) {
      last.content = `اسألني عن:\n\n${openers.map((opener) => `- ${opener}`).join('\n')}`
      last.openers = openers
    }
    await route.fulfill({ response, json: messages })
  })
  await chat.open('coach-bex')
  await chat.sendAndWait(offTopic)
  await page.reload()
  await chat.waitUntilReady()
  const list = chat.lastAnswer.getByRole('list', { name: 'Questions that this persona can answer' })
  await expect(list.getByRole('button')).toHaveText(openers)
  expect(await list.evaluate((element) => element.ownerDocument.defaultView.getComputedStyle(element).direction)).toBe('rtl')
  await expect(page.getByText('9 of 10 free messages left')).toBeVisible()
  await expect(chat.lastAnswer.getByText('Offline model')).toHaveText('Answered by Offline model')
  await expectAccessibleEverywhere(page)
})
