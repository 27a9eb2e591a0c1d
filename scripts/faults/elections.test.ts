import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { interval } from '@rostra/kit/async/interval'
import { electPrimary } from '../fault-harness/elect-primary.ts'
import { callsIn, defects, formatReport, reportByKind, type Span } from '../fault-harness/load/load-report.ts'
import { type Load, startLoad } from '../fault-harness/load/start-load.ts'
import { nothingWrong, tallySends } from '../fault-harness/sends/verify-sends.ts'
import { type FaultHarness, startFaultHarness } from '../fault-harness/start-fault-harness.ts'
import { type ReplicaSet, startReplicaSet } from '../infra/servers/start-replica-set.ts'

const elections = Number(process.env.FAULT_ELECTIONS ?? 10)
/** How long the others wait for a dead primary: MongoDB's default. */
const electionTimeoutMs = Number(process.env.FAULT_ELECTION_TIMEOUT_MS ?? 10_000)
/** In two of the elections one more member is frozen for this time, longer than a lease, so that there is no majority. */
const withoutMajorityMs = Number(process.env.FAULT_NO_MAJORITY_MS ?? 25_000)
const isLong = (number: number) => number === 1 || number === Math.ceil(elections / 2)
const streams = 40
/** During an election a member and a guest begin a new send this often, and a call of each other kind begins. */
const probeEveryMs = 500
const answer = { tokens: 60, everyMs: 50 }
/** Sends that are compared in the end. */
const sendsAtLeast = 40 * elections
/** A send that cannot begin is refused by then, to be repeated. The longest seen took 6.2 s, beside another trial on two cores. */
const longestCallMs = 7_000

describe('the primary of a MongoDB replica set is killed', () => {
  let set: ReplicaSet
  let harness: FaultHarness
  let load: Load
  beforeAll(async () => {
    set = await startReplicaSet({ electionTimeoutMs })
    harness = await startFaultHarness({
      answer,
      stores: { mongoUrl: set.url, redisUrl: process.env.TEST_REDIS_URL ?? '' },
      settings: { GUEST_ADDRESS_LIMIT: '1000000' },
    })
    load = await startLoad(harness.product, { members: streams, probes: 140 })
  }, 240_000)
  afterAll(async () => {
    await load?.stop()
    await harness?.stop()
    await set?.stop()
  }, 120_000)

  it(`${elections} times under ${streams} streams: no person sees a send fail, and no generation is settled wrongly`, async () => {
    const spans: Span[] = []
    for (let number = 0; number < elections; number++) {
      // Streams wait for the end of their answers, so that sends which begin without a primary are those of probes.
      const stopProbes = interval(probeEveryMs, async () => load.probe(), load.fail)
      spans.push(await electPrimary(set, isLong(number) ? withoutMajorityMs : 0).finally(stopProbes))
      // Each election is a fault of its own: what began in it has ended before the next one.
      await load.sendsEndedBefore(performance.now())
    }
    await load.stop()

    const begunIn = load.sends.filter(({ at }) => spans.some(({ from, to }) => at >= from && at < to))
    const refusedAtFirst = begunIn.filter(({ first }) => first.status !== 200)
    const seenToFail = load.sends.filter(({ result }) => result.kind !== 'complete')
    const calls = spans.flatMap((span) => callsIn(load.calls, span))
    const longestWaitMs = Math.max(0, ...begunIn.map(({ at, endedAt }) => endedAt - at))
    const tally = await tallySends(harness.inspector, load, answer.tokens)
    const seconds = (ms: number) => (ms / 1_000).toFixed(1)
    process.stdout.write(
      `${formatReport(`${elections} elections, without a primary for ${spans.map(({ from, to }) => seconds(to - from)).join(', ')} s`, reportByKind(calls))}` +
        `  ${begunIn.length} sends begun meanwhile: ${refusedAtFirst.length} refused at first, ${begunIn.filter(({ result }) => result.kind !== 'complete').length} seen to fail, ` +
        `the longest until its answer's end ${seconds(longestWaitMs)} s\n${JSON.stringify(tally)}\n`,
    )
    expect(reportByKind(defects(calls))).toEqual({})
    expect(Math.max(...calls.map(({ ms }) => ms))).toBeLessThan(longestCallMs)
    expect(tally).toMatchObject(nothingWrong)
    expect(tally.sends).toBeGreaterThanOrEqual(sendsAtLeast)
    expect(seenToFail.map(({ result }) => result)).toEqual([])
  }, 1_800_000)
})
