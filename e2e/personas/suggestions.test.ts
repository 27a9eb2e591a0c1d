import { register } from '../support/accounts/member.ts'
import { expectAccessibleEverywhere } from '../support/axe-checks.ts'
import { randomWord } from '../support/personas/persona.ts'
import { PersonaForm } from '../support/personas/persona-form.ts'
import { expect, test } from '../support/test-fixtures.ts'

test('a member takes suggested texts over into the form, undoes them, and publishes a persona with them', async ({ page, toasts }) => {
  test.slow()
  await register(page.request)
  const word = randomWord()
  const name = `${word.charAt(0).toUpperCase()}${word.slice(1)}`
  await page.goto('/create')
  const form = new PersonaForm(page)
  await form.name.fill('My own name')
  const panel = page.getByRole('region', { name: 'Help me write it' })
  await panel.getByRole('button', { name: 'Help me write it' }).click()
  const sentences = panel.getByRole('textbox', { name: 'Who is it, for whom, and how does it speak?' })
  await sentences.fill('A coach.')
  await panel.getByRole('button', { name: 'Suggest texts' }).click()
  await expect(panel.getByText(/^Please write at least 20 characters/)).toBeVisible()

  await sentences.fill(`${name} is a running coach of twenty years. She is for beginners. She speaks warmly and in short sentences.`)
  await panel.getByRole('button', { name: 'Suggest texts' }).click()
  await expect(panel.getByText(/^This is a template: no language model is connected/)).toBeVisible()
  await expect(form.name).toHaveValue('My own name')
  await expectAccessibleEverywhere(page)

  await panel.getByRole('button', { name: 'Use this: Name' }).click()
  await expect(form.name).toHaveValue(name)
  await expect(form.slug).toHaveValue(word)
  await panel.getByRole('button', { name: 'Undo: Name' }).click()
  await expect(form.name).toHaveValue('My own name')
  await panel.getByRole('button', { name: 'Use all' }).click()
  await expect(form.name).toHaveValue(name)
  await expect(form.description).toHaveValue(`${name} is a running coach of twenty years.`)
  const rolePrompt = page.getByRole('textbox', { name: 'Role prompt' })
  await expect(rolePrompt).toHaveValue(new RegExp(`^You are ${name}\\.`))
  await panel.getByRole('button', { name: 'Undo all' }).click()
  await expect(rolePrompt).toHaveValue('')
  await panel.getByRole('button', { name: 'Use all' }).click()

  await form.category.selectOption('Education')
  await form.publishButton.click()
  await toasts.expectOnly('AI Persona created', 'Your AI Persona has been created successfully.')
})
