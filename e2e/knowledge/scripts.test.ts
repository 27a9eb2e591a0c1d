import { readFile } from 'node:fs/promises'
import { register } from '../support/accounts/member.ts'
import { expectAccessibleEverywhere } from '../support/axe-checks.ts'
import { KnowledgePage } from '../support/knowledge/knowledge-page.ts'
import { createPersona } from '../support/personas/persona.ts'
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
