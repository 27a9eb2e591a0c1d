import { register } from '../support/accounts/member.ts'
import { captureDownload } from '../support/download.ts'
import { fillCircle } from '../support/experts/circle.ts'
import { completeDiscussion, creditsOf, startDiscussion } from '../support/experts/discussion.ts'
import { expect, test } from '../support/test-fixtures.ts'

const prompt = 'Should I run before breakfast, or after it?'

test('a circle discusses a question, and the discussion can be kept', async ({ page, context, member, toasts }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const names = await fillCircle(page.request)
  await page.goto('/expert-discussion')
  await expect(page.getByText('2 experts', { exact: true })).toBeVisible()
  const start = page.getByRole('button', { name: 'Start Discussion · 4 credits' })
  await expect(start).toBeDisabled()
  await page.getByLabel('Your question').fill(prompt)
  await page.getByLabel('Your question').press('Control+Enter')

  const question = page.getByRole('heading', { level: 1, name: prompt })
  await expect(question).toBeFocused()
  await expect(page).toHaveURL(/\/expert-discussion\?id=\w+/)
  const consensus = page.getByRole('region', { name: 'Expert Consensus' })
  await expect(consensus).toContainText(/The experts (agree|are divided)/, { timeout: 30_000 })
  await expect(consensus).toContainText('The built-in offline model answers here.')
  await expect(page.getByText('Completed', { exact: true })).toBeVisible()
  for (const name of names) {
    await expect(page.getByRole('list', { name: 'Experts' })).toContainText(name)
    await expect(page.getByRole('region', { name: 'First answers' })).toContainText(name)
  }
  await expect(page.getByRole('article')).not.toContainText(/Expert [AB]\b|Position:/)
  await page.getByRole('button', { name: `Account of ${member.username}` }).click()
  await expect(page.getByRole('menu')).toContainText('96 credits')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await toasts.expectOnly('Copied to clipboard', 'The discussion is copied as Markdown')
  const file = await captureDownload(page, () => page.getByRole('button', { name: 'Download as Markdown' }).click())
  expect(file.name).toBe('rostra-discussion-should-i-run-before-breakfast-or-after-it.md')
  expect(file.content.toString()).toContain(`> ${prompt}`)
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(file.content.toString())

  await page.getByRole('link', { name: 'All discussions' }).click()
  const recent = page.getByRole('region', { name: 'Recent Discussions' }).getByRole('listitem')
  await expect(recent).toHaveCount(1)
  await expect(recent).toContainText(prompt)
  await expect(recent).toContainText('Completed')
  await recent.getByRole('link').click()
  await expect(consensus).toBeVisible()
})

test('a member who leaves a discussion comes back to it, and a reload keeps it', async ({ page }) => {
  await register(page.request)
  await fillCircle(page.request)
  await page.goto('/expert-discussion')
  await page.getByLabel('Your question').fill(prompt)
  await page.getByRole('button', { name: /^Start Discussion/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: prompt })).toBeVisible()
  await page.goto('/discover')
  await page.goto('/expert-discussion')
  await page.getByRole('region', { name: 'Recent Discussions' }).getByRole('link', { name: prompt }).click()
  await expect(page.getByRole('region', { name: 'Expert Consensus' })).toBeVisible({ timeout: 30_000 })
  await page.reload()
  await expect(page.getByRole('region', { name: 'Expert Consensus' })).toBeVisible()
  expect(await creditsOf(page.request)).toBe(96)
})

test('a discussion is followed by polling when its stream does not open', async ({ page }) => {
  await register(page.request)
  await fillCircle(page.request)
  await page.route('**/api/expert-discussions/*/stream', (route) => route.abort())
  await page.goto(`/expert-discussion?id=${await startDiscussion(page.request)}`)
  await expect(page.getByRole('region', { name: 'Expert Consensus' })).toBeVisible({ timeout: 30_000 })
})

test('a finished discussion is shared by a link that anyone can read until it is revoked', async ({ page, browser, member, baseURL }) => {
  const names = await fillCircle(page.request)
  await page.goto(`/expert-discussion?id=${await completeDiscussion(page.request, prompt)}`)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByRole('button', { name: 'Create link' }).click()
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeFocused()
  const link = await page.getByLabel('Link to this discussion').inputValue()
  expect(link).toMatch(new RegExp(`^${baseURL}/expert-discussion/shared/[\\w-]{32}$`))

  const visitor = await browser.newPage()
  await visitor.goto(link)
  await expect(visitor.getByRole('heading', { level: 1, name: prompt })).toBeVisible()
  await expect(visitor.getByRole('region', { name: 'Expert Consensus' })).toBeVisible()
  for (const name of names) await expect(visitor.getByRole('list', { name: 'Experts' })).toContainText(name)
  await expect(visitor.locator('main')).not.toContainText(member.username)
  await expect(visitor.locator('main')).not.toContainText('credit')
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')

  await page.getByRole('button', { name: 'Revoke the link' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByRole('button', { name: 'Create link' })).toBeFocused()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { name: 'This link leads nowhere' })).toBeVisible()
  await visitor.close()
})

test('a circle that is empty or too small says what to do', async ({ page }) => {
  await register(page.request)
  await page.goto('/expert-discussion')
  await expect(page.getByText('No experts in your circle')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add Experts' })).toHaveAttribute('href', '/discover')
  await fillCircle(page.request, ['coach-bex'])
  await page.reload()
  await expect(page.getByText('You need at least 2 experts to start a discussion.')).toBeVisible()
})
