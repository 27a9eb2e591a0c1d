import type { APIRequestContext, Page } from '@playwright/test'
import { grantRole } from '../support/accounts/grant-role.ts'
import { register } from '../support/accounts/member.ts'
import { expectAccessibleEverywhere } from '../support/axe-checks.ts'
import { createPersona, personaInput, randomWord } from '../support/personas/persona.ts'
import { expect, test } from '../support/test-fixtures.ts'
import type { Toasts } from '../support/toasts.ts'

interface Decided {
  id: string
  name: string
  slug: string
  owner: APIRequestContext
  guest: APIRequestContext
}

const reason = 'It tells people to stop taking their medicine.'
const details = 'It told me to stop taking my heart pills.'

const statusOf = (reader: APIRequestContext, slug: string) => async () => (await reader.get(`/api/bots/slug/${slug}`)).status()

/** Goes on in the queue of reports until it shows a persona: other tests report some too. */
async function findInQueue(page: Page, name: string) {
  const heading = page.getByRole('heading', { name: `Reports on ${name}` })
  const next = page.getByRole('button', { name: 'Next persona' })
  await expect(async () => {
    if (!(await heading.isVisible())) {
      // At the end it begins again: decisions of other tests change the order.
      if (await next.isEnabled({ timeout: 2_000 })) await next.click({ timeout: 2_000 })
      else await page.reload()
    }
    await expect(heading).toBeVisible({ timeout: 2_000 })
  }).toPass()
}

/** Opens the audit log once it has a number of actions on a persona, which reach it by events. Returns their lines, newest first. */
async function openAudit(page: Page, name: string, count: number) {
  const actions = async () => {
    const list = (await (await page.request.get('/api/admin/audit?limit=100')).json()) as { targetName: string }[]
    return list.filter(({ targetName }) => targetName === name).length
  }
  await expect.poll(actions).toBe(count)
  await page.goto('/admin/audit')
  return page.getByRole('listitem').filter({ hasText: name })
}

/** Reports the persona of the open page by keyboard. */
async function reportByKeyboard(page: Page, name: string) {
  const button = page.getByRole('button', { name: 'Report this persona' })
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: `Report ${name}` })
  await expect(dialog.getByRole('radio').first()).toBeFocused()
  await expectAccessibleEverywhere(page)
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('radio', { name: 'It gives dangerous advice' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.type(details)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  const sent = page.waitForRequest('**/report')
  await page.keyboard.press('Enter')
  expect((await sent).postDataJSON()).toEqual({ reason: 'harmful', details })
  await expect(page.getByRole('dialog', { name: 'Thank you' }).getByRole('button', { name: 'Close' })).toBeFocused()
  await expectAccessibleEverywhere(page)
  await page.keyboard.press('Enter')
  await expect(button).toBeFocused()
}

async function suspendAndRestore(page: Page, toasts: Toasts, { id, name, slug, owner, guest }: Decided) {
  await page.goto('/admin/reports')
  await findInQueue(page, name)
  await expect(page.getByRole('list', { name: `Reports on ${name}` })).toContainText(details)
  await page.getByRole('button', { name: 'Suspend' }).click()
  await page.getByRole('alertdialog').getByRole('textbox', { name: 'Reason' }).fill(reason)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Suspend' }).click()
  await toasts.expectOnly('Persona suspended', `${name} is hidden. The owner gets a mail.`)
  await expect(page.getByRole('heading', { name: `Reports on ${name}` })).toHaveCount(0)
  await expect.poll(statusOf(guest, slug)).toBe(404)
  expect(await statusOf(page.request, slug)()).toBe(404)
  const own = (await (await owner.get('/api/bots')).json()) as { id: string; suspension: unknown }[]
  expect(own.find((bot) => bot.id === id)?.suspension).toMatchObject({ reason })

  await page.goto(`/admin/personas?search=${slug}&suspended=1`)
  await page.getByRole('button', { name: `Restore ${name}` }).click()
  await page.getByRole('alertdialog').getByRole('textbox', { name: 'Reason' }).fill('The owner has rewritten its prompt.')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click()
  await toasts.expectOnly('Persona restored', `${name} is no longer suspended. The owner gets a mail.`)
  await expect.poll(statusOf(guest, slug)).toBe(200)
}

async function pinAndExclude(page: Page, toasts: Toasts, { id, name, guest }: Decided) {
  const isFeatured = async () => {
    const bots = (await (await guest.get('/api/bots/featured')).json()) as { id: string }[]
    return bots.some((bot) => bot.id === id)
  }
  // Made a minute ago, it is in no rotation.
  expect(await isFeatured()).toBe(false)
  await page.goto('/admin/featured')
  await page.getByRole('searchbox', { name: 'Search personas' }).fill(name)
  await expect(page.getByRole('list', { name: 'Matches' })).toContainText(name)
  const press = (label: string) => page.getByRole('button', { name: label }).first().click()
  await press(`Pin ${name}`)
  await toasts.expectOnly('Pinned', `${name} is on the landing page every day.`)
  await expect.poll(isFeatured).toBe(true)
  await press(`Unpin ${name}`)
  await toasts.expectOnly('Left to the rotation', `${name} may be drawn like others.`)
  await expect.poll(isFeatured).toBe(false)
  await press(`Exclude ${name}`)
  await toasts.expectOnly('Excluded', `${name} is never on the landing page.`)
  await expect(page.getByRole('region', { name: 'Excluded' })).toContainText(name)
  await press(`Allow ${name} again`)
  await toasts.expectOnly('Left to the rotation', `${name} may be drawn like others.`)
  await expect(page.getByRole('region', { name: 'Excluded' })).not.toContainText(name)
}

test('a persona is reported by a visitor, suspended and restored, pinned and excluded, and every decision is in the audit log', async ({
  page,
  otherMember,
  guest,
  toasts,
}) => {
  const bot = await createPersona(otherMember, personaInput({ name: `Healer ${randomWord()}` }))
  const decided = { ...bot, owner: otherMember, guest }
  await page.goto(`/persona/${bot.slug}`)
  await reportByKeyboard(page, bot.name)
  const operator = await register(page.request)
  await grantRole(page.request, operator, 'super_senator')
  await test.step('suspends and restores', () => suspendAndRestore(page, toasts, decided))
  await test.step('pins and excludes', () => pinAndExclude(page, toasts, decided))

  const entries = await openAudit(page, bot.name, 6)
  await expect(entries).toContainText([...Array(4).fill('Changed the featuring'), `Restored a persona · ${bot.name}`, reason])
  await expect(entries.first()).toContainText(operator.username)
})
