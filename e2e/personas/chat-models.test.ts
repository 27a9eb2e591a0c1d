import { register } from '../support/accounts/member.ts'
import { expectAccessible } from '../support/axe-checks.ts'
import { ChatPanel } from '../support/chat-panel.ts'
import { personaInput } from '../support/personas/persona.ts'
import { PersonaForm } from '../support/personas/persona-form.ts'
import { personaRow } from '../support/personas/persona-list.ts'
import { providerTest as test } from '../support/provider-product.ts'
import { expect } from '../support/test-fixtures.ts'

test('an owner chooses a model, and a member sees its price and pays it', async ({ page, member, browser, providerProduct }) => {
  const persona = personaInput()
  const form = new PersonaForm(page)
  const model = page.getByLabel('Model', { exact: true })

  await test.step(`the form of ${member.username} offers the models with their prices, and a trial has the chosen one`, async () => {
    await page.goto('/dashboard?tab=create')
    await form.fill(persona)
    await expect(model.getByRole('option')).toHaveText(['Quick · 2 credits a message', 'Deep · 5 credits a message'])
    await expectAccessible(page, 'main')
    await model.selectOption('Deep · 5 credits a message')
    const trial = page.getByRole('region', { name: 'Try it' })
    await trial.getByRole('textbox').fill('Hello')
    await trial.getByRole('textbox').press('Enter')
    await expect(trial.getByRole('listitem').last()).toContainText('w11')
    await expect(trial).toContainText('deep-12.20')
    await form.publishButton.click()
    await expect(personaRow(page, persona.name)).toBeVisible()
  })

  await test.step('another member sees the price before the first message, and pays it', async () => {
    const context = await browser.newContext({ baseURL: providerProduct })
    const reader = await context.newPage()
    await register(context.request)
    const chat = new ChatPanel(reader)
    await chat.open(persona.name.toLowerCase().replace(' ', '-'))
    await expect(reader.getByText('5 credits a message · 100 left')).toBeVisible()
    await chat.sendAndWait('Where shall I begin?')
    await expect(chat.lastAnswer).toContainText('deep-12.20')
    await expect(reader.getByText('5 credits a message · 95 left')).toBeVisible()
    await context.close()
  })

  await test.step('the form shows the choice again, and another one changes the price', async () => {
    await page.getByRole('link', { name: `Edit ${persona.name}` }).click()
    await expect(model.locator('option:checked')).toHaveText('Deep · 5 credits a message')
    await model.selectOption('Quick · 2 credits a message')
    await form.saveButton.click()
    await expect(personaRow(page, persona.name)).toBeVisible()
    await page.goto(`/persona/${persona.name.toLowerCase().replace(' ', '-')}`)
    await expect(page.getByText('2 credits a message · 100 left')).toBeVisible()
  })
})
