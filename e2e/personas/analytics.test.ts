import type { APIRequestContext } from '@playwright/test'
import { register } from '../support/accounts/member.ts'
import { expectAccessibleEverywhere } from '../support/axe-checks.ts'
import { captureDownload } from '../support/download.ts'
import { createPersona } from '../support/personas/persona.ts'
import { expect, test } from '../support/test-fixtures.ts'

test('a conversation and a vote appear in the analytics tiles, table and CSV file', async ({ page, otherMember }) => {
  await register(page.request)
  const { id, slug, name } = await createPersona(page.request)
  const { conversation } = await (await otherMember.post('/api/conversations', { data: { botId: id } })).json()
  const data = { conversationId: conversation.id, content: 'Thanks', isFromBot: false, audioUrl: null }
  expect((await otherMember.post('/api/messages', { data })).status()).toBe(201)
  expect((await otherMember.post(`/api/bots/${id}/vote`, { data: { isUpvote: true } })).status()).toBe(200)
  const totals = { conversations: 1, messages: 1, people: 1, upvotes: 1, downvotes: 0 }
  await expect.poll(async () => (await (await page.request.get(`/api/bots/${id}/analytics?days=7`)).json()).totals).toEqual(totals)

  await page.goto('/dashboard?tab=manage')
  await expect(page.getByText('1 of 5 personas')).toBeVisible()
  await page.getByRole('link', { name: `Analytics of ${name}` }).click()
  await page.getByRole('link', { name: '7 days' }).click()
  await expect(page).toHaveURL(`/dashboard/personas/${id}/analytics?days=7`)
  const tiles = page.getByRole('region', { name: 'Totals' })
  await expect(tiles.getByRole('term')).toHaveText(['Conversations', 'Messages', 'People', 'Upvotes', 'Downvotes'])
  await expect(tiles.getByRole('definition')).toHaveText(Object.values(totals).map(String))
  await page.getByRole('button', { name: 'Conversations and messages: show as a table' }).click()
  const rows = page.getByRole('table', { name: 'Conversations and messages' }).getByRole('row')
  await expect(rows).toHaveCount(8)
  // Midnight may have passed since the message: it is of the latest day or of the one before.
  const latestDays = await Promise.all([1, 2].map((row) => rows.nth(row).getByRole('cell').allTextContents()))
  expect(latestDays.map(String).sort()).toEqual(['0,0', '1,1'])

  await page.getByRole('button', { name: 'People: show as a table' }).click()
  await expectAccessibleEverywhere(page, 'main')

  const file = await captureDownload(page, () => page.getByRole('button', { name: 'Download CSV' }).click())
  expect(file.name).toBe(`rostra-${slug}-7-days.csv`)
  const lines = file.content.toString().split('\r\n')
  expect(lines).toHaveLength(9)
  expect(lines[0]).toBe('persona,date,conversations,messages,people,upvotes,downvotes')
  const dayLine = new RegExp(`^"${name}",\\d{4}-\\d\\d-\\d\\d,([\\d,]+)$`)
  const [before = [], latest = []] = lines.slice(6, 8).map((line) => dayLine.exec(line)?.[1]?.split(',').map(Number))
  expect(latest.map((count, index) => count + (before[index] ?? 0))).toEqual(Object.values(totals))
})

test('subjects and ratings are shown once three members asked and rated', async ({ page, playwright, baseURL }) => {
  test.slow()
  await register(page.request)
  const { id } = await createPersona(page.request)
  const rates: (() => Promise<void>)[] = []
  const requests: APIRequestContext[] = []
  const askAndRate = async (rating: 'up' | 'down') => {
    const request = await playwright.request.newContext({ baseURL })
    requests.push(request)
    await register(request)
    const { conversation } = await (await request.post('/api/conversations', { data: { botId: id } })).json()
    const data = { conversationId: conversation.id, content: 'How do I get a refund for a course?', isFromBot: false, audioUrl: null }
    const { botMessage } = await (await request.post('/api/messages', { data })).json()
    const rate = async () => expect((await request.put(`/api/messages/${botMessage.id}/feedback`, { data: { rating } })).status()).toBe(200)
    rates.push(rate)
    await rate()
  }
  const today = () => new Date().toISOString().slice(0, 10)
  /** Rates again, which moves each rating to now, until no midnight has passed meanwhile: all are of one day then. */
  const rateOnOneDay = async () => {
    const begunOn = today()
    for (const rate of rates) await rate()
    if (today() !== begunOn) await rateOnOneDay()
  }
  const messages = async () => (await (await page.request.get(`/api/bots/${id}/analytics?days=7`)).json()).totals.messages
  for (const rating of ['up', 'up'] as const) await askAndRate(rating)
  await expect.poll(messages).toBe(2)
  await page.goto(`/dashboard/personas/${id}/analytics?days=7`)
  const card = (name: string) => page.getByRole('region', { name, exact: true })
  await expect(card('Coming back')).toContainText('Fewer than 3')
  await expect(card('What people ask about')).toContainText('Nothing yet that 3 people or more asked about.')
  await expect(card('Ratings of answers')).toContainText('Fewer than 3 people rated.')

  await askAndRate('down')
  await expect.poll(messages).toBe(3)
  await rateOnOneDay()
  await page.reload()
  await expect(card('What people ask about').getByRole('row').nth(1)).toHaveText('course, refund3')
  await expect(card('Ratings of answers')).toContainText('67 % good: 2 up, 1 down.')
  await expect(page.getByRole('table', { name: 'Ratings day by day' }).getByRole('row').nth(1).getByRole('cell')).toHaveText(['2', '1'])
  await expectAccessibleEverywhere(page, 'main')
  for (const request of requests) await request.dispose()
})
