import { eventually } from '@rostra/kit/testing/eventually'
import type { Db } from 'mongodb'
import type { MemberClient } from '../../client/register-member.ts'
import type { ProductProcesses } from '../../product/product-processes.ts'

/** What a reader sees of a story. */
interface PublishedStory {
  id: string
  slug: string
  author: string
  title: string
}

/** A call of the fake provider for an author's story, with its time in milliseconds since 1970. */
export interface StoryCall {
  author: string
  at: number
}

/** A topic for each author, so that each has material without an entry of the zeitgeist. */
const authorTopics = {
  'Claudeus Philosophy Desk': 'patience',
  'Geeps Tech Solutions': 'learning to code',
  'Gemma Future Trends': 'gardens',
  'Deeps Data Analysis': 'running',
}

/** The settings with which three authors ask the fake provider, under their own names; claudeus has no key and writes offline. */
export const authorSettings = (providerUrl: string, { tokens, everyMs }: { tokens: number; everyMs: number }) => ({
  ...{ MODEL_GPT4: `story-geeps-${tokens}.${everyMs}`, MODEL_GEMINI: `story-gemma-${tokens}.${everyMs}` },
  ...{ MODEL_DEEPSEEK: `story-deeps-${tokens}.${everyMs}`, GEMINI_API_KEY: 'faults', DEEPSEEK_API_KEY: 'faults' },
  ...{ OPENAI_BASE_URL: providerUrl, GEMINI_BASE_URL: providerUrl, DEEPSEEK_BASE_URL: providerUrl },
})

export interface StartedPresses {
  /** The gateway whose newsroom runs the edition, known once the other one has refused. */
  runner: Promise<number>
  /** The statuses of both gateways; 0 without an answer. */
  outcomes: Promise<number[]>
}

/** Asks both gateways for the day's edition at once. */
export function startPressesOnBoth(senator: MemberClient): StartedPresses {
  const refused = Promise.withResolvers<number>()
  const outcomes = [0, 1].map(async (gateway) => {
    const { status } = await senator.call('POST', '/api/articles/generate-daily', { authorTopics }, { gateway })
    if (status === 409) refused.resolve(1 - gateway)
    return status
  })
  return { runner: refused.promise, outcomes: Promise.all(outcomes) }
}

export const publishedStories = (senator: MemberClient) => senator.get<PublishedStory[]>('/api/articles?limit=100')

/** Resolves when the latest edition was published. Throws when it failed, or after a minute. */
export async function waitForPublished(newsroom: Db): Promise<void> {
  await eventually(async () => {
    const [latest] = await newsroom.collection('editions').find().sort({ startedAt: -1 }).limit(1).toArray()
    if (latest?.status !== 'published') throw new Error(`the latest edition is ${latest?.status ?? 'missing'}`)
  }, 60_000)
}

/** Deletes every story as a super senator does, so that the authors may write again. */
export async function deleteStories({ urls }: ProductProcesses, senator: MemberClient): Promise<void> {
  for (const { id } of await publishedStories(senator)) {
    const deleted = await fetch(`${urls[0]}/api/articles/${id}`, { method: 'DELETE', headers: { cookie: senator.cookie } })
    if (deleted.status !== 204) throw new Error(`${deleted.status}: ${await deleted.text()}`)
  }
}
