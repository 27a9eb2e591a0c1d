import { expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import type { Db } from 'mongodb'
import { draw } from '../../fault-harness/draw.ts'
import { forgetEditions } from '../../fault-harness/forget-editions.ts'
import type { ReadSteps } from '../../fault-harness/watch-steps.ts'
import type { KillHarness } from './kill-harness.ts'
import { killRuns, type Runs, startRun, waitForPublished, waitForRoomInDay } from './kill-runs.ts'

const refreshSteps = ['started', 'planned', 'text 1', 'text 5', 'written', 'published'] as const

/** Returns a reader of zeitgeist's writes, and when each text of the latest refresh was stored, by headword. Steps have no subject. */
function refreshStepReader(): { read: ReadSteps; storedAt: ReadonlyMap<string, number> } {
  const headwordOf = new Map<string, string>()
  const storedAt = new Map<string, number>()
  const stepOf = ({ kind, collection, id, row, fields, at }: Parameters<ReadSteps>[0]): string | undefined => {
    if (kind === 'insert') {
      if (collection === 'planned_topics') headwordOf.set(id, row.topic.entry?.brief.words[0].text ?? '')
      if (collection !== 'refreshes') return undefined
      storedAt.clear()
      return 'started'
    }
    if (collection === 'refreshes') return (fields.status ?? fields.step) as string | undefined
    if (collection !== 'planned_topics' || !Object.keys(fields).some((field) => field.includes('candidates'))) return undefined
    storedAt.set(headwordOf.get(id) ?? '', at)
    return `text ${storedAt.size}`
  }
  return { storedAt, read: (write) => [stepOf(write)].flatMap((step) => (step === undefined ? [] : [{ step, subject: '' }])) }
}

const kills = draw('refreshes', refreshSteps, 2).map((step) => ({ step }))

/** Kills zeitgeist at steps of a refresh. To be run before others send: the demo conversations alone are refreshed. */
export function killRefreshes(harness: () => KillHarness): void {
  it(`zeitgeist, killed ${kills.length} times at a step of a refresh: the entries are those of an undisturbed one, and no text was asked for after it was stored`, async () => {
    const { inspector } = harness()
    const zeitgeist = inspector.db('zeitgeist')
    const refreshes: Runs = {
      service: 'zeitgeist',
      collection: 'refreshes',
      reader: refreshStepReader(),
      request: ['/api/zeitgeist/refresh', {}],
      readPath: '/api/zeitgeist',
      callsPath: '/entry-calls',
      prepare: () => forgetEditions(zeitgeist),
      verify: async () => expect(await publishedEntries(zeitgeist)).toEqual(undisturbed),
    }
    // Refreshes of two days count other messages.
    await waitForRoomInDay(kills.length)
    await waitForActivity(inspector.db('chat'), zeitgeist)
    // Once a refresh was published, the scheduled one is not due for a day.
    await startRun(harness(), refreshes)
    await waitForPublished(harness(), refreshes)
    await forgetEditions(zeitgeist)
    expect(await startRun(harness(), refreshes)).toEqual([200, 409])
    const undisturbed = await publishedEntries(zeitgeist)
    expect(undisturbed.length).toBeGreaterThanOrEqual(8)
    expect(new Set(undisturbed.map(({ title }) => title)).size).toBe(undisturbed.length)
    await killRuns(harness(), kills, refreshes)
  }, 3_600_000)
}

/** Resolves when zeitgeist has counted every exchange that chat has. Throws after a minute. */
async function waitForActivity(chat: Db, zeitgeist: Db): Promise<void> {
  const messages = { $sum: { $size: '$messages' } }
  await eventually(async () => {
    const [exchanges, [counted]] = await Promise.all([
      chat.collection('exchanges').countDocuments(),
      zeitgeist
        .collection('activity')
        .aggregate([{ $group: { _id: null, messages } }])
        .toArray(),
    ])
    if (exchanges === 0 || counted?.messages !== exchanges) throw new Error(`${counted?.messages} of ${exchanges} messages are counted`)
  }, 60_000)
}

/** Reads the published entries, sorted by title, without what differs between two refreshes: their ids, and when they were published. */
function publishedEntries(zeitgeist: Db) {
  const projection = { _id: 0, type: 1, title: 1, content: 1, botId: 1, sampleMessages: 1, trend: 1, conversationIds: 1 }
  return zeitgeist.collection('entries').find({}, { projection }).sort({ title: 1, type: 1 }).toArray()
}
