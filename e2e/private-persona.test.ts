import type { APIRequestContext } from '@playwright/test'
import { becomeOrator } from './support/grant.ts'
import { chooseFor, rowOf } from './support/manage-list.ts'
import { newPersona, type Persona } from './support/persona.ts'
import { PersonaForm } from './support/persona-form.ts'
import { expect, test } from './support/test.ts'

/** Nothing that somebody else asks for tells that there is this persona. */
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

test('a private persona is there for its owner alone, who deletes it once asked', async ({ page, member, other, guest, toasts }) => {
  await becomeOrator(page.request, member)
  const persona = newPersona()
  const form = new PersonaForm(page)
  await page.goto('/dashboard')
  await form.fill(persona)
  await form.privately.check()
  await form.publishButton.click()
  await expect(rowOf(page, persona.name).getByText('Private', { exact: true })).toBeVisible()
  const [bot]: Persona[] = await (await page.request.get('/api/bots')).json()
  if (!bot) throw new Error('There is no persona')
  const word = persona.name.replace('Coach ', '')
  for (const somebody of [guest, other]) await expectHidden(somebody, bot, word)
  for (const path of ['/analytics?days=7', '/versions']) expect((await other.get(`/api/bots/${bot.id}${path}`)).status()).toBe(404)
  expect((await other.post(`/api/bots/${bot.id}/vote`, { data: { isUpvote: true } })).status()).toBe(404)
  expect((await other.put(`/api/bots/${bot.id}`, { data: newPersona() })).status()).toBe(404)
  expect((await other.delete(`/api/bots/${bot.id}`)).status()).toBe(404)

  await page.goto(`/persona/${bot.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(persona.name)
  expect(await (await page.request.get(`/persona/${bot.slug}`)).text()).not.toContain(word)

  await page.goto('/dashboard?tab=manage')
  await chooseFor(page, persona.name, 'Delete')
  const dialog = page.getByRole('alertdialog', { name: `Delete ${persona.name}?` })
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await expect(dialog).toBeHidden()
  await chooseFor(page, persona.name, 'Delete')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await toasts.says('AI Persona deleted', `${persona.name} is gone.`)
  await expect(page.getByRole('heading', { name: 'You have no AI personas yet' })).toBeVisible()
  expect((await page.request.get(`/api/bots/${bot.id}`)).status()).toBe(404)
})
