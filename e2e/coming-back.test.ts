import { slow } from './support/chat-panel.ts'
import { expect, test } from './support/test.ts'

test('a reload in mid-reply carries on to the same whole reply', async ({ page, chat }) => {
  await chat.open(slow.persona)
  // On a machine so busy that the reply ends before the page is there again, once more.
  await expect(async () => {
    await chat.send(slow.question)
    await chat.replying()
    await page.reload()
    await expect(chat.lastReply).toContainText('AI is typing')
  }).toPass()
  await chat.ended()

  const stored = await chat.stored()
  expect(stored.map(({ status }) => status)).toEqual(stored.map(() => 'complete'))
  await expect(chat.questions).toHaveText(stored.filter(({ isFromBot }) => !isFromBot).map(({ content }) => content))
  await expect(chat.replies).toHaveCount(stored.filter(({ isFromBot }) => isFromBot).length)
  expect(await chat.copiedReply()).toBe(stored.at(-1)?.content)
  const shown = await chat.lastWords.innerHTML()
  await page.reload()
  await chat.ready()
  await expect.poll(() => chat.lastWords.innerHTML()).toBe(shown)
})

/** The letters alone: while a list grows its marks are text one moment and markup the next. */
const letters = (text: string | null): string => (text ?? '').replace(/[^a-z]/gi, '')

test('stopping keeps what was shown', async ({ page, chat }) => {
  await chat.open(slow.persona)
  await chat.send(slow.question)
  await chat.replying()
  const shown = letters(await chat.lastWords.textContent())
  await chat.stopButton.click()
  await chat.ended()
  await expect(chat.lastReply).toContainText('Stopped')
  await expect(chat.input).toBeFocused()

  const kept = await chat.lastWords.textContent()
  expect(letters(kept).startsWith(shown)).toBe(true)
  const stored = (await chat.stored()).at(-1)
  expect(stored).toMatchObject({ isFromBot: true, status: 'stopped' })
  expect(await chat.copiedReply()).toBe(stored?.content)
  await page.reload()
  await chat.ready()
  await expect(chat.lastWords).toHaveText(kept ?? '')
  await expect(chat.lastReply).toContainText('Stopped')
  await chat.ask('Thanks')
  await expect(chat.lastWords).not.toBeEmpty()
})

test('a reply is finished while one is away, and is there on return', async ({ page, chat }) => {
  await chat.open(slow.persona)
  await chat.send(slow.question)
  await chat.replying()
  await page.getByRole('link', { name: 'Discover' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chat Free with AI Experts & Coaches')
  await chat.finishedAtServer()

  await page.goBack()
  await chat.ready()
  await expect(chat.replies).toHaveCount(2)
  await expect(chat.lastReply).not.toContainText('AI is typing')
  expect(await chat.copiedReply()).toBe((await chat.stored()).at(-1)?.content)
})

test('back and forward lead through the pages, and into the same conversation', async ({ page, chat }) => {
  const discover = page.getByRole('heading', { name: 'Chat Free with AI Experts & Coaches' })
  await chat.open('oma-ilse')
  await chat.ask('Thanks')
  const words = await chat.lastWords.textContent()
  await page.getByRole('link', { name: 'Discover' }).first().click()
  await expect(discover).toBeVisible()
  await page.getByRole('link', { name: 'Rostra, home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Teach What You Know. Learn What You Don't.")

  await page.goBack()
  await expect(discover).toBeVisible()
  await page.goBack()
  await chat.ready()
  await expect(chat.questions).toHaveText(['Thanks'])
  await expect(chat.lastWords).toHaveText(words ?? '')
  await page.goForward()
  await expect(discover).toBeVisible()
  await expect(page).toHaveTitle(/Discover/)
})

test('a new conversation begins on demand, and a reload stays in it', async ({ page, chat }) => {
  await chat.open('oma-ilse')
  await chat.ask('Thanks')
  const first = await chat.conversationId()
  await page.getByRole('button', { name: 'Start a new conversation' }).click()
  await expect(chat.questions).toHaveCount(0)
  await expect(chat.replies).toHaveCount(1)
  const second = await chat.conversationId()
  expect(second).not.toBe(first)
  await page.reload()
  await chat.ready()
  expect(await chat.conversationId()).toBe(second)
  await expect(chat.questions).toHaveCount(0)
})
