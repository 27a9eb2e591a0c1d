import { expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import type { MemberClient } from '../../client/register-member.ts'
import { draw } from '../../fault-harness/draw.ts'
import type { ServiceProcess } from '../../product/service-process.ts'
import { type ReadSteps, type SeenStep, watchSteps } from '../../watch/watch-steps.ts'
import { askBoth, killAtSteps } from './kill-at-steps.ts'
import type { KillHarness } from './kill-harness.ts'

const editionSteps = ['opened', 'gathered', 'story 1', 'story 3', 'written', 'article 1', 'article 3', 'published'] as const

/** A topic for each author, so that each has material without an entry of the zeitgeist. */
const authorTopics = {
  'Claudeus Philosophy Desk': 'patience',
  'Geeps Tech Solutions': 'learning to code',
  'Gemma Future Trends': 'gardens',
  'Deeps Data Analysis': 'running',
}
const authors = Object.keys(authorTopics).length
const kills = draw('editions', editionSteps, 2).map((step) => ({ step }))

/** Returns a reader of newsroom's writes, whose steps have no subject, and when each author's story of the latest edition was stored. */
function editionStepReader(): { read: ReadSteps; storedAt: ReadonlyMap<string, number> } {
  /** The authors of the latest edition, in the order of its assignments. */
  let authorAt: string[] = []
  let articles = 0
  const storedAt = new Map<string, number>()
  const stepsOf = ({ kind, collection, row, fields, at }: Parameters<ReadSteps>[0]): unknown[] => {
    if (kind === 'insert' && collection === 'articles') return [`article ${++articles}`]
    if (collection !== 'editions') return []
    if (kind === 'insert') {
      authorAt = row.assignments.map(({ author }: { author: string }) => author)
      articles = 0
      storedAt.clear()
      return ['opened']
    }
    const written = Object.entries(fields).flatMap(([field, value]) => {
      const author = authorAt[Number(/^assignments\.(\d+)(\.state)?$/.exec(field)?.[1])]
      if (author === undefined || stateOf(value) !== 'written') return []
      storedAt.set(author, at)
      return [`story ${storedAt.size}`]
    })
    return [...written, fields.step, fields.status]
  }
  const toSteps = (step: unknown): SeenStep[] => (typeof step === 'string' ? [{ step, subject: '' }] : [])
  return { storedAt, read: (write) => stepsOf(write).flatMap(toSteps) }
}

/** A write sets an assignment as a whole, or its state alone. */
const stateOf = (value: unknown) => (typeof value === 'string' ? value : (value as { state?: string } | null)?.state)

interface PublishedStory {
  id: string
  author: string
}

/** Kills newsroom at steps of an edition. */
export function killEditions(harness: () => KillHarness): void {
  const storiesOf = (senator: MemberClient) => senator.get<PublishedStory[]>('/api/articles?limit=100')
  const startPresses = (senator: MemberClient) => askBoth(senator, '/api/articles/generate-daily', { authorTopics })
  const expectOneOfEach = (stories: PublishedStory[]) =>
    expect([stories.length, new Set(stories.map(({ author }) => author)).size]).toEqual([authors, authors])

  it('newsroom publishes one story of each author when both replicas are asked at once, and none when they are asked again', async () => {
    const { senator } = harness()
    expect((await startPresses(senator).outcomes).sort()).toEqual([200, 409])
    const first = await storiesOf(senator)
    expectOneOfEach(first)
    const { articles, skipped } = await senator.post<{ articles: object[]; skipped: object[] }>('/api/articles/generate-daily', {}, 1)
    expect([articles.length, skipped.length]).toEqual([0, authors])
    expect(await storiesOf(senator)).toEqual(first)
  }, 120_000)

  it(`newsroom, killed ${kills.length} times at a step of an edition: each author has one story, and no text was asked for after it was stored`, async () => {
    const { product, inspector, senator } = harness()
    const newsroom = inspector.db('newsroom')
    const { read, storedAt } = editionStepReader()
    const watch = await watchSteps(inspector.client, [newsroom.databaseName], read)
    const storyCalls = async () => (await (await fetch(`${product.providerUrl}/story-calls`)).json()) as { author: string; at: number }[]
    const waitForPublished = () =>
      eventually(async () => {
        const [latest] = await newsroom.collection('editions').find().sort({ startedAt: -1 }).limit(1).toArray()
        if (latest?.status !== 'published') throw new Error(`the latest edition is ${latest?.status ?? 'missing'}`)
      }, 60_000)
    let running = { runner: Promise.resolve(0), outcomes: Promise.resolve<number[]>([]) }
    let startedAt = 0
    const unseen = await killAtSteps({
      ...{ kills, watch },
      actFor: async () => {
        // So that the authors may write again.
        for (const { id } of await storiesOf(senator)) expect((await senator.call('DELETE', `/api/articles/${id}`)).status).toBe(204)
        startedAt = Date.now()
        const run = async () => {
          running = startPresses(senator)
          await running.outcomes
        }
        return { subject: '', run }
      },
      victimOf: async () => product.replicasOf('newsroom')[await running.runner] as ServiceProcess,
      whileAway: waitForPublished,
      afterRestart: async () => {
        await running.outcomes
        // A gateway connects to a restarted newsroom within some seconds.
        for (const gateway of [0, 1]) await eventually(() => senator.get('/api/articles', gateway), 30_000)
        expectOneOfEach(await storiesOf(senator))
        const again = (await storyCalls()).filter(
          ({ author, at }) => at >= startedAt && at > (storedAt.get(author) ?? Number.POSITIVE_INFINITY),
        )
        expect(again).toEqual([])
      },
    })
    await watch.close()
    expect((await storyCalls()).length).toBeGreaterThan(0)
    expect(unseen).toEqual([])
    expect(await newsroom.collection('editions').countDocuments({ open: true })).toBe(0)
  }, 3_600_000)
}
