import { expectAccessible, expectAccessibleEverywhere } from '../support/axe-checks.ts'
import { buy } from '../support/credits/checkout.ts'
import { spendCreditsTo } from '../support/credits/spend-credits.ts'
import { expect, test } from '../support/test-fixtures.ts'

const noCredits = ['No credits remaining', 'Please purchase more message credits to continue chatting.'] as const

test('each message costs 2 credits; without any none is sent, and the chat continues after a purchase in another tab', async ({
  page,
  chat,
  member,
  toasts,
}) => {
  // Spending the credits of a new account takes fifty messages.
  test.slow()
  await chat.open('coach-bex')
  await expect(page.getByText('2 credits a message · 100 left')).toBeVisible()
  await chat.sendAndWait('Thanks')
  await expect(page.getByText('2 credits a message · 98 left')).toBeVisible()

  await test.step('the menu marks low credits on wide and small screens', async () => {
    const button = page.getByRole('button', { name: `Account of ${member.username}` })
    await button.click()
    await expect(page.getByRole('menu')).toContainText('98 credits')
    await expect(page.getByRole('menu')).not.toContainText('Low Credits')
    await spendCreditsTo(page, 8)
    await page.reload()
    await button.click()
    await expect(page.getByRole('menu')).toContainText('8 creditsLow Credits')
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByRole('button', { name: 'Menu' }).click()
    const sheet = page.getByRole('navigation', { name: 'Main' })
    await expect(sheet).toContainText('8 creditsLow Credits')
    await sheet.getByRole('link', { name: 'Buy credits' }).click()
    await expect(page).toHaveURL('/purchase-credits')
    await expect(page.getByText('Low Credits')).toBeVisible()
    await expectAccessible(page, 'main')
    await page.setViewportSize({ width: 1280, height: 844 })
  })

  await spendCreditsTo(page, 2)
  await chat.open('coach-bex')
  await chat.sendAndWait('Thank you')
  const prompt = page.getByRole('alert').filter({ hasText: noCredits[0] })
  await expect(prompt).toContainText(noCredits[1])
  await expect(prompt).toContainText(/Your free credits return on [A-Z][a-z]{2} 1, \d{4}\./)
  await expect(prompt.getByRole('link', { name: 'Buy credits' })).toHaveAttribute('href', '/purchase-credits')
  await expectAccessibleEverywhere(page)
  await chat.send('Thanks again')
  await toasts.expectOnly(...noCredits)
  await expect(chat.input).toHaveValue('Thanks again')
  await expect(page.getByRole('region', { name: 'Messages' }).getByText('[Message failed to send]')).toBeVisible()

  await buy(page, 'citizen-100')
  await expect(prompt).toBeHidden()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(chat.questions).toHaveText(['Thanks', 'Thank you', 'Thanks again'])
  await chat.answerEnded()
  await expect(chat.lastAnswerText).not.toBeEmpty()
  await expect(page.getByText('2 credits a message · 98 left')).toBeVisible()
})
