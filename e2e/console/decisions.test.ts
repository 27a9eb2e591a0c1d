import type { APIRequestContext, Page } from '@playwright/test'
import { grantRole } from '../support/accounts/grant-role.ts'
import { createPersona, personaInput, randomWord } from '../support/personas/persona.ts'
import { expect, test } from '../support/test-fixtures.ts'

const reason = 'It tells people to stop taking their medicine.'
const reportedWith = { reason: 'harmful', details: 'It told me to stop taking my heart pills.' }

const report = async (reporter: APIRequestContext, botId: string) =>
  expect((await reporter.post(`/api/bots/${botId}/report`, { data: reportedWith })).status()).toBe(204)
const statusOf = (reader: APIRequestContext, slug: string) => async () => (await reader.get(`/api/bots/slug/${slug}`)).status()

/** Goes on in the queue of reports until it shows a persona: other tests report some too. */
async function findInQueue(page: Page, name: string) {
  const heading = page.getByRole('heading', { name: `Reports on ${name}` })
  await expect(async () => {
    if (!(await heading.isVisible())) await page.getByRole('button', { name: 'Next persona' }).click({ timeout: 500 })
    await expect(heading).toBeVisible({ timeout: 500 })
  }).toPass()
}

test('a reported persona is suspended, is gone for others, and comes back when it is restored', async ({
  page,
  member,
  otherMember,
  guest,
  toasts,
}) => {
  await grantRole(page.request, member, 'super_senator')
  const { id, name, slug } = await createPersona(otherMember, personaInput({ name: `Healer ${randomWord()}` }))
  await report(guest, id)
  await page.goto('/admin/reports')
  await findInQueue(page, name)
  await expect(page.getByRole('list', { name: `Reports on ${name}` })).toContainText(reportedWith.details)

  await page.getByRole('button', { name: 'Suspend' }).click()
  await page.getByRole('alertdialog').getByRole('textbox', { name: 'Reason' }).fill(reason)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Suspend' }).click()
  await toasts.expectOnly('Persona suspended', `${name} is hidden. The owner gets a mail.`)
  await expect(page.getByRole('heading', { name: `Reports on ${name}` })).toHaveCount(0)
  await expect.poll(statusOf(guest, slug)).toBe(404)
  expect(await statusOf(page.request, slug)()).toBe(404)
  const own = (await (await otherMember.get('/api/bots')).json()) as { id: string; suspension: unknown }[]
  expect(own.find((bot) => bot.id === id)?.suspension).toMatchObject({ reason })

  await page.goto(`/admin/personas?search=${slug}&suspended=1`)
  await page.getByRole('button', { name: `Restore ${name}` }).click()
  await page.getByRole('alertdialog').getByRole('textbox', { name: 'Reason' }).fill('The owner has rewritten its prompt.')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click()
  await toasts.expectOnly('Persona restored', `${name} is no longer suspended. The owner gets a mail.`)
  await expect.poll(statusOf(guest, slug)).toBe(200)

  await expect(async () => {
    await page.goto('/admin/audit')
    const entries = page.getByRole('listitem').filter({ hasText: name })
    await expect(entries).toContainText([`Restored a persona · ${name}`, reason], { timeout: 1_000 })
    await expect(entries.first()).toContainText(member.username, { timeout: 1_000 })
  }).toPass()
})

test('a persona is pinned to the landing page, and excluded from it', async ({ page, member, otherMember, guest, toasts }) => {
  await grantRole(page.request, member, 'super_senator')
  const { id, name } = await createPersona(otherMember, personaInput({ name: `Pilot ${randomWord()}` }))
  const isFeatured = async () => {
    const bots = (await (await guest.get('/api/bots/featured')).json()) as { id: string }[]
    return bots.some((bot) => bot.id === id)
  }
  const find = async () => {
    await page.goto('/admin/featured')
    await page.getByRole('searchbox', { name: 'Search personas' }).fill(name)
    await expect(page.getByRole('list', { name: 'Matches' })).toContainText(name)
  }
  // Made a minute ago, it is in no rotation.
  expect(await isFeatured()).toBe(false)
  await find()
  await page.getByRole('button', { name: `Pin ${name}` }).click()
  await toasts.expectOnly('Pinned', `${name} is on the landing page every day.`)
  await expect.poll(isFeatured).toBe(true)
  await page
    .getByRole('button', { name: `Unpin ${name}` })
    .first()
    .click()
  await toasts.expectOnly('Left to the rotation', `${name} may be drawn like others.`)
  await expect.poll(isFeatured).toBe(false)
  await find()
  await page.getByRole('button', { name: `Exclude ${name}` }).click()
  await toasts.expectOnly('Excluded', `${name} is never on the landing page.`)
  await page
    .getByRole('button', { name: `Allow ${name} again` })
    .first()
    .click()
  await toasts.expectOnly('Left to the rotation', `${name} may be drawn like others.`)

  await expect(async () => {
    await page.goto('/admin/audit')
    const entries = page.getByRole('listitem').filter({ hasText: name })
    await expect(entries.first()).toContainText('Changed the featuring', { timeout: 1_000 })
  }).toPass()
})
