import { expect, test } from '../support/test-fixtures.ts'

const scrollTop = 'Math.round(scrollY)'

test('a navigation focuses the heading of the new page at its top, and back restores the position', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await page.goto('/terms')
  await page.evaluate('scrollTo(0, 700)')
  await page.getByRole('link', { name: 'pricing page' }).click()
  await expect(page).toHaveURL('/pricing')
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeFocused()
  expect(await page.evaluate(scrollTop)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/terms')
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeFocused()
  await expect.poll(() => page.evaluate<number>(scrollTop)).toBeGreaterThan(500)
})

test('the focus goes to the heading of a page that loads slowly, but not away from where a person has moved it', async ({ page }) => {
  await page.goto('/discover')
  const loading = Promise.withResolvers<void>()
  await page.route('**/api/payments/packages', async (route) => {
    await loading.promise
    await route.continue()
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('link', { name: 'Sign up for free' }).last().focus()
  loading.resolve()
  await expect(page.getByRole('link', { name: 'Buy credits' }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign up for free' }).last()).toBeFocused()
})

test('the canonical address follows navigation', async ({ page, baseURL }) => {
  const canonical = page.locator('link[rel=canonical]')
  await page.goto('/terms')
  await expect(canonical).toHaveAttribute('href', `${baseURL}/terms`)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(canonical).toHaveAttribute('href', `${baseURL}/about`)
  await expect(canonical).toHaveCount(1)
})
