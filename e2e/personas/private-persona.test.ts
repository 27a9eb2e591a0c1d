import type { APIRequestContext } from '@playwright/test'
import { grantRole } from '../support/accounts/grant-role.ts'
import { type Persona, personaInput } from '../support/personas/persona.ts'
import { PersonaForm } from '../support/personas/persona-form.ts'
import { chooseFromMenu, personaRow } from '../support/personas/persona-list.ts'
import { expect, test } from '../support/test-fixtures.ts'

/** Expects that no response to `request` reveals the persona. */
async function expectHidden(request: APIRequestContext, { id, slug }: Persona, word: string) {
  const gets = ['', '/user-vote', '/vote-count', '/stats/conversations', '/stats/users', '/stats/votes'].map(
    (path) => `/api/bots/${id}${path}`,
  )
  for (const path of [...gets, `/api/bots/slug/${slug}`, `/persona/${slug}`, `/persona/${slug}/preview.png`, `/embed/${slug}`]) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(404)
    expect(await answer.text(), path).not.toContain(word)
  }
  expect((await request.post('/api/conversations', { data: { botId: id } })).status()).toBe(404)
  expect(await (await request.get('/api/bots/featured')).text()).not.toContain(word)
  for (const query of [`search=${word}`, 'sort=newest&limit=100', 'category=Nonprofit&limit=100']) {
    for (const list of ['public', 'public/with-votes']) {
      const answer = await request.get(`/api/bots/${list}?${query}`)
      expect(await answer.text(), query).not.toContain(word)
      if (query.startsWith('search')) expect(answer.headers()['x-total-count']).toBe('0')
    }
  }
}

test('a private persona is visible to its owner only and is deleted after confirmation', async ({
  page,
  member,
  otherMember,
  guest,
  toasts,
}) => {
  await grantRole(page.request, member, 'orator')
  const persona = personaInput()
  const form = new PersonaForm(page)
  await page.goto('/dashboard')
  await form.fill(persona)
  await form.privateChoice.check()
  await form.publishButton.click()
  await expect(personaRow(page, persona.name).getByText('Private', { exact: true })).toBeVisible()
  const [bot]: Persona[] = await (await page.request.get('/api/bots')).json()
  if (!bot) throw new Error('There is no persona')
  const word = persona.name.replace('Coach ', '')
  for (const client of [guest, otherMember]) await expectHidden(client, bot, word)
  for (const path of ['/analytics?days=7', '/versions']) expect((await otherMember.get(`/api/bots/${bot.id}${path}`)).status()).toBe(404)
  expect((await otherMember.post(`/api/bots/${bot.id}/vote`, { data: { isUpvote: true } })).status()).toBe(404)
  expect((await otherMember.put(`/api/bots/${bot.id}`, { data: personaInput() })).status()).toBe(404)
  expect((await otherMember.delete(`/api/bots/${bot.id}`)).status()).toBe(404)

  await page.goto(`/persona/${bot.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(persona.name)
  const own = await page.request.get(`/persona/${bot.slug}`)
  expect(own.headers()['cache-control']).toBe('private, no-store')
  expect(/<head>.*<\/head>/s.exec(await own.text())?.[0]).not.toContain(word)

  await page.goto('/dashboard?tab=manage')
  await chooseFromMenu(page, persona.name, 'Delete')
  const dialog = page.getByRole('alertdialog', { name: `Delete ${persona.name}?` })
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await expect(dialog).toBeHidden()
  await chooseFromMenu(page, persona.name, 'Delete')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await toasts.expectOnly('AI Persona deleted', `${persona.name} is gone.`)
  await expect(page.getByRole('heading', { name: 'You have no AI personas yet' })).toBeVisible()
  expect((await page.request.get(`/api/bots/${bot.id}`)).status()).toBe(404)
})

test('a draft is visible to its owner only, until one click publishes it', async ({
  page,
  member: _member,
  otherMember,
  guest,
  toasts,
}) => {
  const persona = personaInput()
  const form = new PersonaForm(page)
  await page.goto('/dashboard')
  await form.fill(persona)
  await page.getByRole('radio', { name: 'Draft' }).check()
  await page.getByRole('button', { name: 'Save Draft' }).click()
  const row = personaRow(page, persona.name)
  await expect(row.getByText('Draft', { exact: true })).toBeVisible()
  const [bot]: Persona[] = await (await page.request.get('/api/bots')).json()
  if (!bot) throw new Error('There is no persona')
  const word = persona.name.replace('Coach ', '')
  for (const client of [guest, otherMember]) await expectHidden(client, bot, word)
  expect(await (await guest.get('/sitemaps/personas-1.xml')).text()).not.toContain(bot.slug)

  await row.getByRole('button', { name: `Publish ${persona.name}` }).click()
  await toasts.expectOnly('AI Persona published', `${persona.name} stands on Discover now.`)
  await expect(row.getByText('Public', { exact: true })).toBeVisible()
  expect(await (await guest.get(`/api/bots/public?search=${word}`)).text()).toContain(bot.slug)
  expect((await otherMember.put(`/api/bots/${bot.id}/saved`)).status()).toBe(204)
  expect(await (await otherMember.get('/api/saved-personas')).json()).toMatchObject([{ slug: bot.slug }])
})
