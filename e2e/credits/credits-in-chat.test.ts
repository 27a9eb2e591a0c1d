import { register } from '../support/accounts/member.ts'
import { buy } from '../support/credits/checkout.ts'
import { spendCreditsTo } from '../support/credits/spend-credits.ts'
import { expect, test } from '../support/test-fixtures.ts'

const noCredits = ['No credits remaining', 'Please purchase more message credits to continue chatting.'] as const

test('each message costs 2 credits, which the chat shows before and after', async ({ page, chat, member }) => {
  await chat.open('coach-bex')
  await expect(page.getByText('2 credits a message · 100 left')).toBeVisible()
  await chat.sendAndWait('Thanks')
  await expect(page.getByText('2 credits a message · 98 left')).toBeVisible()
  await page.getByRole('button', { name: `Account of ${member.username}` }).click()
  await expect(page.getByRole('menu')).toContainText('98 credits')
  await expect(page.getByRole('menu')).not.toContainText('Low Credits')
})

test('a guest sees no credits', async ({ page, chat }) => {
  await chat.open('coach-bex')
  await expect(page.getByText(/credits a message/)).toHaveCount(0)
})

// Tests that need an account without credits send fifty messages first.
test.describe.configure({ timeout: 120_000 })

test('the menu marks low credits on wide and small screens', async ({ page, member }) => {
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

test('no message is sent without credits, and the chat continues after a purchase in another tab', async ({ page, chat, toasts }) => {
  await register(page.request)
  await spendCreditsTo(page, 2)
  await chat.open('coach-bex')
  await chat.sendAndWait('Thanks')
  const prompt = page.getByRole('alert').filter({ hasText: noCredits[0] })
  await expect(prompt).toContainText(noCredits[1])
  await expect(prompt.getByRole('link', { name: 'Buy credits' })).toHaveAttribute('href', '/purchase-credits')
  let sends = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/messages')) sends += 1
  })
  await chat.send('One more, please')
  await toasts.expectOnly(...noCredits)
  await expect(chat.input).toHaveValue('One more, please')
  await expect(chat.questions).toHaveText(['Thanks'])
  expect(sends).toBe(0)

  await buy(page, 'citizen-100')
  await expect(prompt).toBeHidden()
  await chat.input.press('Enter')
  await expect(chat.questions).toHaveText(['Thanks', 'One more, please'])
  await chat.answerEnded()
  await expect(chat.lastAnswerText).not.toBeEmpty()
  await expect(page.getByText('2 credits a message · 98 left')).toBeVisible()
})

test('a message refused for missing credits is kept and sent by a retry', async ({ page, chat, toasts }) => {
  await register(page.request)
  await chat.open('coach-bex')
  await expect(page.getByText('2 credits a message · 100 left')).toBeVisible()
  await spendCreditsTo(page, 0)
  await chat.send('Is this message sent?')
  await toasts.expectOnly(...noCredits)
  await expect(chat.lastAnswer).toContainText('[Message failed to send]')
  await expect(chat.input).toHaveValue('Is this message sent?')
  await expect(page.getByRole('alert').filter({ hasText: noCredits[0] })).toBeVisible()

  await buy(page, 'citizen-100')
  await expect(page.getByText('2 credits a message · 100 left')).toBeVisible()
  await chat.lastAnswer.getByRole('button', { name: 'Try again' }).click()
  await chat.answerEnded()
  await expect(chat.lastAnswerText).not.toBeEmpty()
  await expect(chat.input).toHaveValue('')
  await expect(chat.questions).toHaveText(['Is this message sent?'])
  const stored = await chat.storedMessages()
  expect(stored.filter(({ isFromBot }) => !isFromBot).map(({ content }) => content)).toEqual(['Is this message sent?'])
  await expect(page.getByText('2 credits a message · 98 left')).toBeVisible()
})
