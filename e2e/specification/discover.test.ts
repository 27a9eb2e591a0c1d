import { PersonaForm } from '../support/personas/persona-form.ts'
import { expect, test } from '../support/test-fixtures.ts'
import { withoutServerRendering } from '../support/without-server-rendering.ts'

const categories = [
  'Business',
  'Education',
  'Entertainment',
  'Finance',
  'Health & Fitness',
  'Life Advice',
  'Nonprofit',
  'Technology',
  'Travel',
  'Other',
]

test('discover and the persona form offer the ten categories', async ({ page, member }) => {
  await page.goto('/discover')
  await expect(page.getByRole('button', { name: `Account of ${member.username}` })).toBeVisible()
  const chips = page.getByRole('link', { name: 'All Categories' }).locator('xpath=ancestor::ul[1] | ancestor::nav[1]').last()
  await expect(chips.getByRole('link')).toHaveText(['All Categories', ...categories])
  await page.goto('/dashboard')
  const options = new PersonaForm(page).category.getByRole('option')
  await expect(options.filter({ hasNotText: 'Choose' })).toHaveText(categories)
})

test('the list without votes is shown when the list with votes fails', async ({ page }) => {
  await withoutServerRendering(page)
  await page.route('**/api/bots/public/with-votes?*', (route) =>
    route.fulfill({ status: 500, json: { message: 'x', reason: 'INTERNAL', requestId: 'r' } }),
  )
  await page.goto('/discover?search=maths')
  await expect(page.getByRole('link', { name: 'Start Chat with Mr. Abernathy' })).toBeVisible()
})
