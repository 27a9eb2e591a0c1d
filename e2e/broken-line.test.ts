import { slow } from './support/chat-panel.ts'
import { type Line, lineTo } from './support/line.ts'
import { expect, test as withoutLine } from './support/test.ts'

const test = withoutLine.extend<{ line: Line }>({
  line: async ({ baseURL }, use) => {
    const line = await lineTo(baseURL ?? '')
    await use(line)
    line.close()
  },
})

/** Sends, reads the first words, lets the two seconds pass in which a failure counts as a refusal, and cuts the line. */
test.beforeEach(async ({ page, chat, line }) => {
  await page.clock.install()
  await page.goto(`${line.url}/persona/${slow.persona}`)
  await chat.ready()
  line.stallAfter('"content"')
  await chat.send(slow.question)
  await chat.replying()
  await page.clock.fastForward(2_500)
  line.cut()
  await expect(chat.lastReply).toContainText('[Reconnecting...]')
})

test('a line that breaks in mid-reply is mended without a word lost', async ({ page, chat, toasts, line }) => {
  line.mend()
  await page.clock.fastForward(1_000)
  await chat.ended()
  await expect(chat.lastReply).not.toContainText('[Reconnecting...]')
  await expect(toasts.all).toHaveCount(0)
  expect(await chat.copiedReply()).toBe((await chat.stored()).at(-1)?.content)
})

test('a line that stays broken is given up after three attempts, and can be tried again', async ({ page, chat, toasts, line }) => {
  const attempts: string[] = []
  page.on('requestfailed', (request) => attempts.push(new URL(request.url()).search))
  await expect(async () => {
    await page.clock.fastForward(3_500)
    await expect(chat.lastReply).toContainText('[Connection lost. Please try again.]', { timeout: 300 })
  }).toPass()
  expect(attempts.filter((search) => search.startsWith('?after='))).toHaveLength(3)
  await toasts.says('Connection Error', 'Failed to maintain connection with server after multiple attempts')
  await expect(chat.input).toBeEnabled()

  line.mend()
  await chat.lastReply.getByRole('button', { name: 'Try again' }).click()
  await chat.ended()
  const stored = await chat.stored()
  expect(stored).toHaveLength(3)
  expect(await chat.copiedReply()).toBe(stored.at(-1)?.content)
})
