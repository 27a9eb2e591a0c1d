import { elsewhere, expectSignedOut, settings } from './support/account-tab.ts'
import { downloadedBy } from './support/download.ts'
import { logIn } from './support/log-in.ts'
import { expect, test } from './support/test.ts'
import { filesOf } from './support/zip.ts'

test('what one said is in the download of one’s data', async ({ page, member, chat }) => {
  await chat.open('coach-bex')
  await chat.ask('Thanks for the marigolds')
  const said = await chat.stored()
  await page.goto(settings)
  const { name, content } = await downloadedBy(page, () => page.getByRole('button', { name: 'Download my data' }).click())
  expect(name).toMatch(/^rostra-export-\d{4}-\d\d-\d\d\.zip$/)
  const files = filesOf(content)
  const read = (name: string) => JSON.parse(files[name] ?? '')
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['account.json', 'personas.json', 'conversations.json']))
  expect(read('account.json')).toMatchObject({ user: { username: member.username, email: member.email } })
  expect(read('personas.json')).toEqual([])
  const [conversation, ...others] = read('conversations.json')
  expect(others).toEqual([])
  expect(conversation).toMatchObject({ id: await chat.conversationId(), botSlug: 'coach-bex' })
  expect(conversation.messages).toEqual(said)
  expect(Object.values(files).join('')).not.toMatch(/argon2|passwordHash|eyJ/)
})

test('an account is deleted once its name is typed, and nobody signs in to it again', async ({
  page,
  member,
  browser,
  baseURL,
  toasts,
}) => {
  const other = await elsewhere(browser, baseURL, member)
  await page.goto(settings)
  const open = page.getByRole('button', { name: 'Delete account' })
  const dialog = page.getByRole('alertdialog')
  const sure = dialog.getByRole('button', { name: 'Delete account' })
  await open.click()
  await dialog.getByRole('button', { name: 'Keep my account' }).click()
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(sure).toBeDisabled()
  const name = dialog.getByRole('textbox')
  await name.fill(member.username.slice(1))
  await expect(sure).toBeDisabled()
  await name.press('Enter')
  await expect(dialog).toBeVisible()
  await name.fill(member.username)
  await sure.click()

  await expect(page).toHaveURL('/auth')
  await expect(toasts.all).toContainText('Account deleted')
  expect((await page.request.get('/api/user')).status()).toBe(401)
  await expectSignedOut(other)
  await logIn(page, member)
  await toasts.says('Login failed', 'Invalid username or password.')
})
