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

  const entries = await openAudit(page, name, 2)
  await expect(entries).toContainText([`Restored a persona · ${name}`, reason])
  await expect(entries.first()).toContainText(member.username)
})

async function findToFeature(page: Page, name: string) {
  await page.goto('/admin/featured')
  await page.getByRole('searchbox', { name: 'Search personas' }).fill(name)
  await expect(page.getByRole('list', { name: 'Matches' })).toContainText(name)
}

test('a persona is pinned to the landing page, and left to the rotation again', async ({ page, member, otherMember, guest, toasts }) => {
  await grantRole(page.request, member, 'super_senator')
  const { id, name } = await createPersona(otherMember, personaInput({ name: `Pilot ${randomWord()}` }))
  const isFeatured = async () => {
    const bots = (await (await guest.get('/api/bots/featured')).json()) as { id: string }[]
    return bots.some((bot) => bot.id === id)
  }
  // Made a minute ago, it is in no rotation.
  expect(await isFeatured()).toBe(false)
  await findToFeature(page, name)
  await page.getByRole('button', { name: `Pin ${name}` }).click()
  await toasts.expectOnly('Pinned', `${name} is on the landing page every day.`)
  await expect.poll(isFeatured).toBe(true)
  const unpin = page.getByRole('button', { name: `Unpin ${name}` })
  await unpin.first().click()
  await toasts.expectOnly('Left to the rotation', `${name} may be drawn like others.`)
  await expect.poll(isFeatured).toBe(false)
  await expect((await openAudit(page, name, 2)).first()).toContainText('Changed the featuring')
})

test('a persona is excluded from the landing page, and allowed again', async ({ page, member, otherMember, toasts }) => {
  await grantRole(page.request, member, 'super_senator')
  const { name } = await createPersona(otherMember, personaInput({ name: `Pilot ${randomWord()}` }))
  await findToFeature(page, name)
  await page.getByRole('button', { name: `Exclude ${name}` }).click()
  await toasts.expectOnly('Excluded', `${name} is never on the landing page.`)
  await expect(page.getByRole('region', { name: 'Excluded' })).toContainText(name)
  const allow = page.getByRole('button', { name: `Allow ${name} again` })
  await allow.first().click()
  await toasts.expectOnly('Left to the rotation', `${name} may be drawn like others.`)
  await expect(page.getByRole('region', { name: 'Excluded' })).not.toContainText(name)
})
