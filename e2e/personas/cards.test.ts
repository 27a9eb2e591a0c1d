import { expectAccessibleEverywhere } from '../support/axe-checks.ts'
import { captureDownload } from '../support/download.ts'
import { expectNoHorizontalScroll } from '../support/horizontal-scroll.ts'
import { randomWord } from '../support/personas/persona.ts'
import { PersonaForm } from '../support/personas/persona-form.ts'
import { personaRow } from '../support/personas/persona-list.ts'
import { redAndBlue } from '../support/personas/picture.ts'
import { expect, test } from '../support/test-fixtures.ts'

test('a member imports a card as a draft with material, downloads the persona as a card, and imports that', async ({
  page,
  member: _member,
}) => {
  test.slow()
  const word = randomWord()
  const name = `${word.charAt(0).toUpperCase()}${word.slice(1)}`
  const picture = await redAndBlue(page)
  const data = {
    name,
    description: 'Plans a first marathon with you',
    system_prompt: 'You are {{char}}, a running coach of twenty years.',
    first_mes: 'Hello, {{user}}! I am {{char}}.',
    alternate_greetings: ['Shall we run?'],
    tags: ['Education'],
    creator_notes: 'Made for beginners',
    character_book: {
      entries: [
        { keys: ['shoes', 'boots'], content: 'Running shoes last 800 km.', enabled: true },
        { keys: ['food'], content: 'Oats before a long run.', enabled: true },
      ],
    },
    assets: [{ type: 'icon', name: 'main', ext: 'png', uri: `data:${picture.mimeType};base64,${picture.buffer.toString('base64')}` }],
  }
  const card = Buffer.from(JSON.stringify({ spec: 'chara_card_v3', spec_version: '3.0', data }))

  await page.goto('/create')
  const form = new PersonaForm(page)
  const panel = page.getByRole('region', { name: 'Import a card' })
  await panel.getByRole('button', { name: 'Import a card' }).click()
  const input = panel.locator('input[type=file]')
  await input.setInputFiles({ name: 'broken.png', mimeType: 'image/png', buffer: picture.buffer.subarray(0, 60) })
  await expect(panel.getByRole('alert')).toContainText(/broken|no character card/)
  await input.setInputFiles({ name: 'card.json', mimeType: 'application/json', buffer: card })
  await expect(panel.getByRole('heading', { name })).toBeVisible()
  await expect(panel.getByRole('img', { name: `Picture of ${name}` })).toBeVisible()
  await panel.getByText('1 field without a place').click()
  await expect(panel.getByText('creator_notes')).toBeVisible()
  await panel.getByRole('checkbox', { name: /^food/ }).uncheck()
  await expectAccessibleEverywhere(page)
  await expectNoHorizontalScroll(page)
  await panel.getByRole('button', { name: 'Fill in the form' }).click()
  await expect(panel.getByText('The form is filled in. Look through it, then save.')).toBeVisible()
  await expect(form.name).toHaveValue(name)
  await expect(form.rolePrompt).toHaveValue(`You are ${name}, a running coach of twenty years.`)
  await expect(page.getByText('Added when you save', { exact: true })).toHaveCount(1)
  await page.getByRole('button', { name: 'Save Draft' }).click()

  const row = personaRow(page, name)
  await expect(row.getByText('Draft', { exact: true })).toBeVisible()
  const [bot] = await (await page.request.get('/api/bots')).json()
  expect(bot).toMatchObject({ name, greeting: `Hello! I am ${name}.`, visibility: 'draft' })
  expect(await (await page.request.get(`/api/bots/${bot.id}`)).json()).toMatchObject({ openingLines: ['Shall we run?'] })
  expect(bot.avatarUrl).toMatch(/^\/api\/pictures\//)
  await expect
    .poll(async () => (await (await page.request.get(`/api/bots/${bot.id}/knowledge`)).json()).map(({ title }: { title: string }) => title))
    .toEqual(['shoes, boots'])

  await row.getByRole('button', { name: `More for ${name}` }).click()
  const file = await captureDownload(page, () => page.getByRole('menuitem', { name: 'Download as card' }).click())
  expect(file.name).toBe(`${bot.slug}.png`)
  await page.goto('/create')
  await panel.getByRole('button', { name: 'Import a card' }).click()
  await input.setInputFiles({ name: file.name, mimeType: 'image/png', buffer: file.content })
  await expect(panel.getByRole('heading', { name })).toBeVisible()
  await expect(panel.getByText(/without a place/)).toHaveCount(0)
  await panel.getByRole('button', { name: 'Fill in the form' }).click()
  await expect(form.rolePrompt).toHaveValue(`You are ${name}, a running coach of twenty years.`)
})
