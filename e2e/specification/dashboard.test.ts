import { register } from '../support/accounts/member.ts'
import { createPersona } from '../support/personas/persona.ts'
import { PersonaForm } from '../support/personas/persona-form.ts'
import { chooseFromMenu, personaRow } from '../support/personas/persona-list.ts'
import { expect, test } from '../support/test-fixtures.ts'

const broken = { status: 503, json: { message: 'The store is away', reason: 'INTERNAL', requestId: 'r' } }

test('the dashboard has three tabs, which the address names', async ({ page, member }) => {
  await page.goto('/dashboard?tab=nonsense')
  await expect(page.getByRole('button', { name: `Account of ${member.username}` })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your AI Persona Dashboard')
  await expect(page.getByRole('tab', { name: 'Create' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('heading', { name: 'Create New AI Persona' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Pro Tips' })).toBeVisible()
  for (const [name, tab] of [
    ['Manage', 'manage'],
    ['Account', 'account'],
    ['Create', 'create'],
  ] as const) {
    await page.getByRole('tab', { name }).click()
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
    await expect(page).toHaveURL(`/dashboard?tab=${tab}`)
  }
})

test('a persona is edited on the tab Create, and a failure to save says why', async ({ page, toasts }) => {
  await register(page.request)
  const { id, name, slug } = await createPersona(page.request)
  await page.goto('/dashboard?tab=manage')
  const row = personaRow(page, name)
  for (const badge of ['Active', 'Public']) await expect(row.getByText(badge, { exact: true })).toBeVisible()
  await row.getByRole('button', { name: `More for ${name}` }).click()
  await expect(page.getByRole('menuitem', { name: 'View' })).toHaveAttribute('href', `/persona/${slug}`)
  for (const item of ['Copy Link', 'Delete']) await expect(page.getByRole('menuitem', { name: item })).toBeVisible()
  await page.keyboard.press('Escape')

  await row.getByRole('link', { name: `Edit ${name}` }).click()
  await expect(page).toHaveURL(new RegExp(`tab=create&edit=${id}`))
  await expect(page.getByRole('heading', { name: 'Edit AI Persona' })).toBeVisible()
  const form = new PersonaForm(page)
  await expect(form.name).toHaveValue(name)
  await page.route(`**/api/bots/${id}`, (route) => (route.request().method() === 'PUT' ? route.fulfill(broken) : route.fallback()))
  await form.description.fill('Finds helpers in every street')
  await form.saveButton.click()
  await toasts.expectOnly('Error', 'Failed to update AI Persona: The store is away')
  await expect(form.description).toHaveValue('Finds helpers in every street')
})

test('a persona that cannot be deleted stays in the list, with the reason', async ({ page, toasts }) => {
  await register(page.request)
  const { id, name } = await createPersona(page.request)
  await page.route(`**/api/bots/${id}`, (route) => (route.request().method() === 'DELETE' ? route.fulfill(broken) : route.fallback()))
  await page.goto('/dashboard?tab=manage')
  await chooseFromMenu(page, name, 'Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toasts.all).toContainText('Failed to delete AI persona: The store is away')
})

test('a list of personas that fails to load says so', async ({ page, member }) => {
  await page.route('**/api/bots', (route) => route.fulfill({ ...broken, status: 500 }))
  await page.goto('/dashboard?tab=manage')
  await expect(page.getByRole('button', { name: `Account of ${member.username}` })).toBeVisible()
  await expect(page.getByText('Failed to load your AI personas. Please try again later.')).toBeVisible()
})

test('the button of a package says that its checkout is being opened', async ({ page, member }) => {
  await page.route('**/api/payments/checkout', () => undefined)
  await page.goto('/purchase-credits')
  await expect(page.getByRole('button', { name: `Account of ${member.username}` })).toBeVisible()
  await page.getByRole('button', { name: 'Purchase Now' }).first().click()
  await expect(page.getByRole('button', { name: 'Processing...' })).toHaveCount(1)
})
