import { expectAccessibleEverywhere } from '../support/axe-checks.ts'
import { startBreakableProxy } from '../support/breakable-proxy.ts'
import { slowAnswer } from '../support/chat-panel.ts'
import { expect, test } from '../support/test-fixtures.ts'

test('a connection that breaks during an answer resumes without lost text, or gives up after three attempts', async ({
  page,
  chat,
  toasts,
  baseURL,
}) => {
  // axe runs ten times.
  test.slow()
  const proxy = await startBreakableProxy(baseURL ?? '')
  await page.clock.install()
  await page.goto(`${proxy.url}/persona/${slowAnswer.persona}`)
  await chat.waitUntilReady()
  await expectAccessibleEverywhere(page)
  await page.emulateMedia({ reducedMotion: 'no-preference' })

  /** Sends a message and waits for its first text, after which nothing arrives. */
  const sendAndStall = async () => {
    proxy.stallAfter('"content"')
    await chat.send(slowAnswer.question)
    await chat.answerStarted()
  }
  /** Breaks the connection after two more seconds: before, a failure counts as a refusal. */
  const disconnect = async () => {
    await page.clock.fastForward(2_500)
    proxy.disconnect()
    await expect(chat.lastAnswer).toContainText('[Reconnecting...]')
  }
  const runningAnimations = () =>
    page.evaluate<string[]>('document.getAnimations().map(({ animationName, transitionProperty }) => animationName ?? transitionProperty)')

  await sendAndStall()
  await expect.poll(runningAnimations).toEqual(['blink'])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(runningAnimations).toEqual([])
  await expect(chat.lastAnswer).toContainText('AI is typing')
  await expectAccessibleEverywhere(page)
  await disconnect()
  proxy.restore()
  await page.clock.fastForward(1_000)
  await chat.answerEnded()
  await expect(chat.lastAnswer).not.toContainText('[Reconnecting...]')
  await expect(toasts.all).toHaveCount(0)
  await expect(chat.lastAnswerText.locator('p').nth(1)).toBeVisible()
  expect(await chat.copyLastAnswer()).toBe((await chat.storedMessages()).at(-1)?.content)

  const attempts: string[] = []
  page.on('requestfailed', (request) => attempts.push(new URL(request.url()).search))
  await sendAndStall()
  await disconnect()
  await expect(async () => {
    await page.clock.fastForward(3_500)
    await expect(chat.lastAnswer).toContainText('[Connection lost. Please try again.]', { timeout: 300 })
  }).toPass()
  expect(attempts.filter((search) => search.startsWith('?after='))).toHaveLength(3)
  await toasts.expectOnly('Connection Error', 'Failed to maintain connection with server after multiple attempts')
  await expect(chat.input).toBeEnabled()
  await expectAccessibleEverywhere(page)

  proxy.restore()
  await chat.lastAnswer.getByRole('button', { name: 'Try again' }).click()
  await chat.answerEnded()
  const stored = await chat.storedMessages()
  expect(stored).toHaveLength(5)
  expect(await chat.copyLastAnswer()).toBe(stored.at(-1)?.content)
  await expectAccessibleEverywhere(page)

  // A send whose response is lost is answered once.
  let sends = 0
  await page.route('**/api/messages/stream', async (route) => {
    sends += 1
    if (sends > 1) return route.continue()
    await route.fetch()
    return route.abort('connectionreset')
  })
  await chat.sendAndWait('Thanks')
  expect(sends).toBe(2)
  await expect(chat.lastAnswerText).not.toBeEmpty()
  expect(await chat.storedMessages()).toHaveLength(7)
  proxy.close()
})
