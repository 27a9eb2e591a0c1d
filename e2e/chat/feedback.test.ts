import { expectAccessibleEverywhere } from '../support/axe-checks.ts'
import { expect, test } from '../support/test-fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const width of [390, 1280]) {
  test(`an answer is rated with the mouse at ${width} px, and the rating is kept, changed and removed`, async ({ page, chat, toasts }) => {
    await page.setViewportSize({ width, height: 844 })
    await chat.open('coach-bex')
    await chat.sendAndWait('Thanks')
    const good = chat.lastAnswer.getByRole('button', { name: 'Good answer' })
    const bad = chat.lastAnswer.getByRole('button', { name: 'Bad answer' })
    const form = chat.lastAnswer.getByRole('form', { name: 'Your rating' })
    await chat.lastAnswer.hover()
    await good.click()
    await expect(good).toHaveAttribute('aria-pressed', 'true')
    await form.getByRole('textbox').fill('It made me laugh')
    await form.getByRole('checkbox', { name: 'Send to the creator' }).check()
    await form.getByRole('button', { name: 'Save' }).click()
    await toasts.expectOnly('Thank you', 'The creator can see it now, without your name.')
    await expect(form).toHaveCount(0)

    await page.reload()
    await chat.waitUntilReady()
    await expect(good).toHaveAttribute('aria-pressed', 'true')
    await chat.lastAnswer.getByRole('button', { name: 'Change your comment' }).click()
    await expect(form.getByRole('textbox')).toHaveValue('It made me laugh')
    await expect(form.getByRole('checkbox')).toBeChecked()
    await bad.click()
    await expect(good).toHaveAttribute('aria-pressed', 'false')
    await expect(form.getByText('What was wrong with it?')).toBeVisible()

    const removed = page.waitForResponse(
      (response) => response.url().endsWith('/feedback') && response.request().postData()?.includes('null') === true,
    )
    await bad.click()
    await removed
    await page.reload()
    await chat.waitUntilReady()
    await expect(good).toHaveAttribute('aria-pressed', 'false')
    await expect(bad).toHaveAttribute('aria-pressed', 'false')
  })
}

test('an answer is rated by keyboard, and Escape closes the form', async ({ page, chat }) => {
  await chat.open('coach-bex')
  await chat.sendAndWait('Thanks')
  const bad = chat.lastAnswer.getByRole('button', { name: 'Bad answer' })
  await bad.focus()
  await page.keyboard.press('Space')
  await expect(bad).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Tab')
  await expect(chat.lastAnswer.getByRole('textbox', { name: 'What was wrong with it?' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(chat.lastAnswer.getByRole('form')).toHaveCount(0)
  await expect(bad).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(chat.lastAnswer.getByRole('textbox', { name: 'What was wrong with it?' })).toBeFocused()
})

test('each version of an answer has a rating of its own', async ({ chat }) => {
  await chat.open('coach-bex')
  await chat.sendAndWait('Thanks')
  const good = chat.lastAnswer.getByRole('button', { name: 'Good answer' })
  await chat.lastAnswer.hover()
  await good.click()
  await expect(good).toHaveAttribute('aria-pressed', 'true')
  await chat.lastAnswer.getByRole('button', { name: /^Regenerate/ }).click()
  await chat.answerEnded()
  await expect(good).toHaveAttribute('aria-pressed', 'false')
  await chat.lastAnswer.getByRole('button', { name: 'Previous version' }).click()
  await expect(good).toHaveAttribute('aria-pressed', 'true')
})

test('the form of a rating has no axe violations', async ({ page, chat }) => {
  await chat.open('coach-bex')
  await chat.sendAndWait('Thanks')
  await chat.lastAnswer.hover()
  await chat.lastAnswer.getByRole('button', { name: 'Good answer' }).click()
  await expect(chat.lastAnswer.getByRole('form')).toBeVisible()
  await expectAccessibleEverywhere(page)
})
