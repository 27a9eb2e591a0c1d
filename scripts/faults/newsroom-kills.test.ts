import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import type { Db } from 'mongodb'
import type { MemberClient } from '../client/register-member.ts'
import {
  authorSettings,
  deleteStories,
  publishedStories,
  type StoryCall,
  startPressesOnBoth,
  waitForPublished,
} from '../fault-harness/editions/edition-client.ts'
import { type EditionStepWatch, editionSteps, watchEditionSteps } from '../fault-harness/editions/edition-steps.ts'
import { registerSuperSenator } from '../fault-harness/refreshes/refresh-client.ts'
import { type FaultHarness, startFaultHarness } from '../fault-harness/start-fault-harness.ts'

/** 10 at each step. */
const kills = Number(process.env.FAULT_EDITION_KILLS ?? 10 * editionSteps.length)
/** A model call of 300 ms. */
const answer = { tokens: 30, everyMs: 10 }
/** A step that is not seen this long after its start will not come. */
const unseenAfterMs = 20_000
const authors = 4

describe('newsroom killed at each step of an edition', () => {
  let harness: FaultHarness
  let newsroom: Db
  let watch: EditionStepWatch
  let senator: MemberClient
  beforeAll(async () => {
    harness = await startFaultHarness({
      answer,
      settings: { EDITION_LEASE_MS: '800' },
      settingsOf: (name, providerUrl): Record<string, string> => (name.startsWith('newsroom') ? authorSettings(providerUrl, answer) : {}),
    })
    newsroom = harness.inspector.db('newsroom')
    watch = await watchEditionSteps(harness.inspector.client, harness.product.suffix)
    senator = await registerSuperSenator(harness.product, process.env.TEST_MONGO_URL ?? '')
  }, 180_000)
  afterAll(async () => {
    await watch?.close()
    await harness?.stop()
  }, 60_000)

  const storyCalls = async () => (await (await fetch(`${harness.product.providerUrl}/story-calls`)).json()) as StoryCall[]
  const authorsOf = async () => new Set((await publishedStories(senator)).map(({ author }) => author))

  it('publishes one story of each author when both replicas are asked at once, and none when they are asked again', async () => {
    expect((await startPressesOnBoth(senator).outcomes).sort()).toEqual([200, 409])
    const first = await publishedStories(senator)
    expect([first.length, (await authorsOf()).size]).toEqual([authors, authors])
    const { articles, skipped } = await senator.post<{ articles: object[]; skipped: object[] }>('/api/articles/generate-daily', {}, 1)
    expect([articles.length, skipped.length]).toEqual([0, authors])
    expect(await publishedStories(senator)).toEqual(first)
  }, 120_000)

  it(`after ${kills} kills each author has one story, and no text was asked for after it was stored`, async () => {
    const { product } = harness
    const tally = { lost: 0, doubled: 0, askedAgain: 0, unseen: 0, openEditions: 0 }
    const killCounts = new Map<string, number>()
    for (let number = 0; number < kills; number++) {
      const step = editionSteps[number % editionSteps.length] as (typeof editionSteps)[number]
      await deleteStories(product, senator)
      const startedAt = Date.now()
      const reached = Promise.withResolvers<boolean>()
      watch.at(step, () => reached.resolve(true))
      const { runner, outcomes } = startPressesOnBoth(senator)
      const giveUp = setTimeout(() => reached.resolve(false), unseenAfterMs)
      if (!(await reached.promise)) tally.unseen++
      clearTimeout(giveUp)
      const victim = product.replicasOf('newsroom')[await runner]
      await victim?.kill()
      await waitForPublished(newsroom)
      await victim?.start()
      await outcomes
      // A gateway connects to a restarted newsroom within some seconds.
      for (const gateway of [0, 1]) await eventually(() => senator.get('/api/articles', gateway), 30_000)
      killCounts.set(step, (killCounts.get(step) ?? 0) + 1)

      const stories = await publishedStories(senator)
      const different = await authorsOf()
      tally.lost += authors - different.size
      tally.doubled += stories.length - different.size
      const stored = watch.storiesStoredAt()
      const calls = (await storyCalls()).filter(({ at }) => at >= startedAt)
      tally.askedAgain += calls.filter(({ author, at }) => at > (stored.get(author) ?? Number.POSITIVE_INFINITY)).length
    }
    tally.openEditions = await newsroom.collection('editions').countDocuments({ open: true })

    const counts = [...killCounts].map(([step, count]) => `  at '${step}': ${count}`).join('\n')
    const asked = (await storyCalls()).length
    process.stdout.write(`${kills} kills of newsroom:\n${counts}\n${asked} calls of models; ${JSON.stringify(tally)}\n`)
    expect(asked).toBeGreaterThan(0)
    expect(tally).toEqual({ lost: 0, doubled: 0, askedAgain: 0, unseen: 0, openEditions: 0 })
  }, 3_600_000)
})
