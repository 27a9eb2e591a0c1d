import type { Page } from '@playwright/test'
import { expect, test } from '../support/test-fixtures.ts'

const expert = (id: string, name: string) => ({
  id,
  name,
  slug: name.toLowerCase(),
  avatarUrl: '',
  avatarBgColor: '#0F766E',
  absent: false,
  declined: false,
})
const answer = (expertId: string, expertName: string, content: string) => ({
  expertId,
  expertName,
  content,
  timestamp: '2026-03-10T09:00:10Z',
  round: 1,
})
const sum = Array.from({ length: 40 }, (_, index) => `a_{${index}}`).join(' + ')

const discussion = {
  id: 'd1',
  prompt: 'Should I run before breakfast?',
  status: 'completed',
  phase: 'ended',
  createdAt: '2026-03-10T09:00:00Z',
  completedAt: '2026-03-10T09:01:00Z',
  consensus: 'Eat a little, then run.',
  agreement: 'mixed',
  minorityView: null,
  minorityExpertIds: [],
  experts: [expert('b1', 'Livia'), expert('b2', 'Max')],
  conversationFlow: [
    answer('b1', 'Livia', `# Plan\n\n$$${sum}$$\n\n<details><summary>More</summary>\n\nFolded text\n\n</details>`),
    answer('b2', 'Max', `مرحبا\n\n\`\`\`js\nconst line = '${'a long line that wraps on paper '.repeat(6)}'`),
  ],
  failure: null,
  offline: false,
  model: 'claude-sonnet-5-5',
  shared: false,
  credits: 4,
}

/** Returns the parts of the printed document that end beyond the paper. */
const cutOff = (page: Page) =>
  page
    .locator('.paper')
    .evaluate((paper) =>
      [...paper.querySelectorAll('.base, pre span, p, summary')]
        .filter((part) => part.getBoundingClientRect().right > paper.ownerDocument.documentElement.clientWidth + 1)
        .map(({ textContent }) => textContent),
    )

test('a discussion is printed alone, with whole formulas, lines of code and folded texts', async ({ page }) => {
  await page.route('**/api/shared-discussions/*', (route) => route.fulfill({ json: discussion }))
  // The browser would remove the document once its dialog is closed.
  await page.addInitScript('window.print = () => { window.isPrinted = true }')
  await page.goto('/expert-discussion/shared/of-this-test')
  await page.getByRole('button', { name: 'Print' }).click()
  await expect.poll(() => page.evaluate('window.isPrinted')).toBe(true)
  await page.emulateMedia({ media: 'print' })
  // The width of A4 within its margins.
  await page.setViewportSize({ width: 673, height: 980 })
  const paper = page.locator('.paper')
  await expect(paper.getByRole('heading')).toHaveText(['Expert Discussion', 'Expert Consensus', 'First answers', 'Livia', 'Plan', 'Max'])
  await expect(paper.getByRole('heading', { level: 5 })).toHaveText('Plan')
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(paper.getByText('Folded text')).toBeVisible()
  await expect(paper.locator('.katex-html')).toBeVisible()
  await expect(paper.locator('pre').getByText('const')).toHaveClass('code-keyword')
  // Formulas have other widths until their fonts are loaded.
  await expect.poll(() => cutOff(page)).toEqual([])
})
