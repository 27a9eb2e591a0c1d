import { register } from '../support/accounts/member.ts'
import { KnowledgePage } from '../support/knowledge/knowledge-page.ts'
import { reportAnswer } from '../support/knowledge/material.ts'
import { createPersona } from '../support/personas/persona.ts'
import { personaRow } from '../support/personas/persona-list.ts'
import { expect, test } from '../support/test-fixtures.ts'

const question = 'Which colour has the roof of the boathouse?'
const better = 'The roof of the boathouse is turquoise.'

test('a reported answer is answered better, and the next one knows it', async ({ page, chat, otherMember, toasts }) => {
  await register(page.request)
  const { id, slug, name } = await createPersona(page.request)
  await reportAnswer(otherMember, id, { question, comment: 'It is not red.' })

  await page.goto('/dashboard?tab=manage')
  await expect(page.getByRole('tab', { name: 'Manage 1 open item in the inbox' })).toBeVisible()
  await personaRow(page, name)
    .getByRole('link', { name: `Knowledge of ${name}, 1 open item in the inbox` })
    .click()
  const knowledge = new KnowledgePage(page)
  await expect(page).toHaveURL(/#inbox$/)
  await expect(knowledge.item(question)).toContainText('It is not red.')
  await page.getByRole('button', { name: `Answer better: ${question}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Answer better' })
  await expect(dialog.getByLabel('A better answer')).not.toHaveValue('')
  await dialog.getByLabel('A better answer').fill(better)
  await dialog.getByRole('button', { name: 'Save as source' }).click()
  await toasts.expectOnly('Answered', 'Your persona knows it from now on.')
  await expect(page.getByText('Nothing waits for you')).toBeVisible()
  await page.getByText('Answered', { exact: true }).first().click()
  await expect(knowledge.item(question)).toContainText(better)
  await page.getByRole('link', { name: 'See it in the material' }).click()
  await knowledge.ready(question)

  await chat.open(slug)
  await chat.sendAndWait(question)
  await expect(chat.lastAnswerText).toContainText('turquoise')
  await expect(chat.lastAnswerText.getByRole('button', { name: /^Source \d/ }).first()).toBeVisible()
})

test('an item is dismissed, and one whose sharing is taken back leaves the inbox', async ({ page, otherMember }) => {
  await register(page.request)
  const { id } = await createPersona(page.request)
  await reportAnswer(otherMember, id, { question, comment: 'Wrong.' })
  const knowledge = new KnowledgePage(page)
  await knowledge.open(id, '#inbox')
  await page.getByRole('button', { name: `Dismiss: ${question}` }).click()
  await expect(page.getByText('Nothing waits for you')).toBeVisible()
  await page.getByText('Dismissed', { exact: true }).first().click()
  await expect(knowledge.item(question)).toBeVisible()
})

test('the weekly mail about inboxes is chosen in the account settings', async ({ page }) => {
  await register(page.request)
  await page.goto('/dashboard?tab=account')
  const mail = page.getByRole('switch', { name: 'Weekly mail about my personas’ inboxes' })
  await expect(mail).not.toBeChecked()
  await mail.click()
  await expect.poll(async () => (await (await page.request.get('/api/user')).json()).inboxMail).toBe(true)
  await page.reload()
  await expect(mail).toBeChecked()
})
