import { register } from '../support/accounts/member.ts'
import { expectAccessible, expectAccessibleEverywhere } from '../support/axe-checks.ts'
import { createPersona, personaInput } from '../support/personas/persona.ts'
import { expect, test } from '../support/test-fixtures.ts'

// Without motion, axe measures no colour in the middle of a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the persona form has no axe violations, with field errors and with its trial', async ({ page }) => {
  await register(page.request)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Save & Publish' }).click()
  await expect(page.getByText('4 fields need a change')).toBeVisible()
  await page.getByText('Emoji', { exact: true }).click()
  await page.getByText('Advanced', { exact: true }).click()
  await expectAccessibleEverywhere(page)
})

test('the persona list, versions and analytics have no axe violations', async ({ page, otherMember }) => {
  await register(page.request)
  const { id } = await createPersona(page.request)
  await page.request.put(`/api/bots/${id}`, { data: personaInput({ rolePrompt: 'You are another coach now, and you say so.' }) })
  await otherMember.post(`/api/bots/${id}/vote`, { data: { isUpvote: true } })
  await expect.poll(async () => (await (await page.request.get(`/api/bots/${id}/analytics?days=7`)).json()).totals.upvotes).toBe(1)
  await page.goto('/dashboard?tab=manage')
  await page.getByRole('button', { name: /^More for/ }).click()
  await expectAccessibleEverywhere(page)
  await page.getByRole('menuitem', { name: 'Versions' }).click()
  await expect(page.getByRole('button', { name: 'Restore version 1' })).toBeVisible()
  await expectAccessibleEverywhere(page, 'main')
  await page.goto(`/dashboard/personas/${id}/analytics`)
  await page.getByRole('button', { name: 'People: show as a table' }).click()
  await expectAccessibleEverywhere(page, 'main')
})

test('the share dialog and the embedded chat have no axe violations', async ({ page, chat, otherMember }) => {
  const { slug } = await createPersona(otherMember)
  await chat.open(slug)
  await page.getByRole('button', { name: 'Share this persona' }).click()
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
  await expectAccessibleEverywhere(page, '[role=dialog]')
  await page.getByRole('tab', { name: 'On a website' }).click()
  await expectAccessible(page, '[role=dialog]')
  await page.goto(`/embed/${slug}`)
  await chat.waitUntilReady()
  await expectAccessibleEverywhere(page)
})
