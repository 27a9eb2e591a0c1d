import type { Browser, Page } from '@playwright/test'
import { openAccountSettings } from '../support/accounts/account-settings.ts'
import { expectAccessible, expectAccessibleEverywhere } from '../support/axe-checks.ts'
import { readFocus } from '../support/focus-indicator.ts'
import { createPersona } from '../support/personas/persona.ts'
import { expect, test } from '../support/test-fixtures.ts'

const phone = { width: 390, height: 844 }
const question = 'Show me a code example'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Share this conversation' })
const linkOf = (page: Page) => dialogOf(page).getByLabel('Link to this conversation').inputValue()

/** Opens a page in another browser, without an account. Closing it expects that no error was thrown, also while the page was hydrated. */
async function visit(browser: Browser, address: string) {
  const context = await browser.newContext({ viewport: phone })
  const errors: string[] = []
  context.on('weberror', (error) => errors.push(String(error.error().stack)))
  const visitor = await context.newPage()
  const response = await visitor.goto(address)
  await visitor.locator('#rendered-data').waitFor({ state: 'detached' })
  expect(response?.status()).toBe(200)
  const close = async () => {
    await context.close()
    expect(errors).toEqual([])
  }
  return { visitor, close }
}

test('a member shares a conversation with the mouse, replaces its link and revokes it', async ({
  page,
  context,
  browser,
  chat,
  member,
  guest,
  otherMember,
  toasts,
}) => {
  // axe runs ten times.
  test.slow()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { slug, name } = await createPersona(otherMember)
  await chat.open(slug)
  await expect(page.getByRole('button', { name: 'Share this persona' })).toBeVisible()
  await chat.sendAndWait(question)

  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: 'This conversation' }).click()
  const showsName = dialogOf(page).getByRole('checkbox', { name: `Show my name, ${member.username}` })
  await showsName.check()
  await expectAccessibleEverywhere(page)
  await dialogOf(page).getByRole('button', { name: 'Create link' }).click()
  await dialogOf(page).getByRole('button', { name: 'Copy link' }).click()
  await toasts.expectOnly('Link copied', 'The link to the conversation is copied')
  const first = await linkOf(page)
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(first)
  await dialogOf(page).getByRole('button', { name: 'Close' }).click()

  // The server renders the page, which is not for search engines. A busy one leaves the content to the browser.
  expect((await guest.get(first)).headers()['x-robots-tag']).toContain('noindex')
  await expect.poll(async () => (await guest.get(first)).text()).toContain(question)

  // Sharing again ends the earlier link, and the dialog says so.
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByRole('menuitem', { name: 'This conversation' }).click()
  await expect(dialogOf(page).getByText(`Shared now, as ${member.username}.`)).toBeVisible()
  await dialogOf(page).getByRole('button', { name: 'Create a new link' }).click()
  await expect(dialogOf(page).getByRole('button', { name: 'Copy link' })).toBeFocused()
  const link = await linkOf(page)
  expect((await guest.get(first)).status()).toBe(404)
  await dialogOf(page).getByRole('button', { name: 'Close' }).click()
  await chat.sendAndWait('Thanks')

  const { visitor, close } = await visit(browser, link)
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(visitor.getByText(`Shared by ${member.username}`)).toBeVisible()
  await expect(visitor.getByRole('link', { name: `with ${name}` })).toHaveAttribute('href', `/persona/${slug}`)
  const messages = visitor.getByRole('region', { name: 'Messages' }).getByRole('list').first()
  await expect(messages).toContainText(question)
  await expect(messages).not.toContainText('Thanks')
  await expectAccessibleEverywhere(visitor)

  await openAccountSettings(page)
  const row = page.getByRole('list', { name: 'Shared', exact: true }).getByRole('listitem')
  await expect(row).toContainText(`as ${member.username}`)
  await expectAccessible(page)
  await row.getByRole('button', { name: /^Revoke the link of/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke', exact: true }).click()
  await expect(page.getByText('You share nothing.')).toBeVisible()

  expect((await visitor.reload())?.status()).toBe(404)
  await expect(visitor.getByRole('heading', { level: 1, name: 'This link leads nowhere' })).toBeVisible()
  await expectAccessibleEverywhere(visitor)
  await close()
})

test('a guest shares a conversation and another continues it by keyboard', async ({ page, browser, chat, otherMember }) => {
  await page.setViewportSize(phone)
  const { slug } = await createPersona(otherMember)
  await chat.open(slug)
  await chat.sendAndWait(question)
  const share = page.getByRole('button', { name: 'Share', exact: true })
  await page.getByRole('button', { name: 'More', exact: true }).press('Enter')
  await share.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'This persona' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'This conversation' })).toBeFocused()
  await page.keyboard.press('Enter')
  const create = dialogOf(page).getByRole('button', { name: 'Create link' })
  await expect(create).toBeVisible()
  await expect(dialogOf(page).getByRole('checkbox')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(create).toBeFocused()
  expect((await readFocus(page)).hasIndicator).toBe(true)
  await page.keyboard.press('Enter')
  await expect(dialogOf(page).getByRole('button', { name: 'Copy link' })).toBeFocused()
  const link = await linkOf(page)
  await page.keyboard.press('Escape')
  await expect(share).toBeFocused()

  const { visitor, close } = await visit(browser, link)
  await expect(visitor.getByText(/^Shared by/)).toHaveCount(0)
  // The page answers to keys once it is hydrated; until then its times are dates.
  await expect(visitor.locator('main time').first()).toHaveText('now')
  const button = visitor.getByRole('button', { name: 'Continue this conversation' })
  await button.focus()
  expect((await readFocus(visitor)).hasIndicator).toBe(true)
  await visitor.keyboard.press('Enter')
  await expect(visitor).toHaveURL(new RegExp(`/persona/${slug}\\?conversation=\\w+`))
  const box = visitor.getByRole('textbox', { name: /^Message to / })
  await expect(visitor.getByRole('region', { name: 'Messages' })).toContainText(question)
  await box.fill('Thanks')
  await box.press('Enter')
  await expect(visitor.getByRole('button', { name: 'Stop the reply' })).toBeHidden({ timeout: 20_000 })
  await close()
  await page.reload()
  await chat.waitUntilReady()
  await expect(chat.questions).toHaveText([question])
})
