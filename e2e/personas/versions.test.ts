import { register } from '../support/accounts/member.ts'
import { expectAccessibleEverywhere } from '../support/axe-checks.ts'
import { createPersona } from '../support/personas/persona.ts'
import { PersonaForm } from '../support/personas/persona-form.ts'
import { chooseFromMenu } from '../support/personas/persona-list.ts'
import { expect, test } from '../support/test-fixtures.ts'

test('concurrent edits in two tabs lose no text, and an old version can be compared and restored', async ({ page, toasts }) => {
  test.slow()
  await register(page.request)
  const { id, name, rolePrompt } = await createPersona(page.request, { name: `Coach ${'W'.repeat(16)}` })
  const stored = async () => (await page.request.get(`/api/bots/${id}`)).json()
  const late = await page.context().newPage()
  const form = new PersonaForm(page)
  const lateForm = new PersonaForm(late)
  for (const tab of [page, late]) await tab.goto(`/dashboard?tab=create&edit=${id}`)
  await expect(lateForm.rolePrompt).toHaveValue(rolePrompt)
  await form.rolePrompt.fill(`${rolePrompt} You answer in verse.`)
  await form.saveButton.click()
  await toasts.expectOnly('AI Persona updated', 'Your AI Persona has been updated successfully.')
  await expect(page).toHaveURL('/dashboard?tab=manage')

  await lateForm.rolePrompt.fill(`${rolePrompt} You answer in prose.`)
  await lateForm.saveButton.click()
  await expect(late.getByText('This persona was saved somewhere else since you opened it.')).toBeVisible()
  await expect(lateForm.rolePrompt).toHaveValue(`${rolePrompt} You answer in prose.`)
  expect(await stored()).toMatchObject({ rolePrompt: `${rolePrompt} You answer in verse.`, version: 2 })
  await late.getByRole('button', { name: 'Save mine over it' }).click()
  await expect(late).toHaveURL('/dashboard?tab=manage')
  expect(await stored()).toMatchObject({ rolePrompt: `${rolePrompt} You answer in prose.`, version: 3 })
  await late.close()

  await page.getByRole('button', { name: `More for ${name}` }).click()
  await expectAccessibleEverywhere(page)
  await page.keyboard.press('Escape')
  await chooseFromMenu(page, name, 'Versions')
  const list = page.getByRole('list', { name: 'Versions', exact: true })
  await expect(list.getByRole('listitem')).toContainText(['Version 3', 'Version 2', 'Version 1'])
  const detail = page.getByRole('region', { name: /^What restoring version/ })
  await expect(detail.locator('ins').last()).toContainText('verse')
  await expect(detail.locator('del').last()).toContainText('prose')
  await list.getByRole('button', { name: 'Version 1' }).click()
  await expect(detail.locator('del').last()).toContainText('You answer in prose.')
  await expect(detail.getByRole('button', { name: 'Restore version 1' })).toBeVisible()
  await expectAccessibleEverywhere(page, 'main')
  await detail.getByRole('button', { name: 'Restore version 1' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore', exact: true }).click()
  await toasts.expectOnly('Version restored', 'The prompts of version 1 are the current ones.')
  await expect(list.getByRole('listitem')).toHaveCount(4)
  expect(await stored()).toMatchObject({ rolePrompt, version: 4 })
})
