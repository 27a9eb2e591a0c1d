import { codeIn, waitForMail } from '../support/accounts/mail.ts'
import { newAccount } from '../support/accounts/member.ts'
import { expectAccessible, expectAccessibleEverywhere } from '../support/axe-checks.ts'
import { expect, test } from '../support/test-fixtures.ts'

const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('a keyboard user signs in once by a mailed code, after an unknown address and a wrong code', async ({
  page,
  context,
  member,
  guest,
  toasts,
}) => {
  await page.request.post('/api/logout')
  await page.goto('/auth?next=/discover?category=Technology')
  await page.getByRole('tab', { name: 'Log in' }).focus()
  const inFocus = () => page.evaluate<string>('document.activeElement.textContent.trim()')
  for (let stops = 0; stops < 12 && (await inFocus()) !== 'Email me a one-time code'; stops++) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/otp-login/)
  // The main content has the focus only until its heading is there.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const address = page.getByLabel('Email')
  await expect(address).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(address).toBeFocused()
  await expectAccessibleEverywhere(page, 'main')

  const unknown = newAccount().email
  await page.keyboard.type(unknown)
  await page.keyboard.press('Enter')
  await toasts.expectOnly('OTP Sent', 'Check your email for a one-time login code')
  await expect(page.getByRole('main')).toContainText(unknown)
  await page.getByRole('button', { name: 'Use different email' }).click()
  await expect(address).toHaveValue(unknown)
  await address.fill(member.email)
  await address.press('Enter')

  const field = page.getByLabel('One-time code')
  await expect(field).toBeFocused()
  await expectAccessibleEverywhere(page, 'main')
  const code = codeIn(await waitForMail(page.request, member.email, /code/))
  await page.keyboard.type(wrongFor(code))
  await toasts.expectOnly('Error', 'Invalid or expired OTP')
  await expect(field).toHaveAccessibleDescription('Invalid or expired OTP')
  await expect(field).toBeFocused()
  await expectAccessible(page)

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(`navigator.clipboard.writeText('${code.slice(0, 3)} ${code.slice(3)}')`)
  await field.press('Control+V')
  await toasts.expectOnly('You have been logged in successfully', '')
  await expect(page.getByRole('button', { name: `Account of ${member.username}` })).toBeVisible()
  await expect(page).toHaveURL('/discover?category=Technology')

  const again = await guest.post('/api/login-with-otp', { data: { email: member.email, otp: code } })
  expect(again.status()).toBe(401)
  expect(await again.json()).toMatchObject({ reason: 'OTP_INVALID', message: 'Invalid or expired OTP' })
})
