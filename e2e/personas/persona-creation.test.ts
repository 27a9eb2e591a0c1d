import { newAccount, register } from '../support/accounts/member.ts'
import { signUp } from '../support/accounts/sign-up.ts'
import { expectAccessibleEverywhere } from '../support/axe-checks.ts'
import { readFocus } from '../support/focus-indicator.ts'
import { expectNoHorizontalScroll } from '../support/horizontal-scroll.ts'
import { createPersona, personaInput, randomWord } from '../support/personas/persona.ts'
import { PersonaForm } from '../support/personas/persona-form.ts'
import { personaRow } from '../support/personas/persona-list.ts'
import { expect, test } from '../support/test-fixtures.ts'

test('a new member publishes a first persona, finds it and chats with it', async ({ page, chat, toasts, otherMember }) => {
  test.slow()
  const word = randomWord()
  const persona = personaInput({ name: `Coach ${word}` })
  await createPersona(otherMember, { name: persona.name })
  await page.goto('/create')
  await signUp(page, newAccount())
  await expect(page).toHaveURL('/dashboard?tab=create')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Create New AI Persona')

  const form = new PersonaForm(page)
  await form.name.fill(persona.name)
  await expect(form.slug).toHaveValue(`coach-${word}`)
  await expect(page.getByText('This slug is already taken')).toBeVisible()
  await page.getByRole('button', { name: `Use coach-${word}-2` }).click()
  await expect(form.slug).toHaveValue(`coach-${word}-2`)
  await expect(page.getByText('This address is free.')).toBeVisible()

  const colors = new Set<string>()
  for (const length of [130, 149, 150]) {
    await form.description.fill('d'.repeat(length))
    colors.add(
      await page.getByText(`${length}/150`).evaluate((counter) => counter.ownerDocument.defaultView.getComputedStyle(counter).color),
    )
  }
  expect(colors.size).toBe(3)
  await form.description.fill('Too short')
  await page.getByText('Emoji', { exact: true }).click()
  await page.getByText('Advanced', { exact: true }).click()
  const trial = page.getByRole('region', { name: 'Try it' })
  await form.publishButton.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Description must be at least 10 characters' })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Role prompt must be at least 20 characters' })).toBeVisible()
  await expect(page.getByText(/^\d fields need a change$/)).toBeVisible()
  await expect(form.description).toBeFocused()
  await expectAccessibleEverywhere(page)
  await page.setViewportSize({ width: 320, height: 256 })
  await page.getByRole('button', { name: 'Try it' }).click()
  await expect(page.getByText('To try it, complete first:')).toBeVisible()
  await expectNoHorizontalScroll(page)
  await page.setViewportSize({ width: 1280, height: 844 })
  // Without an emoji the form is not saved.
  await page.getByText('Initials', { exact: true }).click()

  await form.description.fill(persona.description)
  await form.category.selectOption(persona.category)
  await form.rolePrompt.fill(persona.rolePrompt)
  await trial.getByRole('textbox').fill('Thanks')
  await trial.getByRole('textbox').press('Enter')
  await expect(trial.getByRole('listitem').last()).toHaveAttribute('aria-busy', 'false')
  await expect(trial.getByRole('listitem').last()).toContainText(/\w+ \w+/)
  expect(await (await page.request.get('/api/conversations')).json()).toEqual([])
  expect(await (await page.request.get('/api/user')).json()).toMatchObject({ messageCredits: 100 })

  await form.publishButton.click()
  await toasts.expectOnly('AI Persona created', 'Your AI Persona has been created successfully.')
  await expect(page).toHaveURL('/dashboard?tab=manage')
  for (const badge of ['New', 'Active', 'Public'])
    await expect(personaRow(page, persona.name).getByText(badge, { exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'Start Chat' }).click()
  await expect(page).toHaveURL(`/persona/coach-${word}-2`)
  await chat.waitUntilReady()
  const opening = page.getByRole('list', { name: 'Questions to begin with' }).getByRole('button').first()
  const question = await opening.textContent()
  const stream = page.waitForResponse('**/api/messages/stream')
  await opening.click()
  await expect(chat.questions).toHaveText([question ?? ''])
  expect((await stream).headers()['content-type']).toContain('text/event-stream')
  await chat.answerStarted()
  await expect(opening).toBeHidden()

  await page.goto('/discover')
  for (const typed of [word, word.slice(0, 4) + word.slice(5)]) {
    const answer = page.waitForResponse((response) => response.url().includes(`search=${typed}`))
    await page.getByRole('searchbox').fill(typed)
    expect((await answer).headers()['x-total-count']).toBe('2')
    await expect(page.getByRole('link', { name: `Start Chat with ${persona.name}` })).toHaveCount(2)
  }
})

test('a keyboard user creates and opens a persona with a visible focus at every step', async ({ page, chat }) => {
  await register(page.request)
  const { name, description, category, rolePrompt } = personaInput()
  const texts: Record<string, string> = { Name: name, Description: description, Category: category, 'Role prompt': rolePrompt }
  await page.goto('/dashboard')
  const form = new PersonaForm(page)
  await expect(form.name).toBeVisible()
  await page.getByRole('tab', { name: 'Create' }).focus()
  const withoutIndicator: string[] = []
  const tabTo = async (goal: string) => {
    for (let steps = 0; steps < 40; steps++) {
      await page.keyboard.press('Tab')
      const stop = await readFocus(page)
      if (!stop.hasIndicator) withoutIndicator.push(stop.name)
      if (stop.name.startsWith(goal)) return
    }
    throw new Error(`Tab does not reach ${goal} within 40 steps`)
  }
  for (const [field, text] of Object.entries(texts)) {
    await tabTo(field)
    await page.keyboard.type(text)
  }
  await expect(form.category).toHaveValue(category)
  await page.reload()
  await expect(page.getByText('Unsaved changes restored')).toBeVisible()
  await expect(form.rolePrompt).toHaveValue(rolePrompt)
  await page.getByRole('tab', { name: 'Create' }).focus()
  await tabTo('Save & Publish')
  await page.keyboard.press('Enter')
  await expect(personaRow(page, name)).toBeVisible()
  await tabTo('Start Chat')
  await page.keyboard.press('Enter')
  await chat.waitUntilReady()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  expect(withoutIndicator).toEqual([])
})
