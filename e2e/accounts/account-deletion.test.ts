import { accountSettingsUrl, expectSignedOut, openSecondBrowser } from '../support/accounts/account-settings.ts'
import { logIn } from '../support/accounts/log-in.ts'
import { captureDownload } from '../support/download.ts'
import { expect, test } from '../support/test-fixtures.ts'
import { unzip } from '../support/zip.ts'

test('the data export contains the member’s messages', async ({ page, member, chat }) => {
  await chat.open('coach-bex')
  await chat.sendAndWait('Thanks for the marigolds')
  const messages = await chat.storedMessages()
  await page.goto(accountSettingsUrl)
  const { name, content } = await captureDownload(page, () => page.getByRole('button', { name: 'Download my data' }).click())
  expect(name).toMatch(/^rostra-export-\d{4}-\d\d-\d\d\.zip$/)
  const files = unzip(content)
  const read = (name: string) => JSON.parse(files[name] ?? '')
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['account.json', 'personas.json', 'conversations.json']))
  expect(read('account.json')).toMatchObject({ user: { username: member.username, email: member.email } })
  expect(read('personas.json')).toEqual([])
  const [conversation, ...others] = read('conversations.json')
  expect(others).toEqual([])
  expect(conversation).toMatchObject({ id: await chat.conversationId(), botSlug: 'coach-bex' })
  expect(conversation.messages).toEqual(messages)
  expect(Object.values(files).join('')).not.toMatch(/argon2|passwordHash|eyJ/)
})

test('an account is deleted after its name is typed, and its login is refused afterwards', async ({
  page,
  member,
  browser,
  baseURL,
  toasts,
}) => {
  const other = await openSecondBrowser(browser, baseURL, member)
  await page.goto(accountSettingsUrl)
  const open = page.getByRole('button', { name: 'Delete account' })
  const dialog = page.getByRole('alertdialog')
  const confirm = dialog.getByRole('button', { name: 'Delete account' })
  await open.click()
  await dialog.getByRole('button', { name: 'Keep my account' }).click()
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(confirm).toBeDisabled()
  const name = dialog.getByRole('textbox', { name: /^Type / })
  await dialog.getByLabel('Your password').fill(member.password)
  await name.fill(member.username.slice(1))
  await expect(confirm).toBeDisabled()
  await name.press('Enter')
  await expect(dialog).toBeVisible()
  await name.fill(member.username)
  await confirm.click()

  await expect(page).toHaveURL('/auth')
  await expect(toasts.all).toContainText('Account deleted')
  expect((await page.request.get('/api/user')).status()).toBe(401)
  await expectSignedOut(other)
  await logIn(page, member)
  await toasts.expectOnly('Login failed', 'Invalid username or password.')
})
