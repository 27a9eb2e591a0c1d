import { passwords } from '../support/accounts/passwords.ts'
import { expect, test } from '../support/test-fixtures.ts'

const good = { Username: 'ann-smith', Email: 'ann@example.org', Password: passwords.short, 'Confirm password': passwords.short }
type Field = keyof typeof good

const rules: [tab: 'login' | 'register', field: Field, typed: Partial<typeof good>, message: string][] = [
  ['login', 'Username', { Username: 'an' }, 'Username must be at least 3 characters long'],
  ['login', 'Password', { Password: '12345' }, 'Password must be at least 6 characters long'],
  ['register', 'Username', { Username: 'an' }, 'Username must be at least 3 characters long'],
  ['register', 'Username', { Username: 'a'.repeat(33) }, 'Username must be at most 32 characters long'],
  ['register', 'Username', { Username: 'ann smith' }, 'Username can only contain letters, numbers, hyphens, and underscores'],
  ['register', 'Email', { Email: 'ann@' }, 'Please enter a valid email address'],
  ['register', 'Password', { Password: 'Secret1', 'Confirm password': 'Secret1' }, 'Password must be at least 8 characters long'],
  ['register', 'Password', { Password: 'secret123' }, 'Password must contain at least one uppercase letter'],
  ['register', 'Password', { Password: 'SECRET123' }, 'Password must contain at least one lowercase letter'],
  ['register', 'Password', { Password: 'SecretSecret' }, 'Password must contain at least one number'],
  ['register', 'Confirm password', { 'Confirm password': passwords.otherShort }, 'Passwords do not match'],
]

for (const tab of ['login', 'register'] as const) {
  test(`every rule of the ${tab} form shows its message at its field and sends no request`, async ({ page }) => {
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') calls.push(request.url())
    })
    await page.goto(`/auth?tab=${tab}`)
    const form = page.getByRole('tabpanel')
    const fields: Field[] = tab === 'login' ? ['Username', 'Password'] : ['Username', 'Email', 'Password', 'Confirm password']
    for (const [, field, typed, message] of rules.filter(([of]) => of === tab)) {
      for (const name of fields) await form.getByLabel(name, { exact: true }).fill(typed[name] ?? good[name])
      await form.locator('button[type=submit]').click()
      const box = form.getByLabel(field, { exact: true })
      await expect(box).toHaveAccessibleDescription(message)
      await expect(box).toHaveAttribute('aria-invalid', 'true')
      await expect(form.getByRole('alert').filter({ hasText: message })).toHaveCount(1)
    }
    expect(calls).toEqual([])
  })
}

test('the password field can show its text', async ({ page }) => {
  await page.goto('/auth')
  const password = page.getByLabel('Password', { exact: true })
  await password.fill(passwords.short)
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(password).toHaveValue(passwords.short)
})
