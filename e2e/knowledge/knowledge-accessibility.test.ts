import { register } from '../support/accounts/member.ts'
import { expectAccessibleEverywhere } from '../support/axe-checks.ts'
import { expectNoHorizontalScroll } from '../support/horizontal-scroll.ts'
import { KnowledgePage } from '../support/knowledge/knowledge-page.ts'
import { addText, brokenFile, reportAnswer, warranty } from '../support/knowledge/material.ts'
import { createPersona } from '../support/personas/persona.ts'
import { expect, test } from '../support/test-fixtures.ts'

// Without motion, axe measures no colour in the middle of a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the material has no axe violations: empty, with sources and problems, in its dialogs and with a search', async ({ page }) => {
  await register(page.request)
  const { id } = await createPersona(page.request)
  const knowledge = new KnowledgePage(page)
  await knowledge.open(id)
  await expectAccessibleEverywhere(page)
  await addText(page.request, id, { title: 'Guarantees', text: warranty.sentence })
  await page.reload()
  await knowledge.choose([brokenFile, { ...brokenFile, name: 'setup.exe' }])
  await expect(knowledge.source('Broken.pdf')).toContainText('Could not be read.', { timeout: 30_000 })
  await knowledge.search.fill(warranty.question)
  await knowledge.search.press('Enter')
  await expect(page.getByText('1 passage found')).toBeVisible()
  await expectAccessibleEverywhere(page, 'main')
  await page.getByRole('button', { name: 'Show the passages of Guarantees' }).click()
  await expect(page.getByText('Passage 1')).toBeVisible()
  await expectAccessibleEverywhere(page, '[role=dialog]')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Write a text' }).click()
  await page.getByRole('button', { name: 'Add text' }).click()
  await expect(page.getByText('Please write something here').first()).toBeVisible()
  await expectAccessibleEverywhere(page, '[role=dialog]')
})

test('the inbox has no axe violations, also empty and with its form', async ({ page, otherMember }) => {
  await register(page.request)
  const { id } = await createPersona(page.request)
  const knowledge = new KnowledgePage(page)
  await knowledge.open(id, '#inbox')
  await expect(page.getByText('Nothing waits for you')).toBeVisible()
  await expectAccessibleEverywhere(page, 'main')
  await reportAnswer(otherMember, id, { question: warranty.question, comment: 'It is longer.' })
  await page.reload()
  await expect(knowledge.item(warranty.question)).toBeVisible()
  await expectAccessibleEverywhere(page)
  await page.getByRole('button', { name: /^Answer better/ }).click()
  await expect(page.getByLabel('A better answer')).toBeVisible()
  await expectAccessibleEverywhere(page, '[role=dialog]')
})

test('an answer with citations has no axe violations, with its passage, too', async ({ page, chat }) => {
  await register(page.request)
  const { id, slug } = await createPersona(page.request)
  await addText(page.request, id, { title: 'Guarantees', text: warranty.sentence })
  await chat.open(slug)
  await chat.sendAndWait(warranty.question)
  const chip = chat.lastAnswerText.getByRole('button', { name: /^Source 1/ }).first()
  await expect(chip).toBeVisible()
  await expectAccessibleEverywhere(page)
  await chip.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Guarantees' })).toBeVisible()
  await expectAccessibleEverywhere(page, '[role=dialog]')
})

test('at 400 % zoom nothing scrolls sideways', async ({ page, otherMember }) => {
  await register(page.request)
  const { id } = await createPersona(page.request)
  await addText(page.request, id, { title: `Guarantees_${'x'.repeat(120)}`, text: `${warranty.sentence} ${'y'.repeat(300)}` })
  await reportAnswer(otherMember, id, { question: 'z'.repeat(200), comment: 'c'.repeat(200) })
  await page.setViewportSize({ width: 320, height: 256 })
  const knowledge = new KnowledgePage(page)
  await knowledge.open(id)
  await expect(knowledge.sources).toHaveCount(1)
  await expectNoHorizontalScroll(page)
  await knowledge.search.fill(warranty.question)
  await knowledge.search.press('Enter')
  await expect(page.getByText('1 passage found')).toBeVisible()
  await expectNoHorizontalScroll(page)
  await knowledge.inboxTab.click()
  await expect(knowledge.items).toHaveCount(1)
  await expectNoHorizontalScroll(page)
})
