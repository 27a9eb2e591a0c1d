import { readFile } from 'node:fs/promises'
import { register } from '../support/accounts/member.ts'
import { expectAccessibleEverywhere } from '../support/axe-checks.ts'
import { KnowledgePage } from '../support/knowledge/knowledge-page.ts'
import { createPersona, randomWord } from '../support/personas/persona.ts'
import { expect, test } from '../support/test-fixtures.ts'

const documents = new URL('../../services/persona/src/material/runtime/reading/testing/documents/', import.meta.url)
const pdf = async (name: string) => ({ name, mimeType: 'application/pdf', buffer: await readFile(new URL(name, documents)) })
/** A text of an old program, in Windows-1252. */
const german = {
  name: 'Straße.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('Die Werkstatt öffnet um neun. Die Kosten trägt der Käufer.', 'latin1'),
}

test('files in Japanese, Arabic and German are read as written, and one with pictures says which pages they are', async ({ page }) => {
  test.slow()
  await register(page.request)
  const { id } = await createPersona(page.request)
  await page.setViewportSize({ width: 390, height: 844 })
  const knowledge = new KnowledgePage(page)
  await knowledge.open(id)
  await knowledge.choose([await pdf('chrome-japanese.pdf'), await pdf('chrome-arabic.pdf'), german, await pdf('cover-and-scans.pdf')])
  for (const name of ['chrome-japanese.pdf', 'chrome-arabic.pdf', 'Straße.txt', 'cover-and-scans.pdf']) await knowledge.ready(name)
  await expect(knowledge.source('cover-and-scans.pdf')).toContainText('Pages 2 to 6 are pictures without text.')
  await expectAccessibleEverywhere(page, 'main')
  for (const [name, words] of [
    ['chrome-japanese.pdf', '東京の大きい山で食べる'],
    ['chrome-arabic.pdf', 'السلام عليكم في سنة 1984'],
    ['Straße.txt', 'Die Kosten trägt der Käufer.'],
  ] as const) {
    await page.getByRole('button', { name: `Show the passages of ${name}` }).click()
    await expect(page.getByRole('dialog', { name })).toContainText(words)
    await page.keyboard.press('Escape')
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  await expectAccessibleEverywhere(page, 'main')
})

/** A persona in each language, a part of its name or description that finds it, and a question that its material answers. */
const journeys = [
  {
    name: '料理の先生',
    description: '東京で料理を教えています',
    search: '先生',
    file: 'chrome-japanese.pdf',
    question: '東京の大きい山で何をしますか？',
  },
  {
    name: 'أحمد المدرس',
    description: 'معلم اللغة العربية في القاهرة',
    search: 'احمد',
    file: 'chrome-arabic.pdf',
    question: 'أين الكتاب في سنة 1984؟',
  },
  {
    name: 'Fahrradwerkstatt Jürgen',
    description: 'Repariert Räder in der Hauptstraße',
    search: 'hauptstrasse',
    file: german.name,
    question: 'Wann öffnet die Werkstatt?',
  },
]

for (const { name, description, search, file, question } of journeys)
  test(`a visitor finds ${name} by ${search}, and gets an answer with its source from ${file}`, async ({ page, chat }) => {
    test.slow()
    await register(page.request)
    const word = randomWord()
    const { id } = await createPersona(page.request, { name: `${name} ${word}`, description })
    const knowledge = new KnowledgePage(page)
    await knowledge.open(id)
    await knowledge.choose([file === german.name ? german : await pdf(file)])
    await knowledge.ready(file)
    await page.goto('/discover')
    await page.getByRole('searchbox', { name: 'Search personas' }).fill(`${search} ${word}`)
    // The list of before may have the card as well, in another place: a click then misses it while the list changes.
    await expect(page.getByRole('link', { name: /^Start Chat with / })).toHaveCount(1)
    await page.getByRole('link', { name: `Start Chat with ${name} ${word}` }).click()
    await chat.waitUntilReady()
    await chat.sendAndWait(question)
    await expect(chat.lastAnswerText.getByRole('button', { name: /^Source 1: / }).first()).toBeVisible()
    await expect(chat.lastAnswer.getByRole('list', { name: 'Sources' })).toContainText(file)
    await expectAccessibleEverywhere(page, 'main')
  })
