import { type BreakableProxy, startBreakableProxy } from '../support/breakable-proxy.ts'
import { slowAnswer } from '../support/chat-panel.ts'
import { test as base, expect } from '../support/test-fixtures.ts'

const test = base.extend<{ breakableProxy: BreakableProxy }>({
  breakableProxy: async ({ baseURL }, use) => {
    const breakableProxy = await startBreakableProxy(baseURL ?? '')
    await use(breakableProxy)
    breakableProxy.close()
  },
})

/** Sends a message, waits for its first text and two more seconds, in which a failure counts as a refusal, and breaks the connection. */
test.beforeEach(async ({ page, chat, breakableProxy }) => {
  await page.clock.install()
  await page.goto(`${breakableProxy.url}/persona/${slowAnswer.persona}`)
  await chat.waitUntilReady()
  breakableProxy.stallAfter('"content"')
  await chat.send(slowAnswer.question)
  await chat.answerStarted()
  await page.clock.fastForward(2_500)
  breakableProxy.disconnect()
  await expect(chat.lastAnswer).toContainText('[Reconnecting...]')
})

test('a connection that breaks during an answer resumes without lost text', async ({ page, chat, toasts, breakableProxy }) => {
  breakableProxy.restore()
  await page.clock.fastForward(1_000)
  await chat.answerEnded()
  await expect(chat.lastAnswer).not.toContainText('[Reconnecting...]')
  await expect(toasts.all).toHaveCount(0)
  expect(await chat.copyLastAnswer()).toBe((await chat.storedMessages()).at(-1)?.content)
})

test('the chat gives up after three reconnects, and the answer can be retried', async ({ page, chat, toasts, breakableProxy }) => {
  const attempts: string[] = []
  page.on('requestfailed', (request) => attempts.push(new URL(request.url()).search))
  await expect(async () => {
    await page.clock.fastForward(3_500)
    await expect(chat.lastAnswer).toContainText('[Connection lost. Please try again.]', { timeout: 300 })
  }).toPass()
  expect(attempts.filter((search) => search.startsWith('?after='))).toHaveLength(3)
  await toasts.expectOnly('Connection Error', 'Failed to maintain connection with server after multiple attempts')
  await expect(chat.input).toBeEnabled()

  breakableProxy.restore()
  await chat.lastAnswer.getByRole('button', { name: 'Try again' }).click()
  await chat.answerEnded()
  const stored = await chat.storedMessages()
  expect(stored).toHaveLength(3)
  expect(await chat.copyLastAnswer()).toBe(stored.at(-1)?.content)
})
