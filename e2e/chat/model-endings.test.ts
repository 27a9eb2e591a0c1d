import { register } from '../support/accounts/member.ts'
import { expectAccessibleEverywhere } from '../support/axe-checks.ts'
import { providerTest as test } from '../support/provider-product.ts'
import { expect } from '../support/test-fixtures.ts'

test('a member sees what the model does and why it ends: it thinks, is awaited and stopped, is cut off and goes on, is filtered, refuses, is busy', async ({
  page,
  chat,
}) => {
  test.slow()
  await register(page.request)
  await page.setViewportSize({ width: 390, height: 844 })
  await chat.open('coach-bex')
  const last = chat.lastAnswer

  await chat.send('[model thinks] How do I begin?')
  await expect(last.getByText(/^Thinking… [1-3] s$/)).toBeVisible()
  await chat.answerEnded()
  await expect(chat.lastAnswerText).toHaveText(/^t\d+ w1 .* w11$/)
  await expect(last.getByText('Thinking')).toHaveCount(0)

  await chat.send('[model waits] And then?')
  await expect(last.getByText('Still waiting for the model…')).toBeVisible()
  await expectAccessibleEverywhere(page)
  await chat.stopButton.click()
  await chat.answerEnded()
  await expect(last.getByText('Stopped')).toBeVisible()

  await chat.sendAndWait('[model is cut off] Tell me everything')
  await expect(last.getByText('The answer was cut off')).toBeVisible()
  await expect(page.getByText('2 credits a message · 96 left')).toBeVisible()
  await expectAccessibleEverywhere(page)
  const begun = (await chat.lastAnswerText.textContent()) ?? ''
  await page.reload()
  await chat.waitUntilReady()
  await last.getByRole('button', { name: 'Continue · 2 credits' }).click()
  await expect(chat.input).toBeFocused()
  await chat.answerEnded()
  await expect(chat.lastAnswerText).toHaveText(new RegExp(`^${begun.trim()} w6 w7 .* w11$`))
  await expect(last.getByText('The answer was cut off')).toHaveCount(0)
  await expect(page.getByText('2 credits a message · 94 left')).toBeVisible()
  expect((await chat.storedMessages()).length).toBe(7)

  await chat.sendAndWait('[model is filtered] Something dangerous')
  await expect(last.getByText('The provider’s content filter ended this answer')).toBeVisible()
  await expect(chat.lastAnswerText).toHaveText(/w5$/)

  await chat.sendAndWait('[model refuses] Something forbidden')
  await expect(chat.lastAnswerText).toHaveText('I cannot help with that.')
  await expect(last.getByText('The model declined to answer')).toBeVisible()
  await expectAccessibleEverywhere(page)

  await chat.send('[model is busy] Quickly')
  await expect(last.getByText('The model is busy right now.')).toBeVisible()
  await expect(last.getByRole('button', { name: /^Try again in \d+ s · \d+ credits?$/ })).toHaveAttribute('aria-disabled', 'true')
  await expectAccessibleEverywhere(page)
  await last.getByRole('button', { name: /^Try again · \d+ credits?$/ }).click()
  await chat.answerEnded()
  await expect(chat.lastAnswerText).toHaveText(/w11$/)
})
