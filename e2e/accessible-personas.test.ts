import { expectAccessible, expectAccessibleEverywhere } from './support/accessible.ts'
import { register } from './support/member.ts'
import { createPersona, newPersona } from './support/persona.ts'
import { expect, test } from './support/test.ts'

// Nothing moves, so that axe measures no colour half way to another.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('axe finds nothing in the form, when fields are refused and where it is tried', async ({ page }) => {
  await register(page.request)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Save & Publish' }).click()
  await expect(page.getByText('5 fields need a change')).toBeVisible()
  await page.getByText('Emoji', { exact: true }).click()
  await page.getByText('Advanced', { exact: true }).click()
  await expectAccessibleEverywhere(page)
})

test('axe finds nothing in the list of one’s personas, their versions and their analytics', async ({ page, other }) => {
  await register(page.request)
  const { id } = await createPersona(page.request)
  await page.request.put(`/api/bots/${id}`, { data: newPersona({ rolePrompt: 'You are somebody else by now, and say so.' }) })
  await other.post(`/api/bots/${id}/vote`, { data: { isUpvote: true } })
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

test('axe finds nothing in the dialog of sharing, nor in the chat for other pages', async ({ page, chat, other }) => {
  const { slug } = await createPersona(other)
  await chat.open(slug)
  await page.getByRole('button', { name: 'Share this persona' }).click()
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
  await expectAccessibleEverywhere(page, '[role=dialog]')
  await page.getByRole('tab', { name: 'On a website' }).click()
  await expectAccessible(page, '[role=dialog]')
  await page.goto(`/embed/${slug}`)
  await chat.ready()
  await expectAccessibleEverywhere(page)
})
