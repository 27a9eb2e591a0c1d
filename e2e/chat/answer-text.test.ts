import type { Page } from '@playwright/test'
import { expectAccessibleEverywhere } from '../support/axe-checks.ts'
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

<details>
<summary>More</summary>

Folded **text**

</details>

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
  page.on('request', (request) => {
    if (/\.example/.test(request.url())) foreign.push(request.url())
  })
  await chat.open('kit-lindqvist')
  await chat.sendAndWait('Show me a code example')
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
  await text.getByRole('link', { name: '1', exact: true }).click()
  await expect(text.getByText('Because of yeast.')).toBeInViewport()
  await text.getByText('More', { exact: true }).click()
  await expect(text.getByText('Folded text')).toBeVisible()
  await expectAccessibleEverywhere(page)
  expect(foreign).toEqual([])
})
