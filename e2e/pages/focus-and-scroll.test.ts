import { expect, test } from '../support/test-fixtures.ts'

const scrollTop = 'Math.round(scrollY)'

test('a navigation focuses the new heading at its top and changes the canonical address; back restores the position', async ({
  page,
  baseURL,
}) => {
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  const canonical = page.locator('link[rel=canonical]')
  await page.setViewportSize({ width: 1280, height: 600 })
  await page.goto('/terms')
  await expect(canonical).toHaveAttribute('href', `${baseURL}/terms`)
  await page.evaluate('scrollTo(0, 700)')

  // A page that loads slowly does not take the focus away from where a person has moved it.
  const loading = Promise.withResolvers<void>()
  await page.route('**/api/payments/packages', async (route) => {
    await loading.promise
    await route.continue()
  })
  await page.getByRole('link', { name: 'pricing page' }).click()
  await expect(page).toHaveURL('/pricing')
  await expect(heading('Pricing')).toBeFocused()
  expect(await page.evaluate(scrollTop)).toBe(0)
  await expect(canonical).toHaveAttribute('href', `${baseURL}/pricing`)
  await expect(canonical).toHaveCount(1)
  await page.getByRole('link', { name: 'Sign up for free' }).last().focus()
  loading.resolve()
  await expect(page.getByRole('link', { name: 'Buy credits' })).toHaveCount(3)
  await expect(page.getByRole('link', { name: 'Sign up for free' }).last()).toBeFocused()

  await page.goBack()
  await expect(page).toHaveURL('/terms')
  await expect(heading('Terms of Service')).toBeFocused()
  await expect.poll(() => page.evaluate<number>(scrollTop)).toBeGreaterThan(500)
})
