import { grantRole } from '../support/accounts/grant-role.ts'
import { register } from '../support/accounts/member.ts'
import { expectAccessibleEverywhere } from '../support/axe-checks.ts'
import { expectNoHorizontalScroll } from '../support/horizontal-scroll.ts'
import { createPersona, personaInput, randomWord } from '../support/personas/persona.ts'
import { expect, test } from '../support/test-fixtures.ts'

const question = 'May I stop taking my heart pills today?'

test('a visitor reports one answer, and operators read it with its question after the conversation is deleted', async ({
  page,
  chat,
  otherMember,
}) => {
  const bot = await createPersona(otherMember, personaInput({ name: `Adviser ${randomWord()}` }))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/persona/${bot.slug}`)
  await chat.waitUntilReady()
  await chat.sendAndWait(question)
  const button = page.getByRole('button', { name: 'Report this answer' })
  await button.click()
  const dialog = page.getByRole('dialog', { name: `Report an answer of ${bot.name}` })
  await dialog.getByRole('radio', { name: 'It gives dangerous advice' }).check()
  await expectAccessibleEverywhere(page)
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await page.getByRole('dialog', { name: 'Thank you' }).getByRole('button', { name: 'Close' }).click()
  await expect(button).toBeFocused()
  const [conversation] = await (await page.request.get('/api/conversations')).json()
  expect((await page.request.delete(`/api/conversations/${conversation.id}`)).ok()).toBe(true)

  const operator = await register(page.request)
  await grantRole(page.request, operator, 'super_senator')
  await page.goto('/admin/reports')
  const heading = page.getByRole('heading', { name: `Reports on ${bot.name}` })
  const next = page.getByRole('button', { name: 'Next persona' })
  await expect(async () => {
    // Other tests report personas too. A slow page may have been left before it was seen.
    if (!(await heading.isVisible())) await ((await next.isDisabled()) ? page.reload() : next.click({ timeout: 2_000 }))
    await expect(heading).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect(page.getByRole('figure')).toContainText(question)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await expectNoHorizontalScroll(page)
    await expectAccessibleEverywhere(page)
  }
  await page.getByRole('button', { name: 'Dismiss the reports' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Dismiss the reports' }).click()
  await expect(heading).toHaveCount(0)
})
