import { readdir, readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { parse } from 'yaml'
import { expectAccessibleEverywhere } from '../support/axe-checks.ts'
import { expect, test } from '../support/test-fixtures.ts'

const folder = new URL('gallery/', import.meta.url)

/** Returns the answers of the gallery: six kinds in each of ten languages. */
async function readAnswers(): Promise<string[]> {
  const files = (await readdir(folder)).sort()
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, folder), 'utf8')))
  return texts.flatMap((text): string[] => parse(text))
}

/** Shows these answers when the page reads its conversation. */
async function showAnswers(page: Page, answers: readonly string[]) {
  await page.route(/\/api\/conversations\/[^/]+\/messages/, async (route) => {
    const response = await route.fetch({ maxRetries: 2 })
    const messages: { id: string; isFromBot: boolean }[] = await response.json()
    const answer = messages.findLast(({ isFromBot }) => isFromBot)
    const shown = answers.map((content, number) => ({ ...answer, id: `${answer?.id}-${number}`, content, citations: [] }))
    await route.fulfill({ response, json: [...messages.filter(({ isFromBot }) => !isFromBot), ...shown] })
  })
  await page.reload()
}

test('60 answers in ten languages are shown as they were meant, on every screen, and load nothing from elsewhere', async ({
  page,
  chat,
}) => {
  test.slow()
  const foreign: string[] = []
  page.on('request', (request) => {
    if (/\.?example(?:\.com|\.org)?\//.test(request.url())) foreign.push(request.url())
  })
  const answers = await readAnswers()
  expect(answers).toHaveLength(60)
  await chat.open('kit-lindqvist')
  await chat.sendAndWait('Show me a code example')
  await showAnswers(page, answers)
  const shown = page.locator('.messages .prose')
  await expect(shown).toHaveCount(60)
  await expect(page.locator('.messages .katex-display')).not.toHaveCount(0)
  // What is left of a mark is not rendered. Code and formulas have such characters themselves.
  const left = await shown.evaluateAll((all) =>
    all
      .flatMap((answer) => [...answer.querySelectorAll('p, li, td, th, h2, h3, h4')])
      .filter((element) => !element.querySelector('code, .katex'))
      .flatMap(
        ({ textContent }) =>
          textContent.match(/.{0,20}(?:\*\*|~~|^#{1,6} |\[\^|\]\(|<\/?(?:br|su[bp]|kbd|mark|details|summary)>).{0,20}/gm) ?? [],
      ),
  )
  expect(left).toEqual([])
  await expectAccessibleEverywhere(page, '.messages')
  expect(foreign).toEqual([])
})
