import { openAccountSettings } from '../support/accounts/account-settings.ts'
import { register } from '../support/accounts/member.ts'
import { expectAccessible, expectAccessibleEverywhere } from '../support/axe-checks.ts'
import { captureDownload } from '../support/download.ts'
import { fillCircle } from '../support/experts/circle.ts'
import { expect, test } from '../support/test-fixtures.ts'

const prompt = 'Should I run before breakfast, or after it?'

test('a circle discusses a question, and the discussion can be left, kept and shared until its link is revoked', async ({
  page,
  context,
  browser,
  baseURL,
  toasts,
}) => {
  // axe runs ten times.
  test.slow()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/expert-discussion')
  await expectAccessible(page, 'main')
  const { username } = await register(page.request)
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

  // Who leaves it comes back to it from the list.
  await page.getByRole('link', { name: 'All discussions' }).click()
  const recent = page.getByRole('region', { name: 'Recent Discussions' }).getByRole('listitem')
  await expect(recent).toHaveCount(1)
  await expect(recent).toContainText(prompt)
  await expectAccessibleEverywhere(page)
  await recent.getByRole('link').click()
  const consensus = page.getByRole('region', { name: 'Expert Consensus' })
  await expect(consensus).toContainText(/The experts (agree|are divided)/, { timeout: 30_000 })
  await expect(consensus).toContainText('Answered by Offline model')
  await expect(page.getByText('Completed', { exact: true })).toBeVisible()
  const answers = page.getByRole('region', { name: 'First answers' })
  for (const name of names) {
    await expect(page.getByRole('list', { name: 'Experts' })).toContainText(name)
    await expect(answers).toContainText(name)
  }
  // An expert that was given nothing on the question says so, and costs nothing.
  const abstaining = await answers.getByText('I was given nothing on this question').count()
  expect(abstaining).toBeLessThan(names.length)
  await expect(page.getByRole('article')).not.toContainText(/Expert [AB]\b|Position:/)
  await page.getByRole('button', { name: `Account of ${username}` }).click()
  await expect(page.getByRole('menu')).toContainText(`${100 - 2 * (names.length - abstaining)} credits`)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await toasts.expectOnly('Copied to clipboard', 'The discussion is copied as Markdown')
  const file = await captureDownload(page, () => page.getByRole('button', { name: 'Download as Markdown' }).click())
  expect(file.name).toBe('rostra-discussion-should-i-run-before-breakfast-or-after-it.md')
  expect(file.content.toString()).toContain(`> ${prompt}`)
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(file.content.toString())

  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByRole('button', { name: 'Create link' }).click()
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeFocused()
  const link = await page.getByLabel('Link to this discussion').inputValue()
  expect(link).toMatch(new RegExp(`^${baseURL}/expert-discussion/shared/[\\w-]{32}$`))
  await expectAccessibleEverywhere(page, 'main')
  const visitor = await browser.newPage()
  await visitor.goto(link)
  await expect(visitor.getByRole('heading', { level: 1, name: prompt })).toBeVisible()
  for (const tab of [page, visitor]) await expect(tab).toHaveTitle(`${prompt} · Rostra`)
  const picture = await visitor.locator('meta[property="og:image"]').getAttribute('content')
  expect((await page.request.get(picture ?? '')).headers()['content-type']).toBe('image/png')
  await expect(visitor.getByRole('region', { name: 'Expert Consensus' })).toBeVisible()
  for (const name of names) await expect(visitor.getByRole('list', { name: 'Experts' })).toContainText(name)
  await expect(visitor.locator('main')).not.toContainText(username)
  await expect(visitor.locator('main')).not.toContainText('credit')
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  const account = await page.context().newPage()
  await openAccountSettings(account)
  const row = account.getByRole('list', { name: 'Shared', exact: true }).getByRole('listitem')
  await expect(row).toContainText(/Discussion ·/)
  await expect(row.getByRole('link', { name: prompt })).toHaveAttribute('href', /^\/expert-discussion\?id=/)
  await account.close()
  await page.getByRole('button', { name: 'Revoke the link' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByRole('button', { name: 'Create link' })).toBeFocused()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { name: 'This link leads nowhere' })).toBeVisible()
  await visitor.close()

  // The offline model is too fast for axe: the discussion stays ongoing here.
  const state = await (await page.request.get(`/api/expert-discussions/${new URL(page.url()).searchParams.get('id')}`)).json()
  const conversationFlow = state.conversationFlow.slice(0, 1)
  const ongoing = { ...state, status: 'ongoing', phase: 'drafts', consensus: null, agreement: null, minorityView: null, conversationFlow }
  await page.route('**/api/expert-discussions/*/stream', (route) => route.abort())
  await page.route(`**/api/expert-discussions/${state.id}`, (route) => route.fulfill({ json: ongoing }))
  await page.reload()
  await expect(page.getByText('Your experts are discussing and reaching consensus...')).toBeVisible()
  await expectAccessibleEverywhere(page, 'main')
})
