import type { Page } from '@playwright/test'
import { slowAnswer } from '../support/chat-panel.ts'
import { expect, test } from '../support/test-fixtures.ts'

/** Returns the texts that the live region of the chat announces from now on. */
async function recordAnnouncements(page: Page): Promise<string[]> {
  const announced: string[] = []
  await page.exposeFunction('announce', (text: string) => void announced.push(text))
  await page.locator('main [aria-live=polite]:not([role=status])').evaluate((live) => {
    const { MutationObserver, announce } = live.ownerDocument.defaultView
    const onChange = (changes: { addedNodes: { textContent: string }[] }[]) => {
      for (const { addedNodes } of changes) for (const { textContent } of addedNodes) announce(textContent)
    }
    new MutationObserver(onChange).observe(live, { subtree: true, childList: true, characterData: true })
  })
  return announced
}

/** Removes the numbers of a list, the markers of citations and repeated spaces. */
const words = (text: string) =>
  text
    .replace(/^\d+\. /gm, '')
    .replace(/\s?\[\d\]/g, '')
    .split(/\s+/)
    .join(' ')
    .trim()

test('the input grows up to six lines, the list follows the end until the reader scrolls up, and the answer is announced in sentences', async ({
  page,
  chat,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await chat.open(slowAnswer.persona)
  const height = async () => (await chat.input.boundingBox())?.height ?? 0
  const oneLine = await height()
  await chat.input.focus()
  await chat.input.pressSequentially('One')
  await chat.input.press('Shift+Enter')
  await chat.input.pressSequentially('Two')
  await expect(chat.input).toHaveValue('One\nTwo')
  await expect.poll(height).toBeGreaterThan(oneLine)
  await chat.input.fill('line\n'.repeat(5))
  const sixLines = await height()
  await chat.input.fill('line\n'.repeat(20))
  await expect.poll(height).toBeLessThanOrEqual(sixLines + 1)
  await chat.input.fill('One\nTwo')
  await chat.input.press('Enter')
  await expect(chat.questions).toHaveText(['One\nTwo'], { useInnerText: true })
  await expect(chat.input).toBeFocused()
  await expect.poll(height).toBe(oneLine)
  await chat.answerEnded()

  const announced = await recordAnnouncements(page)
  const list = page.getByRole('region', { name: 'Messages', exact: true })
  const fromEnd = () => list.evaluate((box) => Math.round(box.scrollHeight - box.scrollTop - box.clientHeight))
  const latest = page.getByRole('button', { name: 'Jump to latest' })
  await chat.send(slowAnswer.question)
  await chat.answerStarted()
  await expect.poll(async () => (await chat.lastAnswerText.textContent())?.length ?? 0).toBeGreaterThan(150)
  // The list follows before the next frame, and not in the task that adds the text.
  await expect.poll(fromEnd).toBeLessThanOrEqual(48)
  await expect(latest).toBeHidden()
  await list.hover()
  await page.mouse.wheel(0, -2_000)
  await expect(latest).toBeVisible()
  await expect(async () => expect(await list.evaluate((box) => box.scrollTop)).toBe(0)).toPass()
  await chat.answerEnded()
  expect(await list.evaluate((box) => box.scrollTop)).toBe(0)
  await latest.click()
  await expect.poll(fromEnd).toBeLessThanOrEqual(1)
  await expect(latest).toBeHidden()

  const storedText = (await chat.storedMessages()).at(-1)?.content ?? ''
  await expect.poll(() => words(announced.join(' '))).toBe(words(storedText))
  expect(announced.length).toBeGreaterThan(5)
  for (const sentence of announced) expect(sentence).toMatch(/[.!?:]$/)
  await expect(list.locator('[aria-live], [role=log]')).toHaveCount(0)
})
