import type { Page } from '@playwright/test'
import { slowAnswer } from '../support/chat-panel.ts'
import { expect, test } from '../support/test-fixtures.ts'

const streams = '**/api/messages/stream'
const wholeSends = '**/api/messages'

/** Leaves requests to an address without a response. */
const neverRespond = (page: Page, address: string) => page.route(address, () => undefined)
const refuse = (page: Page, address: string) => page.route(address, (route) => route.abort('connectionrefused'))

test('a failed send shows an error and can be retried without a duplicate', async ({ page, chat, toasts }) => {
  await page.clock.install()
  await chat.open('coach-bex')
  await refuse(page, streams)
  const refused = page.waitForEvent('requestfailed')
  await chat.send('Thanks')
  await refused
  await page.clock.fastForward(31_000)
  await expect(chat.lastAnswer).toContainText('[Message failed to send]')
  await toasts.expectOnly('Connection Error', 'Unable to send message. Please try again.')
  await expect(chat.input).toBeEnabled()

  await page.unroute(streams)
  await chat.lastAnswer.getByRole('button', { name: 'Try again' }).click()
  await chat.answerEnded()
  await expect(chat.lastAnswer).not.toContainText('[Message failed to send]')
  await expect(chat.questions).toHaveText(['Thanks'])
  expect((await chat.storedMessages()).map(({ isFromBot, status }) => [isFromBot, status])).toEqual([
    [true, 'complete'],
    [false, 'complete'],
    [true, 'complete'],
  ])
  expect(await chat.copyLastAnswer()).toBe((await chat.storedMessages()).at(-1)?.content)
})

test('a send that is refused twice with 503 is answered after a pause, once', async ({ page, chat, toasts }) => {
  await page.clock.install()
  const sends: { requestId: string }[] = []
  await page.route(streams, (route) => {
    sends.push(route.request().postDataJSON())
    if (sends.length > 2) return route.continue()
    return route.fulfill({
      status: 503,
      headers: { 'Retry-After': '5' },
      json: { message: 'Please try again', reason: 'STORE_UNAVAILABLE' },
    })
  })
  await chat.open('coach-bex')
  const refused = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/stream'))
  await chat.send('Thanks')
  await refused
  await expect(chat.lastAnswer).toContainText('AI is typing')
  await expect(async () => {
    await page.clock.fastForward(2_000)
    await expect(chat.lastAnswer).toContainText('[Reconnecting...]', { timeout: 500 })
  }).toPass()
  await expect(chat.stopButton).toBeVisible()
  await expect(async () => {
    await page.clock.fastForward(7_500)
    expect(sends).toHaveLength(3)
  }).toPass({ intervals: [100] })
  await chat.answerEnded()
  await expect(chat.lastAnswer).not.toContainText('[Reconnecting...]')
  await expect(toasts.all).toHaveCount(0)
  expect(new Set(sends.map(({ requestId }) => requestId)).size).toBe(1)
  await expect(chat.questions).toHaveText(['Thanks'])
  expect(await chat.storedMessages()).toHaveLength(3)
})

test('an answer whose response was lost is fetched by sending again', async ({ page, chat }) => {
  await chat.open('coach-bex')
  let sends = 0
  await page.route(streams, async (route) => {
    sends += 1
    if (sends > 1) return route.continue()
    await route.fetch()
    return route.abort('connectionreset')
  })
  await chat.sendAndWait('Thanks')
  expect(sends).toBe(2)
  await expect(chat.lastAnswerText).not.toBeEmpty()
  expect(await chat.storedMessages()).toHaveLength(3)
  await expect(chat.questions).toHaveCount(1)
})

test('a stream that does not open within 15 seconds falls back to a plain request', async ({ page, chat, toasts }) => {
  await page.clock.install()
  await chat.open('coach-bex')
  await neverRespond(page, streams)
  await chat.send('Thanks')
  await expect(chat.lastAnswer).toContainText('AI is typing')
  await page.clock.fastForward(14_000)
  await expect(chat.lastAnswer).toContainText('AI is typing')
  await expect(toasts.all).toHaveCount(0)

  const whole = page.waitForResponse((response) => response.url().endsWith('/api/messages'))
  await page.clock.fastForward(1_500)
  expect((await whole).status()).toBe(201)
  await chat.answerEnded()
  await toasts.expectOnly('Fallback Mode', 'Used standard mode instead of streaming')
  const stored = await chat.storedMessages()
  expect(stored).toHaveLength(3)
  expect(await chat.copyLastAnswer()).toBe(stored.at(-1)?.content)
})

test('the message shows an error when the fallback request fails too', async ({ page, chat, toasts }) => {
  await page.clock.install()
  await chat.open('coach-bex')
  await neverRespond(page, streams)
  await refuse(page, wholeSends)
  await chat.send('Thanks')
  await expect(chat.lastAnswer).toContainText('AI is typing')
  await page.clock.fastForward(15_500)
  await expect(chat.lastAnswer).toContainText('Sorry, the connection timed out and fallback also failed. Please try again.')
  await toasts.expectOnly('Connection Failed', 'Both streaming and standard modes failed')
})

test('the server is pinged every 30 seconds while a stream is open', async ({ page, chat }) => {
  await page.clock.install()
  await chat.open(slowAnswer.persona)
  await chat.send(slowAnswer.question)
  await chat.answerStarted()
  const ping = page.waitForResponse('**/api/ping')
  await page.clock.fastForward(30_500)
  expect((await ping).status()).toBe(200)
})

test('an offline bar appears without a network, and the draft is kept', async ({ page, context, chat }) => {
  const bar = page.getByText('You are offline. What you type is kept.')
  await chat.open('coach-bex')
  await context.setOffline(true)
  await expect(bar).toBeVisible()
  await chat.input.fill('Half a thought')
  await context.setOffline(false)
  await expect(bar).toBeHidden()
  await page.reload()
  await expect(chat.input).toHaveValue('Half a thought')
})
