import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { withoutServerRendering } from '../without-server-rendering.ts'

const hour = 3_600_000
const dayOf = (daysAgo: number) => new Date(Date.now() - daysAgo * 24 * hour).toISOString().slice(0, 10)

/** People on each of 14 days, as a server with a least number of 25 sends them. */
const dailyPeople = [25, 0, 25, 50, 25, 25, 50, 50, 75, 50, 100, 125, 100, 150]
const days = dailyPeople.map((people, index) => ({ from: dayOf(13 - index), to: dayOf(13 - index), people }))
const weeks = [
  { from: dayOf(13), to: dayOf(7), people: 50 },
  { from: dayOf(6), to: dayOf(0), people: 175 },
]

type Entry = Record<string, unknown> & { title: string }

const entry = (id: string, type: string, ageHours: number, title: string, more: Record<string, unknown> = {}): Entry => ({
  id,
  type,
  title,
  content: 'Many people came back to this in the last 7 days. The words that turned up most were evening, phone, light and coffee.',
  botId: null,
  createdAt: new Date(Date.now() - ageHours * hour).toISOString(),
  expiresAt: new Date(Date.now() + (14 * 24 - ageHours) * hour).toISOString(),
  sampleMessages: [],
  offline: false,
  model: 'claude-sonnet-5-5',
  trend: [],
  state: 'shown',
  ...more,
})

const dialogue = [
  { role: 'user', botName: '', content: 'What about the first marathon? The long runs are what keeps me busy.' },
  {
    role: 'bot',
    botName: 'Coach Bex',
    content: 'Let us take the long runs first. Tell me how far you got last week, and how you slept after it.',
  },
  { role: 'user', botName: '', content: '<b>Twelve</b> kilometres.' },
]

/** Nine entries of every kind and age, of which two have the same title. `botId` is linked by three, an unknown persona by one. */
export const sampleEntries = (botId: string): Entry[] => [
  entry('e1', 'trend', 1, 'Night trains are being talked about more', { botId, trend: days }),
  entry('e2', 'excerpt', 2, 'The first marathon, and how to begin', { botId, sampleMessages: dialogue }),
  entry('e3', 'theme', 7, 'Sleeping through the night', { botId }),
  entry('e4', 'theme', 25, 'Sleeping through the night', { content: 'The second of two equal titles.' }),
  entry('e5', 'trend', 30, 'Spring cleaning', { trend: weeks }),
  entry('e6', 'excerpt', 50, 'Asking for a raise', { botId: '00000000-0000-4000-8000-000000000000', sampleMessages: dialogue }),
  entry('e7', 'theme', 60, 'Learning Spanish before the summer'),
  entry('e8', 'theme', 61, 'Sourdough that does not rise'),
  entry('e9', 'theme', 62, 'Moving to a new city'),
  entry('e10', 'theme', 63, 'The tenth entry'),
]

/** Returns the id of a persona of a new product. */
export async function demoPersonaId(request: APIRequestContext): Promise<string> {
  const response = await request.get('/api/bots/slug/coach-bex')
  expect(response.status()).toBe(200)
  return (await response.json()).id
}

/**
 * Answers the lists of entries, that of readers and that of admins. Pages come without server-rendered content, which would hold the
 * entries of the product.
 */
export async function serveEntries(page: Page, entries: unknown[]): Promise<void> {
  await withoutServerRendering(page)
  await page.route('**/api/zeitgeist?*', (route) => route.fulfill({ json: entries }))
  await page.route('**/api/admin/zeitgeist/entries', (route) => route.fulfill({ json: entries }))
}
