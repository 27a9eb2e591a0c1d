import { register } from '../support/accounts/member.ts'
import { expectAccessibleEverywhere } from '../support/axe-checks.ts'
import { KnowledgePage } from '../support/knowledge/knowledge-page.ts'
import { reportAnswer } from '../support/knowledge/material.ts'
import { createPersona } from '../support/personas/persona.ts'
import { personaRow } from '../support/personas/persona-list.ts'
import { expect, test } from '../support/test-fixtures.ts'

const question = 'Which colour has the roof of the boathouse?'
const better = 'The roof of the boathouse is turquoise.'

test('a reported answer is answered better, and the next one knows it', async ({ page, chat, otherMember, toasts }) => {
  test.slow()
  await register(page.request)
  const { id, slug, name } = await createPersona(page.request)
  const knowledge = new KnowledgePage(page)
  await knowledge.open(id, '#inbox')
  await expect(page.getByText('Nothing waits for you')).toBeVisible()
  await expectAccessibleEverywhere(page, 'main')
  await reportAnswer(otherMember, id, { question, comment: 'It is not red.' })
  const unbroken = 'z'.repeat(200)
  await reportAnswer(otherMember, id, { question: unbroken, comment: 'c'.repeat(200) })

  await page.goto('/dashboard?tab=manage')
  await expect(page.getByRole('tab', { name: 'Manage 2 open items in the inbox' })).toBeVisible()
  await personaRow(page, name)
    .getByRole('link', { name: `Knowledge of ${name}, 2 open items in the inbox` })
    .click()
  await expect(page).toHaveURL(/#inbox$/)
  await expect(knowledge.item(question)).toContainText('It is not red.')
  await expectAccessibleEverywhere(page)
  await page.getByRole('button', { name: `Dismiss: ${unbroken}` }).click()
  await expect(knowledge.items).toHaveCount(1)
  await page.getByRole('button', { name: `Answer better: ${question}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Answer better' })
  await expect(dialog.getByLabel('A better answer')).not.toHaveValue('')
  await expectAccessibleEverywhere(page, '[role=dialog]')
  await dialog.getByLabel('A better answer').fill(better)
  await dialog.getByRole('button', { name: 'Save as source' }).click()
  await toasts.expectOnly('Answered', 'Your persona knows it from now on.')
  await expect(page.getByText('Nothing waits for you')).toBeVisible()
  await page.getByText('Dismissed', { exact: true }).first().click()
  await expect(knowledge.item(unbroken)).toBeVisible()
  await page.getByText('Answered', { exact: true }).first().click()
  await expect(knowledge.item(question)).toContainText(better)
  await page.getByRole('link', { name: 'See it in the material' }).click()
  await knowledge.ready(question)

  await chat.open(slug)
  await chat.sendAndWait(question)
  await expect(chat.lastAnswerText).toContainText('turquoise')
  await expect(chat.lastAnswerText.getByRole('button', { name: /^Source \d/ }).first()).toBeVisible()
})
