import { codeIn, waitForMail } from '../support/accounts/mail.ts'
import { newAccount, register } from '../support/accounts/member.ts'
import { expect, test } from '../support/test-fixtures.ts'

const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('a mailed code signs in once, a wrong code is refused, and the address can be changed', async ({
  page,
  context,
  playwright,
  baseURL,
  toasts,
}) => {
  const otherRequest = await playwright.request.newContext({ baseURL })
  const { username, email } = await register(otherRequest)
  await page.goto('/auth?next=/discover?category=Technology')
  await page.getByRole('link', { name: 'Email me a one-time code' }).click()
  await expect(page).toHaveURL(/\/otp-login/)
  const address = page.getByLabel('Email')
  await address.fill('ann@')
  await address.press('Enter')
  await expect(address).toHaveAccessibleDescription('Please enter a valid email address')

  const unknown = newAccount().email
  await address.fill(unknown)
  await page.getByRole('button', { name: 'Send the code' }).click()
  await toasts.expectOnly('OTP Sent', 'Check your email for a one-time login code')
  await expect(page.getByRole('main')).toContainText(unknown)
  await page.getByRole('button', { name: 'Use different email' }).click()
  await expect(address).toHaveValue(unknown)
  await address.fill(email)
  await address.press('Enter')

  const field = page.getByLabel('One-time code')
  await expect(field).toBeFocused()
  for (const [typed, message] of [
    ['12345', 'OTP must be 6 digits'],
    ['12345x', 'OTP must contain only numbers'],
  ] as const) {
    await field.fill(typed)
    await field.press('Enter')
    await expect(field).toHaveAccessibleDescription(message)
  }
  const code = codeIn(await waitForMail(otherRequest, email, /code/))
  await field.fill(wrongFor(code))
  await toasts.expectOnly('Error', 'Invalid or expired OTP')
  await expect(field).toHaveAccessibleDescription('Invalid or expired OTP')
  await expect(field).toBeFocused()

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(`navigator.clipboard.writeText('${code.slice(0, 3)} ${code.slice(3)}')`)
  await field.press('Control+V')
  await toasts.expectOnly('You have been logged in successfully', '')
  await expect(page.getByRole('button', { name: `Account of ${username}` })).toBeVisible()
  await expect(page).toHaveURL('/discover?category=Technology')

  const again = await otherRequest.post('/api/login-with-otp', { data: { email, otp: code } })
  expect(again.status()).toBe(401)
  expect(await again.json()).toMatchObject({ reason: 'OTP_INVALID', message: 'Invalid or expired OTP' })
  await otherRequest.dispose()
})

test('a keyboard user signs in by a code from /auth', async ({ page, member, toasts }) => {
  await page.request.post('/api/logout')
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Log in' }).focus()
  const inFocus = () => page.evaluate<string>('document.activeElement.textContent.trim()')
  for (let stops = 0; stops < 12 && (await inFocus()) !== 'Email me a one-time code'; stops++) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/otp-login/)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByLabel('Email')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.keyboard.type(member.email)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('One-time code')).toBeFocused()
  await page.keyboard.type(codeIn(await waitForMail(page.request, member.email, /code/)))
  await toasts.expectOnly('You have been logged in successfully', '')
  await expect(page.getByRole('button', { name: `Account of ${member.username}` })).toBeVisible()
})
