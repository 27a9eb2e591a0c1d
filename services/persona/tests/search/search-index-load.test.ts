import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { createLog } from '@rostra/kit/log'
import { collectionOf } from '@rostra/kit/stores/collection-of'
import { eventually } from '@rostra/kit/testing/eventually'
import { type Model, Types } from 'mongoose'
import { encodeCard, summaryOfCard } from '../../src/core/rpc/wire.ts'
import { type PersonaRow, personaModel, toRow } from '../../src/core/store/personas/persona-model.ts'
import { readPublicListQuery } from '../../src/search/domain/public-list-query.ts'
import { createSearchIndex } from '../../src/search/runtime/search-index.ts'
import { createSearchIndexFeed, type FeedTimes, type SearchIndexFeed } from '../../src/search/store/search-index-feed.ts'
import { storedPersona } from '../fixtures.ts'
import { createHarness, type Harness } from '../harness.ts'

/** More than two batches of the load. */
const personaCount = 1_100

let harness: Harness
let personas: Model<PersonaRow>
const feeds: SearchIndexFeed[] = []

beforeEach(async () => {
  harness = await createHarness()
  personas = personaModel(harness.connection)
  await personas.createIndexes()
  const rows = Array.from({ length: personaCount }, (_, i) => rowOf({ slug: `p-${i}`, name: `P${i}`, conversationCount: i % 50 }))
  await collectionOf(personas).insertMany(rows)
})
afterEach(async () => {
  for (const feed of feeds.splice(0)) feed.stop()
  await harness?.end()
})

/** Returns the row of a public persona. */
const rowOf = (over: { slug: string; name: string; conversationCount: number }) => ({
  _id: new Types.ObjectId(),
  ...toRow({ ...storedPersona, ...over }),
})

/** Creates a feed on an empty index, and the texts that it logs. */
function createFeed(times: Partial<FeedTimes> = {}) {
  const index = createSearchIndex(summaryOfCard)
  const logged: string[] = []
  const note = (_fields: unknown, text: string) => logged.push(text)
  const log = Object.assign(createLog('test', { level: 'silent' }), { warn: note, info: note, error: note })
  const feed = createSearchIndexFeed({ personas, index, encode: encodeCard, log, times: { startWaitMs: 15_000, ...times } })
  feeds.push(feed)
  const loads = () => logged.filter((text) => text === 'the search index is loaded').length
  return { index, feed, logged, loads, find: (search: string) => index.find(query(search)).total }
}
const query = (search: string) => readPublicListQuery({ search, category: '', order: 'popular', page: 1, limit: 10 })

/** Ends the change streams of this test's database with an error that the driver does not repeat. Returns their number. */
async function killStreams(): Promise<number> {
  const admin = harness.connection.getClient().db('admin')
  const ns = `${harness.connection.name}.personas`
  const stages = [{ $currentOp: {} }, { $match: { ns, op: 'getmore', 'cursor.tailable': true } }]
  const running = await admin.aggregate(stages, { readConcern: { level: 'local' } }).toArray()
  for (const { opid } of running) await admin.command({ killOp: 1, op: opid })
  return running.length
}

describe('the feed of the search index', () => {
  it('has every change that is made while it loads', async () => {
    const { index, feed, find } = createFeed({ startWaitMs: 0 })
    await feed.start()
    await Promise.all([
      personas.updateMany({ conversationCount: { $lt: 10 } }, { $set: { visibility: 'private' } }),
      // Moves personas to the other end of the order in which they are loaded.
      personas.updateMany({ conversationCount: { $gt: 40 } }, { $inc: { popularity: -1_000 }, $set: { name: 'Moved' } }),
      personas.deleteMany({ conversationCount: 20 }),
      collectionOf(personas).insertOne(rowOf({ slug: 'late', name: 'Latecomer', conversationCount: 15 })),
    ])
    await eventually(async () => {
      expect(feed.isCurrent()).toBe(true)
      expect(index.size).toBe(await personas.countDocuments({ visibility: 'public' }))
      expect([find('moved'), find('latecomer')]).toEqual([await personas.countDocuments({ name: 'Moved', visibility: 'public' }), 1])
    })
  })

  it('serves from the database until it has loaded', async () => {
    const { index, feed } = createFeed({ startWaitMs: 0 })
    await feed.start()
    expect([feed.isCurrent(), index.size < personaCount]).toEqual([false, true])
    await eventually(() => expect([feed.isCurrent(), index.size]).toEqual([true, personaCount]))
  })

  it('is current when its start resolves, if the load is fast', async () => {
    const { index, feed } = createFeed()
    await feed.start()
    expect([feed.isCurrent(), index.size]).toEqual([true, personaCount])
  })

  it('goes on behind the last change after an error of the stream, and loads nothing again', async () => {
    const { feed, logged, loads, find } = createFeed()
    await feed.start()
    await personas.updateOne({ slug: 'p-1' }, { $set: { name: 'Before' } })
    await eventually(() => expect(find('before')).toBe(1))
    await eventually(async () => expect(await killStreams()).toBe(1))
    await personas.updateOne({ slug: 'p-2' }, { $set: { name: 'During' } })
    await eventually(() => expect(logged).toContain('the search index cannot follow the changes of personas, and tries again'))
    await eventually(() => expect(find('during')).toBe(1))
    await eventually(() => expect(logged).toContain('the search index follows the changes of personas again'))
    expect([loads(), feed.isCurrent()]).toEqual([1, true])
  })

  it('loads everything again when the collection was replaced', async () => {
    const { index, feed, loads } = createFeed()
    await feed.start()
    await harness.connection.db?.renameCollection('personas', 'elsewhere')
    await eventually(() => expect(index.size).toBe(0))
    await harness.connection.db?.renameCollection('elsewhere', 'personas')
    await eventually(() => expect([index.size, feed.isCurrent(), loads() > 1]).toEqual([personaCount, true, true]))
  })

  it('is not current while it has no news of the database', async () => {
    const { feed } = createFeed({ maxSilenceMs: 100 })
    await feed.start()
    await eventually(() => expect(feed.isCurrent()).toBe(false))
    await eventually(() => expect(feed.isCurrent()).toBe(true))
  })
})
