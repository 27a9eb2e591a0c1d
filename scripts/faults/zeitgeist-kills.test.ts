import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import type { Db } from 'mongodb'
import type { MemberClient } from '../client/register-member.ts'
import {
  type EntryCall,
  forgetEditions,
  publishedEntries,
  registerSuperSenator,
  waitForActivity,
  waitForEdition,
} from '../fault-harness/refreshes/refresh-client.ts'
import { type RefreshStepWatch, refreshSteps, watchRefreshSteps } from '../fault-harness/refreshes/refresh-steps.ts'
import { type FaultHarness, startFaultHarness } from '../fault-harness/start-fault-harness.ts'

/** 10 at each step. */
const kills = Number(process.env.FAULT_REFRESH_KILLS ?? 10 * refreshSteps.length)
/** A model call of 300 ms. */
const answer = { tokens: 30, everyMs: 10 }
/** A step that is not seen this long after its start will not come. */
const unseenAfterMs = 20_000

describe('zeitgeist killed at each step of a refresh', () => {
  let harness: FaultHarness
  let zeitgeist: Db
  let watch: RefreshStepWatch
  let senator: MemberClient
  beforeAll(async () => {
    harness = await startFaultHarness({
      answer,
      settings: { REFRESH_LEASE_MS: '800', ZEITGEIST_MIN_PEOPLE: '3' },
      // The demo conversations are what is refreshed.
      settingsOf: (name): Record<string, string> => (name.startsWith('chat') ? { DEMO_DATA: 'true' } : {}),
    })
    zeitgeist = harness.inspector.db('zeitgeist')
    watch = await watchRefreshSteps(harness.inspector.client, harness.product.suffix)
    senator = await registerSuperSenator(harness.product, process.env.TEST_MONGO_URL ?? '')
  }, 180_000)
  afterAll(async () => {
    await watch?.close()
    await harness?.stop()
  }, 60_000)

  /** Asks both gateways for a refresh at once. `runner`: the gateway whose zeitgeist runs it, known once the other one has refused. */
  const refreshOnBoth = () => {
    const refused = Promise.withResolvers<number>()
    const outcomes = [0, 1].map(async (gateway) => {
      const { status } = await senator.call('POST', '/api/zeitgeist/refresh', {}, { gateway })
      if (status === 409) refused.resolve(1 - gateway)
      return status
    })
    return { runner: refused.promise, outcomes: Promise.all(outcomes) }
  }
  const entryCalls = async () => (await (await fetch(`${harness.product.providerUrl}/entry-calls`)).json()) as EntryCall[]

  it(`after ${kills} kills the entries are those of an undisturbed refresh, and no text was asked for after it was stored`, async () => {
    const { product } = harness
    await waitForActivity(harness.inspector.db('chat'), zeitgeist)
    // Once a refresh was published, the scheduled one is not due for a day.
    await refreshOnBoth().outcomes
    await waitForEdition(zeitgeist)
    await forgetEditions(zeitgeist)
    expect((await refreshOnBoth().outcomes).sort()).toEqual([200, 409])
    const undisturbed = await publishedEntries(zeitgeist)
    expect(undisturbed.length).toBeGreaterThanOrEqual(8)

    const tally = { different: 0, doubled: 0, askedAgain: 0, unseen: 0, openRefreshes: 0 }
    const killCounts = new Map<string, number>()
    for (let number = 0; number < kills; number++) {
      const step = refreshSteps[number % refreshSteps.length] as (typeof refreshSteps)[number]
      await forgetEditions(zeitgeist)
      const startedAt = Date.now()
      const reached = Promise.withResolvers<boolean>()
      watch.at(step, () => reached.resolve(true))
      const { runner, outcomes } = refreshOnBoth()
      const giveUp = setTimeout(() => reached.resolve(false), unseenAfterMs)
      if (!(await reached.promise)) tally.unseen++
      clearTimeout(giveUp)
      const victim = product.replicasOf('zeitgeist')[await runner]
      await victim?.kill()
      await waitForEdition(zeitgeist)
      await victim?.start()
      await outcomes
      // A gateway connects to a restarted zeitgeist within some seconds.
      for (const gateway of [0, 1]) await eventually(() => senator.get('/api/zeitgeist', gateway), 30_000)
      killCounts.set(step, (killCounts.get(step) ?? 0) + 1)

      const entries = await publishedEntries(zeitgeist)
      if (JSON.stringify(entries) !== JSON.stringify(undisturbed)) tally.different++
      tally.doubled += entries.length - new Set(entries.map(({ title }) => title)).size
      const stored = watch.textsStoredAt()
      const calls = (await entryCalls()).filter(({ at }) => at >= startedAt)
      tally.askedAgain += calls.filter(({ headword, at }) => at > (stored.get(headword) ?? Number.POSITIVE_INFINITY)).length
    }
    tally.openRefreshes = await zeitgeist.collection('refreshes').countDocuments({ open: true })

    const counts = [...killCounts].map(([step, count]) => `  at '${step}': ${count}`).join('\n')
    process.stdout.write(`${kills} kills of zeitgeist:\n${counts}\n${undisturbed.length} entries; ${JSON.stringify(tally)}\n`)
    expect(tally).toEqual({ different: 0, doubled: 0, askedAgain: 0, unseen: 0, openRefreshes: 0 })
  }, 3_600_000)
})
