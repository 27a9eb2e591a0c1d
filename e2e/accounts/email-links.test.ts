import { accountSettingsUrl, expectSignedOut, openSecondBrowser } from '../support/accounts/account-settings.ts'
import { linkIn, waitForMail } from '../support/accounts/mail.ts'
import { newAccount } from '../support/accounts/member.ts'
import { expect, test } from '../support/test-fixtures.ts'

test('the link in the notice undoes a change of the address and signs out everywhere', async ({
  page,
  member,
  browser,
  baseURL,
  toasts,
}) => {
  const other = await openSecondBrowser(browser, baseURL, member)
  const { email } = newAccount()
  const asked = await page.request.put('/api/user/profile', { data: { email, password: member.password } })
  expect([asked.status(), await asked.json()]).toMatchObject([200, { email: member.email, pendingEmail: email }])
  await page.goto(linkIn(await waitForMail(page.request, email, /Confirm your new email address/)))
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await expect(page.getByRole('heading', { name: 'Address confirmed' })).toBeVisible()

  const undo = linkIn(await waitForMail(page.request, member.email, /is being changed/))
  await page.goto(undo)
  await page.getByRole('button', { name: 'Undo the change' }).click()
  await expect(page.getByRole('heading', { name: 'Change undone' })).toBeVisible()
  await expect(toasts.all).toContainText(member.email)
  await expectSignedOut(other)
  await page.goto(accountSettingsUrl)
  await expect(page.getByRole('heading', { name: 'Not logged in' })).toBeVisible()
  await page.goto(undo)
  await page.getByRole('button', { name: 'Undo the change' }).click()
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
})
