import type { Page } from '@playwright/test'
import { slow } from './support/chat-panel.ts'
import { expect, test } from './support/test.ts'

const streams = '**/api/messages/stream'
const wholeSends = '**/api/messages'

/** Requests to an address never get an answer. */
const swallow = (page: Page, address: string) => page.route(address, () => undefined)
const refuse = (page: Page, address: string) => page.route(address, (route) => route.abort('connectionrefused'))

test('a send that fails at once says so, and can be tried again without being doubled', async ({ page, chat, toasts }) => {
  await chat.open('coach-bex')
  await refuse(page, streams)
  await chat.send('Thanks')
  await expect(chat.lastReply).toContainText('[Message failed to send]')
  await toasts.says('Connection Error', 'Unable to send message. Please try again.')
  await expect(chat.input).toBeEnabled()

  await page.unroute(streams)
  await chat.lastReply.getByRole('button', { name: 'Try again' }).click()
  await chat.ended()
  await expect(chat.lastReply).not.toContainText('[Message failed to send]')
  await expect(chat.questions).toHaveText(['Thanks'])
  expect((await chat.stored()).map(({ isFromBot, status }) => [isFromBot, status])).toEqual([
    [true, 'complete'],
    [false, 'complete'],
    [true, 'complete'],
  ])
  expect(await chat.copiedReply()).toBe((await chat.stored()).at(-1)?.content)
})

test('a reply that was made although the answer to the send got lost is found by trying again', async ({ page, chat }) => {
  await chat.open('coach-bex')
  await page.route(streams, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await chat.send('Thanks')
  await expect(chat.lastReply.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 20_000 })
  await page.unroute(streams)
  await chat.lastReply.getByRole('button', { name: 'Try again' }).click()
  await chat.ended()
  await expect(chat.lastWords).not.toBeEmpty()
  expect(await chat.stored()).toHaveLength(3)
  await expect(chat.questions).toHaveCount(1)
})

test('a stream that does not open within 15 seconds gives way to a plain request', async ({ page, chat, toasts }) => {
  await page.clock.install()
  await chat.open('coach-bex')
  await swallow(page, streams)
  await chat.send('Thanks')
  await expect(chat.lastReply).toContainText('AI is typing')
  await page.clock.fastForward(14_000)
  await expect(chat.lastReply).toContainText('AI is typing')
  await expect(toasts.all).toHaveCount(0)

  const whole = page.waitForResponse((response) => response.url().endsWith('/api/messages'))
  await page.clock.fastForward(1_500)
  expect((await whole).status()).toBe(201)
  await chat.ended()
  await toasts.says('Fallback Mode', 'Used standard mode instead of streaming')
  const stored = await chat.stored()
  expect(stored).toHaveLength(3)
  expect(await chat.copiedReply()).toBe(stored.at(-1)?.content)
})

test('when the plain request fails too, the message says so', async ({ page, chat, toasts }) => {
  await page.clock.install()
  await chat.open('coach-bex')
  await swallow(page, streams)
  await refuse(page, wholeSends)
  await chat.send('Thanks')
  await expect(chat.lastReply).toContainText('AI is typing')
  await page.clock.fastForward(15_500)
  await expect(chat.lastReply).toContainText('Sorry, the connection timed out and fallback also failed. Please try again.')
  await toasts.says('Connection Failed', 'Both streaming and standard modes failed')
})

test('while a stream is open the server is pinged every 30 seconds', async ({ page, chat }) => {
  await page.clock.install()
  await chat.open(slow.persona)
  await chat.send(slow.question)
  await chat.replying()
  const ping = page.waitForResponse('**/api/ping')
  await page.clock.fastForward(30_500)
  expect((await ping).status()).toBe(200)
})

test('without a network a quiet bar says so, and what is typed is kept', async ({ page, context, chat }) => {
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
