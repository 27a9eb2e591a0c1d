import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { callsIn, defects, formatReport, reportByKind, wellAgainMs } from '../fault-harness/load/load-report.ts'
import { probeDuring } from '../fault-harness/load/probe-during.ts'
import { type Load, startLoad } from '../fault-harness/load/start-load.ts'
import { nothingWrong, tallySends } from '../fault-harness/sends/verify-sends.ts'
import { type FaultHarness, startFaultHarness } from '../fault-harness/start-fault-harness.ts'
import { pauseProcess, type Resume } from '../infra/servers/pause-process.ts'
import { startMongo } from '../infra/servers/start-mongo.ts'
import { startRedis } from '../infra/servers/start-redis.ts'
import { storeFolder } from '../infra/servers/store-folder.ts'
import type { Server } from '../infra/servers/supervise.ts'

const hungMs = Number(process.env.FAULT_HUNG_STORE_MS ?? 20_000)
/** The load goes on for so long after each store answers again. */
const recoveryMs = Math.min(hungMs, 10_000)
const wellAgainWithinMs = 3_000
/** The longest call of any kind while a store hangs. */
const longestCallMs = { MongoDB: 6_000, Redis: 2_000, 'the broker': 2_000 }
type Store = keyof typeof longestCallMs
/** The kinds of calls that must not fail while a store hangs. */
const unaffected: Record<Store, readonly string[]> = {
  MongoDB: [],
  Redis: ['public read', 'personal read'],
  'the broker': ['public read', 'personal read', 'log-in', 'conversation start', 'member send', 'guest send'],
}
const answer = { tokens: 24, everyMs: 50 }

describe('a store that hangs', () => {
  let stores: { mongo: Server; redis: Server }
  let harness: FaultHarness
  let load: Load
  beforeAll(async () => {
    const [mongo, redis] = await Promise.all([
      storeFolder('hung-mongo').then((dataDir) => startMongo({ dataDir, removeWhenStopped: true })),
      storeFolder('hung-redis').then((dataDir) => startRedis({ dataDir, removeWhenStopped: true })),
    ])
    stores = { mongo, redis }
    harness = await startFaultHarness({
      answer,
      stores: { mongoUrl: mongo.url, redisUrl: redis.url },
      settings: { GUEST_ADDRESS_LIMIT: '1000000' },
    })
    load = await startLoad(harness.product, { members: 8, guests: 4, probes: 100 })
  }, 240_000)
  afterAll(async () => {
    await load?.stop()
    await harness?.stop()
    await Promise.all([stores?.mongo.stop(), stores?.redis.stop()])
  }, 120_000)

  const pause: Record<Store, () => Promise<Resume>> = {
    MongoDB: () => pauseProcess(stores.mongo.pid),
    Redis: () => pauseProcess(stores.redis.pid),
    'the broker': () => harness.broker.pause(),
  }

  it.each(['the broker', 'Redis', 'MongoDB'] as const)(
    `%s hangs for ${hungMs / 1_000} s: every call ends in time, and calls succeed soon after`,
    async (store) => {
      const { from, to } = await probeDuring(load, { begin: pause[store], lastsMs: hungMs, recoveryMs })
      const calls = callsIn(load.calls, { from, to })
      const report = reportByKind(calls)
      const wellAgain = wellAgainMs(load.calls, to)
      process.stdout.write(
        formatReport(`${store} hung for ${hungMs / 1_000} s, well again after ${(wellAgain / 1_000).toFixed(1)} s`, report),
      )
      expect(reportByKind(defects(calls))).toEqual({})
      expect(Math.max(...calls.map(({ ms }) => ms))).toBeLessThan(longestCallMs[store])
      expect(reportByKind(calls.filter(({ kind, status }) => unaffected[store].includes(kind) && status >= 400))).toEqual({})
      expect(wellAgain).toBeLessThan(wellAgainWithinMs)
    },
    hungMs + recoveryMs + 150_000,
  )

  it('after that no answer is lost, stored twice or charged wrongly', async () => {
    await load.stop()
    const tally = await tallySends(harness.inspector, load, answer.tokens)
    process.stdout.write(`${JSON.stringify(tally)}\n`)
    if (tally.uncounted > 0) process.stdout.write(await harness.product.warnings())
    expect(tally).toMatchObject(nothingWrong)
  }, 200_000)
})
