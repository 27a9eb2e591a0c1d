import { expect, it } from '@jest/globals'
import type { MemberClient } from '../../client/register-member.ts'
import { draw } from '../../fault-harness/draw.ts'
import type { ReadSteps, SeenStep } from '../../fault-harness/watch-steps.ts'
import type { KillHarness } from './kill-harness.ts'
import { killRuns, type Runs, startRun, waitForRoomInDay } from './kill-runs.ts'

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
  const expectOneOfEach = async () => {
    const stories = await storiesOf(harness().senator)
    expect([stories.length, new Set(stories.map(({ author }) => author)).size]).toEqual([authors, authors])
    return stories
  }
  const editions: Runs = {
    service: 'newsroom',
    collection: 'editions',
    reader: editionStepReader(),
    request: ['/api/articles/generate-daily', { authorTopics }],
    readPath: '/api/articles',
    callsPath: '/story-calls',
    // So that the authors may write again.
    prepare: async () => {
      const { senator } = harness()
      for (const { id } of await storiesOf(senator)) expect((await senator.call('DELETE', `/api/articles/${id}`)).status).toBe(204)
    },
    verify: expectOneOfEach,
  }

  it('newsroom publishes one story of each author when both replicas are asked at once, and none when they are asked again', async () => {
    const { senator } = harness()
    await waitForRoomInDay(0)
    expect(await startRun(harness(), editions)).toEqual([200, 409])
    const first = await expectOneOfEach()
    const { articles, skipped } = await senator.post<{ articles: object[]; skipped: object[] }>('/api/articles/generate-daily', {}, 1)
    expect([articles.length, skipped.length]).toEqual([0, authors])
    expect(await storiesOf(senator)).toEqual(first)
  })

  it(`newsroom, killed ${kills.length} times at a step of an edition: each author has one story, and no text was asked for after it was stored`, async () => {
    await waitForRoomInDay(kills.length)
    await killRuns(harness(), kills, editions)
  }, 3_600_000)
}
