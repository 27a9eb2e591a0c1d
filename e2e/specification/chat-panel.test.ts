import { expect, test } from '../support/test-fixtures.ts'
import { withoutServerRendering } from '../support/without-server-rendering.ts'

test('the chat panel has the persona’s name, counts, votes and link above messages of both sides', async ({ page, chat }) => {
  await page.setViewportSize({ width: 1280, height: 844 })
  await chat.open('mr-abernathy')
  const panel = page.getByRole('region', { name: 'Chat with Mr. Abernathy' })
  await expect(panel.getByText(/^\d[\d.k]* conversations?$/)).toBeVisible()
  await expect(panel.getByText(/^Net score/)).toBeAttached()
  for (const name of ['Upvote', 'Downvote', 'Share this persona']) await expect(panel.getByRole('button', { name })).toBeVisible()
  await expect(chat.input).toHaveAttribute('placeholder', 'Ask me anything...')

  await chat.sendAndWait('Thanks '.repeat(150))
  const list = await chat.answers.locator('..').first().boundingBox()
  const [question, answer] = [await chat.questions.last().boundingBox(), await chat.lastAnswer.boundingBox()]
  if (!list || !question || !answer) throw new Error('A message is not shown')
  const right = ({ x, width }: { x: number; width: number }) => Math.round(x + width)
  expect(right(question)).toBe(right(list))
  expect(question.width / list.width).toBeCloseTo(0.75, 1)
  expect(Math.round(answer.x)).toBe(Math.round(list.x))
  expect(answer.width / list.width).toBeLessThanOrEqual(0.9)
  await expect(chat.lastAnswer).toContainText('Mr. Abernathy')
  const ground = (colour: string) =>
    chat.questions.last().evaluate((text, name) => text.ownerDocument.defaultView.getComputedStyle(text)[name], colour)
  expect(await ground('backgroundColor')).not.toBe('rgba(0, 0, 0, 0)')
})

test('a persona that fails to load says so, can be retried, and leads back to discover', async ({ page, chat }) => {
  await withoutServerRendering(page)
  await page.route('**/api/bots/slug/*', (route) =>
    route.fulfill({ status: 500, json: { message: 'x', reason: 'INTERNAL', requestId: 'r' } }),
  )
  await page.goto('/persona/mr-abernathy')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Failed to fetch bot details')
  await expect(page.getByRole('link', { name: 'Back to Discover' })).toHaveAttribute('href', '/discover')
  await page.unroute('**/api/bots/slug/*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await chat.waitUntilReady()
})

test('a conversation that fails to start on discover says so', async ({ page, toasts }) => {
  await page.route('**/api/conversations', (route) =>
    route.fulfill({ status: 500, json: { message: 'x', reason: 'INTERNAL', requestId: 'r' } }),
  )
  await page.goto('/discover?category=Education')
  await page.getByRole('link', { name: 'Start Chat with Mr. Abernathy' }).click()
  await toasts.expectOnly('Error', 'Failed to start conversation with this bot')
})
