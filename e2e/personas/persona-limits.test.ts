import { register } from '../support/accounts/member.ts'
import { personaInput } from '../support/personas/persona.ts'
import { PersonaForm } from '../support/personas/persona-form.ts'
import { personaRow } from '../support/personas/persona-list.ts'
import { expect, test } from '../support/test-fixtures.ts'

test('a citizen can have five personas, also with concurrent requests, and no private one', async ({ page, toasts }) => {
  await register(page.request)
  const form = new PersonaForm(page)
  const persona = personaInput()
  await page.goto('/dashboard')
  await expect(form.privateSwitch).toBeDisabled()
  await expect(page.getByText('Free during beta testing (a $5 value)')).toBeVisible()
  const refused = await page.request.post('/api/bots', { data: { ...persona, isPrivate: true } })
  expect([refused.status(), (await refused.json()).reason]).toEqual([403, 'PRIVATE_NOT_ALLOWED'])

  const answers = await Promise.all(Array.from({ length: 8 }, () => page.request.post('/api/bots', { data: personaInput() })))
  expect(answers.map((answer) => answer.status()).sort()).toEqual([201, 201, 201, 201, 201, 403, 403, 403])
  const { message, reason } = await (await page.request.post('/api/bots', { data: persona })).json()
  expect(reason).toBe('PERSONA_LIMIT')

  await form.fill(persona)
  await form.publishButton.click()
  await toasts.expectOnly('Error', `Failed to create AI Persona: ${message}`)
  await expect(page.getByRole('alert').filter({ hasText: 'There is no room for another persona.' })).toBeVisible()
  await expect(form.rolePrompt).toHaveValue(persona.rolePrompt)
  await page.getByRole('link', { name: 'Manage your personas' }).first().click()
  await expect(page.getByText('5 of 5 personas')).toBeVisible()
  await expect(personaRow(page, 'Coach')).toHaveCount(5)
})
