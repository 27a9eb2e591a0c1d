import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { openInProcessTestBuses } from '@rostra/kit/testing/test-buses'
import { NewsroomService } from '@rostra/proto/newsroom'
import { createNewsroomHarness, entries, type NewsroomHarness } from './harness/newsroom-harness.ts'
import { authors, type Press, pressOf } from './harness/press.ts'
import { type ScriptedWriting, scriptedWriting } from './harness/scripted-writing.ts'
import { type SpawnedReplica, spawnReplica } from './spawn-replica.ts'

const forever = () => new Promise<never>(() => undefined)

let harness: NewsroomHarness
let writing: ScriptedWriting
let press: Press
let killed: SpawnedReplica | undefined

beforeAll(async () => {
  harness = await createNewsroomHarness({}, openInProcessTestBuses)
  writing = scriptedWriting()
  press = await pressOf(harness.identity, (await harness.startReplica({ writing })).client)
}, 60_000)
afterEach(async () => {
  killed?.process.kill('SIGKILL')
  harness.zeitgeist.on('ListEntries', () => ({ entries }))
  writing.asked.length = 0
  await harness.clear()
})
afterAll(() => harness?.stop())

const openEdition = () => harness.connection.collection('editions').findOne({ open: true })
const statesNow = async () => ((await openEdition())?.assignments ?? []).map(({ state }: { state: string }) => state)

const generate = (port: number) =>
  void harness
    .connect(port)
    .call(NewsroomService.GenerateDaily, {}, { token: press.token, deadlineMs: 60_000 })
    .catch(() => undefined)

/** Starts an edition on a spawned replica, kills that once `isThere` does not throw, and waits for the other one to end it. */
async function killAt(
  replica: SpawnedReplica,
  isThere: () => Promise<void>,
  afterKill: () => Promise<void> = async () => undefined,
): Promise<void> {
  killed = replica
  generate(killed.port)
  await eventually(isThere, 20_000)
  killed.process.kill('SIGKILL')
  await afterKill()
  harness.zeitgeist.on('ListEntries', () => ({ entries }))
  await eventually(async () => {
    const [row, ...others] = await harness.connection.collection('editions').find({}).toArray()
    expect([row?.status, others]).toEqual(['published', []])
  }, 20_000)
}

const publishedBy = async () => (await press.articles()).map(({ author }) => author).sort()
const allFour = authors.toSorted()

describe('an edition whose replica is killed', () => {
  it('is gathered by another replica when it was only opened', async () => {
    let isReading = false
    harness.zeitgeist.on('ListEntries', () => {
      isReading = true
      return forever()
    })
    await killAt(await spawnReplica(harness), async () => expect(isReading).toBe(true))
    expect(await publishedBy()).toEqual(allFour)
    expect(writing.asked).toHaveLength(4)
  }, 60_000)

  it('goes on with the stored stories, and no author is asked for them again', async () => {
    await killAt(await spawnReplica(harness, { TEST_HANGING_AUTHORS: 'gemma deeps' }), async () =>
      expect(await statesNow()).toEqual(['written', 'written', 'waiting', 'waiting']),
    )
    expect(await publishedBy()).toEqual(allFour)
    expect(writing.asked.sort()).toEqual(['deeps', 'gemma'])
  }, 60_000)

  it('is published by another replica, which does not publish again what was published', async () => {
    const replica = await spawnReplica(harness)
    // An uncommitted story of the third author keeps that one's from being published.
    const session = await harness.connection.startSession()
    session.startTransaction()
    const rival = { slug: 'sourdough-bread-by-gemma' }
    await harness.connection.collection('articles').insertOne(rival, { session })
    await killAt(
      replica,
      async () => {
        // A transaction without a command for 5 s counts as abandoned, and is ended.
        await harness.connection.collection('articles').findOne({}, { session })
        expect(await statesNow()).toEqual(['published', 'published', 'written', 'written'])
      },
      () => session.abortTransaction(),
    )
    await session.endSession()
    expect(await publishedBy()).toEqual(allFour)
    expect(writing.asked).toEqual([])
    const rows = await harness.connection.collection('articles').find({}).toArray()
    expect(rows).toHaveLength(4)
  }, 60_000)
})

it('a story that was deleted before the takeover of its edition is not published again', async () => {
  const [story] = (await press.run({ AUTHOR_GEMMA: 'Tea' })).articles
  await press.delete(story?.id as string)
  // The edition as a replica leaves it that is killed after it published the story, and before it stored that.
  const texts = {
    title: 'Tea by gemma',
    paragraphs: [{ text: 'People talked about Tea.', sources: [1] }],
    takeaways: ['It was Tea.', 'Tea.'],
  }
  const written = { ...texts, sources: [{ kind: 'topic', title: 'Tea', slug: '' }], modelId: 'offline' }
  const assignment = { 'assignments.0.state': 'written', 'assignments.0.story': written, 'assignments.0.articleId': '' }
  const editions = harness.connection.collection('editions')
  const $set = { ...assignment, status: 'running', step: 'written', owner: 'killed', open: true, leaseUntil: new Date(0), endedAt: null }
  await editions.updateOne({}, { $set })
  await eventually(async () => expect(await editions.findOne({})).toMatchObject({ status: 'published' }), 20_000)
  expect(await press.articles()).toEqual([])
  expect(await editions.findOne({})).toMatchObject({ assignments: [{ state: 'published', articleId: story?.id }] })
}, 60_000)

it('an edition goes on at another replica without waiting for its lease when its own drains', async () => {
  const draining = await harness.startReplica({ writing: scriptedWriting(forever) }, { STOP_GRACE_MS: '100' })
  generate(draining.app.port)
  await eventually(async () => expect((await openEdition())?.step).toBe('gathered'))
  await draining.app.stop()
  await eventually(async () => expect(await publishedBy()).toEqual(allFour))
}, 60_000)

it('the scheduled edition starts once, on one replica, as soon as the zeitgeist has entries', async () => {
  harness.zeitgeist.on('ListEntries', () => ({ entries: [] }))
  harness.clock.at = Date.parse('2031-03-03T12:00:00.000Z')
  const hour = { NEWSROOM_EDITION_HOUR: '6' }
  const replicas = await Promise.all([1, 2].map(() => harness.startReplica({ writing, timers: { schedule: 50 } }, hour)))
  await eventually(() => expect(harness.zeitgeist.calls('ListEntries').length).toBeGreaterThan(6))
  expect(await harness.connection.collection('editions').countDocuments()).toBe(0)
  harness.zeitgeist.on('ListEntries', () => ({ entries }))
  await eventually(async () => expect(await publishedBy()).toEqual(allFour))
  await eventually(async () => expect(await openEdition()).toBeNull())
  for (const { app } of replicas) await app.stop()
  const rows = await harness.connection.collection('editions').find({}).toArray()
  expect(rows.map(({ cause, status }) => [cause, status])).toEqual([['schedule', 'published']])
  expect(writing.asked).toHaveLength(4)
}, 60_000)
