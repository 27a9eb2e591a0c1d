import { buy } from './support/checkout.ts'
import { spendCreditsTo } from './support/credits.ts'
import { register } from './support/member.ts'
import { expect, test } from './support/test.ts'

const noCredits = ['No credits remaining', 'Please purchase more message credits to continue chatting.'] as const

test('each message costs 2 credits, which is said before and seen after', async ({ page, chat, member }) => {
  await chat.open('coach-bex')
  await expect(page.getByText('2 credits a message · 100 left')).toBeVisible()
  await chat.ask('Thanks')
  await expect(page.getByText('2 credits a message · 98 left')).toBeVisible()
  await page.getByRole('button', { name: `Account of ${member.username}` }).click()
  await expect(page.getByRole('menu')).toContainText('98 credits')
  await expect(page.getByRole('menu')).not.toContainText('Low Credits')
})

test('a guest reads nothing of credits', async ({ page, chat }) => {
  await chat.open('coach-bex')
  await expect(page.getByText(/credits a message/)).toHaveCount(0)
})

// Whoever is to have no credits has sent fifty messages first.
test.describe.configure({ timeout: 120_000 })

test('low credits are tagged in the menu of wide and of small screens', async ({ page, member }) => {
  await spendCreditsTo(page, 8)
  await page.goto('/discover')
  await page.getByRole('button', { name: `Account of ${member.username}` }).click()
  await expect(page.getByRole('menu')).toContainText('8 creditsLow Credits')
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Menu' }).click()
  const sheet = page.getByRole('navigation', { name: 'Main' })
  await expect(sheet).toContainText('8 creditsLow Credits')
  await sheet.getByRole('link', { name: 'Buy credits' }).click()
  await expect(page).toHaveURL('/purchase-credits')
})

test('without credits nothing is sent, and the chat goes on after buying some in another tab', async ({ page, chat, toasts }) => {
  await register(page.request)
  await spendCreditsTo(page, 2)
  await chat.open('coach-bex')
  await chat.ask('Thanks')
  const prompt = page.getByRole('alert').filter({ hasText: noCredits[0] })
  await expect(prompt).toContainText(noCredits[1])
  await expect(prompt.getByRole('link', { name: 'Buy credits' })).toHaveAttribute('href', '/purchase-credits')
  let sends = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/messages')) sends += 1
  })
  await chat.send('One more, please')
  await toasts.says(...noCredits)
  await expect(chat.input).toHaveValue('One more, please')
  await expect(chat.questions).toHaveText(['Thanks'])
  expect(sends).toBe(0)

  await buy(page, 'citizen-100')
  await expect(prompt).toBeHidden()
  await chat.input.press('Enter')
  await expect(chat.questions).toHaveText(['Thanks', 'One more, please'])
  await chat.ended()
  await expect(chat.lastWords).not.toBeEmpty()
  await expect(page.getByText('2 credits a message · 98 left')).toBeVisible()
})

test('a message that the server refuses for want of credits is kept, and sent by trying again', async ({ page, chat, toasts }) => {
  await register(page.request)
  await chat.open('coach-bex')
  await expect(page.getByText('2 credits a message · 100 left')).toBeVisible()
  await spendCreditsTo(page, 0)
  await chat.send('Am I still heard?')
  await toasts.says(...noCredits)
  await expect(chat.lastReply).toContainText('[Message failed to send]')
  await expect(chat.input).toHaveValue('Am I still heard?')
  await expect(page.getByRole('alert').filter({ hasText: noCredits[0] })).toBeVisible()

  await buy(page, 'citizen-100')
  await expect(page.getByText('2 credits a message · 100 left')).toBeVisible()
  await chat.lastReply.getByRole('button', { name: 'Try again' }).click()
  await chat.ended()
  await expect(chat.lastWords).not.toBeEmpty()
  await expect(chat.input).toHaveValue('')
  await expect(chat.questions).toHaveText(['Am I still heard?'])
  const stored = await chat.stored()
  expect(stored.filter(({ isFromBot }) => !isFromBot).map(({ content }) => content)).toEqual(['Am I still heard?'])
  await expect(page.getByText('2 credits a message · 98 left')).toBeVisible()
})
