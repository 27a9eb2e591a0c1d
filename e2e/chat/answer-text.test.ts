import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleEverywhere } from '../support/axe-checks.ts'
import { expectNoHorizontalScroll } from '../support/horizontal-scroll.ts'
import { expect, test } from '../support/test-fixtures.ts'

const answer = `## Brewing

**Brew** 1~3 minutes, rest 5~7 at \`vector<int>\` or vector<int>, <b>not</b> ~~cold~~. E = mc<sup>2</sup>, H<sub>2</sub>O, press <kbd>Ctrl</kbd>, <mark>marked</mark>, AT&amp;T &copy;.

Roses are **red**,
violets are blue.

| Step | Time |
| :--- | ---: |
| Flour<br>Water | 5~7 min |
| [docs](https://docs.example/long/path) | \`code\` |

- [x] Knead
- [ ] Bake
  1. hot
  2. hotter

**重要：**请先看https://pictures.example/a。然后**继续**，「大事」です。

مرحبا **بالعالم**، كيف حالك؟

- שלום
- Hello

> הכול **טוב** כאן

![A brown owl](https://pictures.example/owl.png) and a footnote[^1], [https://bank.example](https://evil.example/x).

\`\`\`js
const aVeryLongLine = 'this line is longer than the block, so it scrolls inside of the block and nowhere else'
\`\`\`

\`\`\`mermaid
flowchart LR
  A[First step] --> B{A long question of several words?} --> C[Last step of the diagram] --> D[After the last step]
\`\`\`

\`\`\`mermaid
flowchart LR
  A[Broken --> B{
\`\`\`

<details>
<summary>More</summary>

Folded **text**

</details>

Let $x^2$ cost $5 to $10. All of it:

$$
\\sum_{n=1}^{60} ${Array.from({ length: 60 }, (_, index) => `a_{${index}}`).join(' + ')}
$$

[^1]: Because of yeast.`

/** Answers with this text when the page reads its conversation. */
async function showAnswer(page: Page, content: string) {
  await page.route(/\/api\/conversations\/[^/]+\/messages/, async (route) => {
    const response = await route.fetch({ maxRetries: 2 })
    const messages: { isFromBot: boolean }[] = await response.json()
    const last = messages.findLastIndex(({ isFromBot }) => isFromBot)
    await route.fulfill({ response, json: messages.map((message, index) => (index === last ? { ...message, content } : message)) })
  })
  await page.reload()
}

test('an answer shows what was written, loads nothing from elsewhere, and fits', async ({ page, chat }) => {
  const foreign: string[] = []
  const formulaFiles: string[] = []
  const forDiagrams: string[] = []
  page.on('request', (request) => {
    if (/set-formula|katex/i.test(request.url())) formulaFiles.push(request.url())
    if (/\.example/.test(request.url())) foreign.push(request.url())
    if (/\/diagram\//.test(request.url())) forDiagrams.push(request.url())
  })
  await chat.open('kit-lindqvist')
  await chat.sendAndWait('Show me a code example')
  expect(formulaFiles).toEqual([])
  await showAnswer(page, answer)
  const text = chat.lastAnswerText
  await expect(text.getByRole('heading', { name: 'Brewing' })).toBeVisible()
  await expect(text).toContainText('Brew 1~3 minutes, rest 5~7 at vector<int> or vector<int>, <b>not</b> cold.')
  await expect(text).toContainText('AT&T ©')
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoHorizontalScroll(page)
  }
  await expect(text.getByText('كيف')).toHaveCSS('direction', 'rtl')
  await expect(text.getByRole('listitem').filter({ hasText: 'שלום' })).toHaveCSS('direction', 'rtl')
  await expect(text.getByText('violets')).toHaveCSS('direction', 'ltr')
  await expect(text.getByRole('math')).toHaveCount(2)
  await expect(text.getByText('cost $5 to $10.')).toBeVisible()
  const formula = text.locator('.formula-display')
  expect(await formula.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true)
  await formula.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => formula.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0)
  await text.getByRole('link', { name: '1', exact: true }).click()
  await expect(text.getByText('Because of yeast.')).toBeInViewport()
  await text.getByText('More', { exact: true }).click()
  await expect(text.getByText('Folded text')).toBeVisible()
  await expect(text.locator('code', { hasText: 'aVeryLongLine' }).getByText('const')).toHaveClass('code-keyword')
  await expectAccessibleEverywhere(page)

  // Diagrams: nothing of them is fetched before the click. A violation of a policy, also in the frame, fails the test.
  expect(forDiagrams).toEqual([])
  const [whole, broken] = [text.locator('.code-block').nth(1), text.locator('.code-block').nth(2)]
  for (const block of [whole, broken]) await block.getByRole('button', { name: 'Show as diagram' }).click()
  await expect(whole.getByTitle(/^Diagram: flowchart, .*First step/)).toBeVisible()
  await expect(whole.getByRole('group', { name: 'Code, Mermaid' })).toBeHidden()
  const inside = whole.frameLocator('iframe')
  await expect(inside.getByRole('img', { name: /First step/ }).getByText('First step')).toBeVisible()
  expect(await inside.locator('html').evaluate('window.origin')).toBe('null')
  await expect(broken.getByRole('status').filter({ hasText: 'could not be drawn' })).toContainText('Parse error on line 2')
  await expect(broken.getByRole('group')).toContainText('A[Broken')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoHorizontalScroll(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(inside.locator('html')).toHaveCSS('color-scheme', 'dark')
  await expectAccessible(page, '.code-block')
  expect(foreign).toEqual([])
})
