import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ifAvailable } from '../bootstrap/expected-error.ts'
import { callsIn, defects, formatReport, reportByKind, wellAgainMs } from '../fault-harness/load/load-report.ts'
import { probeDuring } from '../fault-harness/load/probe-during.ts'
import { type Load, startLoad } from '../fault-harness/load/start-load.ts'
import { nothingWrong, tallySends } from '../fault-harness/sends/verify-sends.ts'
import { type FaultHarness, startFaultHarness } from '../fault-harness/start-fault-harness.ts'
import { type Direction, type NetworkPath, startToxiproxy } from '../infra/servers/start-toxiproxy.ts'

const cutMs = Number(process.env.FAULT_CUT_MS ?? 20_000)
const recoveryMs = Math.min(cutMs, 10_000)
const longestCallMs = 2_000
const wellAgainWithinMs = 2_000
/** The kinds of calls that do not need chat's Redis. */
const unaffected = ['public read', 'personal read', 'log-in', 'conversation start']
const answer = { tokens: 24, everyMs: 50 }
const directions: Record<Direction, string> = {
  upstream: 'commands do not reach Redis',
  downstream: 'commands take effect, and their answers are lost',
}

const toxiproxy = await ifAvailable(startToxiproxy())
const describeIfAvailable = toxiproxy ? describe : describe.skip

describeIfAvailable('the network between chat and Redis is cut in one direction', () => {
  let harness: FaultHarness
  let path: NetworkPath
  let load: Load
  beforeAll(async () => {
    const redis = new URL(process.env.TEST_REDIS_URL ?? '')
    path = (await toxiproxy?.open('redis', redis.host)) as NetworkPath
    harness = await startFaultHarness({
      answer,
      settings: { GUEST_ADDRESS_LIMIT: '1000000' },
      settingsOf: (name): Record<string, string> => (name.startsWith('chat-') ? { REDIS_URL: `redis://${path.address}` } : {}),
    })
    load = await startLoad(harness.product, { members: 8, guests: 4, probes: 80 })
  }, 240_000)
  afterAll(async () => {
    await load?.stop()
    await harness?.stop()
    await toxiproxy?.stop()
  }, 120_000)

  it.each(Object.keys(directions) as Direction[])(
    `${cutMs / 1_000} s without the data %s: every call ends in time, and calls succeed soon after`,
    async (direction) => {
      const begin = async () => {
        await path.cut(direction)
        return path.mend
      }
      const { from, to } = await probeDuring(load, { begin, lastsMs: cutMs, recoveryMs })
      const calls = callsIn(load.calls, { from, to })
      const wellAgain = wellAgainMs(load.calls, to)
      const title = `chat and Redis cut for ${cutMs / 1_000} s (${directions[direction]}), well again after ${(wellAgain / 1_000).toFixed(1)} s`
      process.stdout.write(formatReport(title, reportByKind(calls)))
      expect(reportByKind(defects(calls))).toEqual({})
      expect(Math.max(...calls.map(({ ms }) => ms))).toBeLessThan(longestCallMs)
      expect(reportByKind(calls.filter(({ kind, status }) => unaffected.includes(kind) && status >= 400))).toEqual({})
      expect(wellAgain).toBeLessThan(wellAgainWithinMs)
    },
    cutMs + recoveryMs + 150_000,
  )

  it('after that no answer is lost, stored twice or charged wrongly', async () => {
    await load.stop()
    const tally = await tallySends(harness.inspector, load, answer.tokens)
    process.stdout.write(`${JSON.stringify(tally)}\n`)
    expect(tally).toMatchObject(nothingWrong)
  }, 200_000)
})
