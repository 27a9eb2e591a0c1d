import { expectSignedOut, openAccountSettings, openSecondBrowser } from '../support/accounts/account-settings.ts'
import { logIn } from '../support/accounts/log-in.ts'
import { expectAccessibleEverywhere } from '../support/axe-checks.ts'
import { captureDownload } from '../support/download.ts'
import { expect, test } from '../support/test-fixtures.ts'
import { unzip } from '../support/zip.ts'

test('a member downloads the account’s data with its messages, deletes the account and cannot log in any more', async ({
  page,
  member,
  chat,
  browser,
  baseURL,
  toasts,
}) => {
  await chat.open('coach-bex')
  await chat.sendAndWait('Thanks for the marigolds')
  const messages = await chat.storedMessages()
  const conversationId = await chat.conversationId()
  await openAccountSettings(page)

  await test.step('the export has the messages and no secret', async () => {
    const { name, content } = await captureDownload(page, () => page.getByRole('button', { name: 'Download my data' }).click())
    expect(name).toMatch(/^rostra-export-\d{4}-\d\d-\d\d\.zip$/)
    const files = unzip(content)
    const read = (name: string) => JSON.parse(files[name] ?? '')
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['account.json', 'personas.json', 'conversations.json']))
    expect(read('account.json')).toMatchObject({ user: { username: member.username, email: member.email } })
    expect(read('personas.json')).toEqual([])
    const [conversation, ...others] = read('conversations.json')
    expect(others).toEqual([])
    expect(conversation).toMatchObject({ id: conversationId, botSlug: 'coach-bex' })
    expect(conversation.messages).toEqual(messages)
    expect(Object.values(files).join('')).not.toMatch(/argon2|passwordHash|eyJ/)
  })

  const other = await openSecondBrowser(browser, baseURL, member)
  const open = page.getByRole('button', { name: 'Delete account' })
  const dialog = page.getByRole('alertdialog')
  await open.focus()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Keep my account' }).click()
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByLabel('Your password').fill(member.password)
  await dialog.getByRole('textbox', { name: /^Type / }).fill(member.username)
  await expectAccessibleEverywhere(page, '[role=alertdialog]')
  await dialog.getByRole('button', { name: 'Delete account' }).click()

  await expect(page).toHaveURL('/auth')
  await expect(toasts.all).toContainText('Account deleted')
  expect((await page.request.get('/api/user')).status()).toBe(401)
  await expectSignedOut(other)
  await logIn(page, member)
  await toasts.expectOnly('Login failed', 'Invalid username or password.')
})
