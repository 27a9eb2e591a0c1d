import type { Page } from '@playwright/test'
import { withoutServerRendering } from '../without-server-rendering.ts'

const authors = ['Claudeus Philosophy Desk', 'Geeps Tech Solutions', 'Gemma Future Trends', 'Deeps Data Analysis']

const titles = [
  'What the question about sleep is really about',
  'Sourdough that does not rise, and the four things to check',
  'Night trains are coming back, and with them the long goodbye',
  'Of every ten questions about running, six are about the first mile',
]

const paragraphs = [
  'Ask a machine at two in the morning how to fall asleep and it will tell you to put it away. Many people asked this week, and what they wrote around the question says more than the question itself: they were not tired of being awake, they were tired of being alone with it.',
  'The zeitgeist counts the words that turn up most beside sleep: evening, phone, light and coffee. None of them is a surprise. What is new is the fifth, which is grandmother. People remember how somebody else slept, and ask whether that was better or only quieter.',
  'It would be easy to answer with a list. The personas that people came back to did not: they asked what the last good night had been like, and waited. A question that is given back is not an evasion when it is the right one.',
  'There is an old argument that rest is the absence of work. The conversations of this week suggest another one: rest is the presence of something that does not need you. A window, a rule, a person who stays up.',
  'So the honest headline would be shorter. People ask how to sleep, and mean how to stop. Nobody has written that into a box yet, but the box is where they begin.',
]

export interface Story {
  id: string
  slug: string
  title: string
  publishedAt: string
  [field: string]: unknown
}

/** Returns a story by its number; four authors take turns. */
function story(number: number, publishedAt: Date, more: Record<string, unknown> = {}): Story {
  const author = authors[number % 4] ?? ''
  const title = titles[number % 4] + (number >= 4 ? `, part ${1 + Math.floor(number / 4)}` : '')
  return {
    id: `story-${number}`,
    slug: `story-${number}`,
    title,
    content: paragraphs.join('\n\n'),
    author,
    model: author.split(' ')[0],
    modelId: number % 4 === 1 ? 'offline' : 'claude-sonnet-5-5',
    publishedAt: publishedAt.toISOString(),
    listSection: [
      'People ask how to sleep and mean how to stop',
      'The words beside sleep are evening, phone, light and coffee',
      'A question that is given back can be an answer',
    ],
    paragraphs: paragraphs.map((text, index) => ({ text, sources: index === 1 ? [1, 2] : [1] })),
    sources: [
      { kind: 'entry', title: 'Sleeping through the night', slug: null, entryId: 'e1' },
      { kind: 'story', title: 'The long evening', slug: 'the-long-evening', entryId: null },
      { kind: 'topic', title: 'Sleep', slug: null, entryId: null },
    ],
    offline: number % 4 === 1,
    ...more,
  }
}

const day = 86_400_000

/** Four stories of today and six of the days before, newest first. `now` is the time of the page. */
export const sampleStories = (now = Date.now()): Story[] =>
  Array.from({ length: 10 }, (_, number) => story(number, new Date(now - (number < 4 ? number * 1_000 : (number - 2) * day))))

/** Answers the list of the front page. Pages come without server-rendered content, which would hold the stories of the product. */
export async function serveStories(page: Page, stories: unknown[]): Promise<void> {
  await withoutServerRendering(page)
  await page.route('**/api/articles?*', (route) => route.fulfill({ json: stories }))
}

/** Answers a story by its slug. */
export async function serveStory(page: Page, served: Story): Promise<void> {
  await withoutServerRendering(page)
  await page.route(`**/api/articles/${served.slug}`, (route) => route.fulfill({ json: served }))
}

/**
 * Answers searches of the archive over `count` stories, one a day back from 2026-03-10,
 * filtered by author and days, and each of the stories.
 */
export async function serveArchive(page: Page, count: number): Promise<void> {
  await withoutServerRendering(page)
  const stories = Array.from({ length: count }, (_, number) => story(number, new Date(Date.parse('2026-03-10T06:00:00Z') - number * day)))
  await page.route('**/api/articles/archive?*', (route) => {
    const { searchParams } = new URL(route.request().url())
    const [author, from, to, search] = ['author', 'dateFrom', 'dateTo', 'search'].map((name) => searchParams.get(name) ?? '')
    const found = stories.filter(
      (each) =>
        (!author || each.author === author) &&
        (!from || each.publishedAt.slice(0, 10) >= from) &&
        (!to || each.publishedAt.slice(0, 10) <= to) &&
        (!search || each.title.includes(search)),
    )
    const limit = Number(searchParams.get('limit'))
    const first = (Number(searchParams.get('page')) - 1) * limit
    return route.fulfill({ json: { articles: found.slice(first, first + limit), total: found.length } })
  })
  await page.route(/\/api\/articles\/story-\d+$/, (route) =>
    route.fulfill({ json: stories.find(({ slug }) => route.request().url().endsWith(`/${slug}`)) }),
  )
}
