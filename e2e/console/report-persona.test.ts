import { expectAccessibleEverywhere } from '../support/axe-checks.ts'
import { expect, test } from '../support/test-fixtures.ts'

// Without motion, axe measures no colour in the middle of a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a visitor reports a persona by keyboard', async ({ page }) => {
  const bodies: unknown[] = []
  await page.route('**/api/bots/*/report', (route) => {
    bodies.push(route.request().postDataJSON())
    return route.fulfill({ status: 204 })
  })
  await page.goto('/persona/coach-bex')
  const button = page.getByRole('button', { name: 'Report this persona' })
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Report Coach Bex' })
  await expect(dialog.getByRole('radio').first()).toBeFocused()
  await expectAccessibleEverywhere(page)
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('radio', { name: 'It gives dangerous advice' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.type('It told me to run on a broken ankle.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const thanks = page.getByRole('dialog', { name: 'Thank you' })
  await expect(thanks.getByRole('button', { name: 'Close' })).toBeFocused()
  await expectAccessibleEverywhere(page)
  await page.keyboard.press('Enter')
  await expect(button).toBeFocused()
  expect(bodies).toEqual([{ reason: 'harmful', details: 'It told me to run on a broken ankle.' }])
})
