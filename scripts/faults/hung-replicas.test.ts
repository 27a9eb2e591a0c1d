import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { serviceNames } from '@rostra/proto/services'
import { callsIn, defects, formatReport, reportByKind } from '../fault-harness/load/load-report.ts'
import { probeDuring } from '../fault-harness/load/probe-during.ts'
import { type Load, startLoad } from '../fault-harness/load/start-load.ts'
import { nothingWrong, tallySends } from '../fault-harness/sends/verify-sends.ts'
import { type FaultHarness, startFaultHarness } from '../fault-harness/start-fault-harness.ts'
import type { Component } from '../product/layouts.ts'

const hungMs = Number(process.env.FAULT_HUNG_REPLICA_MS ?? 30_000)
const recoveryMs = Math.min(hungMs, 5_000)
/** A member and a guest begin a new send this often. */
const probeEveryMs = 1_500
/** Callers have noticed a silent replica after this time. New sends fail only before. */
const noticedWithinMs = 2_000
const failedSendsAtMost = 2
/** The longest call of any kind. */
const longestCallMs = 6_000
/**
 * The longest pause that a reader of a running answer sees. An answer that the hung replica of chat generates is silent until another replica
 * takes it over.
 */
const longestSilenceMs = (component: Component) => (component === 'chat' ? 20_000 : 6_000)
/**
 * The load balancer stops using a gateway that does not answer and resets its connections, as a health check does that asks each second and fails
 * after 1 s. Calls in flight to that gateway are repeated by their clients.
 */
const balancerNoticesMs = 2_000
const answer = { tokens: 60, everyMs: 50 }
const components: readonly Component[] = [...serviceNames, 'gateway']

describe('one of two replicas hangs', () => {
  let harness: FaultHarness
  let load: Load
  beforeAll(async () => {
    harness = await startFaultHarness({ answer, layout: 'balanced', settings: { GUEST_ADDRESS_LIMIT: '1000000' } })
    load = await startLoad(harness.product, { members: 8, guests: 2, probes: 40 })
  }, 240_000)
  afterAll(async () => {
    await load?.stop()
    await harness?.stop()
  }, 120_000)

  /** Pauses the first replica. Returns what resumes it. */
  const hang = async (component: Component) => {
    const [url = ''] = harness.product.urls
    const resume = await harness.product.replicasOf(component)[0]?.pause()
    if (component !== 'gateway') return async () => resume?.()
    await delay(balancerNoticesMs)
    load.balancer.remove(url)
    return async () => {
      await resume?.()
      load.balancer.add(url)
    }
  }

  it.each(components)(
    `%s hangs for ${hungMs / 1_000} s: sends fail only at first, and answers go on`,
    async (component) => {
      const beganAt = performance.now()
      const { to } = await probeDuring(load, { begin: () => hang(component), lastsMs: hungMs, recoveryMs, probeEveryMs })
      const span = { from: beganAt, to }
      const calls = callsIn(load.calls, span)
      const newSends = load.sends.filter(({ at, isProbe }) => isProbe && at > beganAt && at < to)
      const failed = newSends.filter(({ first }) => first.status !== 200)
      const lastFailureMs = Math.max(0, ...failed.map(({ at }) => at - beganAt))
      const silence = Math.max(
        0,
        ...load.sends.filter(({ at, endedAt }) => at < to && endedAt > beganAt).map((send) => send.longestSilenceMs),
      )
      process.stdout.write(
        `${formatReport(`One of two replicas of ${component} hung for ${hungMs / 1_000} s`, reportByKind(calls))}` +
          `  ${newSends.length} new sends, ${failed.length} failed at first, the last one begun ${(lastFailureMs / 1_000).toFixed(1)} s after the fault; ` +
          `longest silence in an answer ${(silence / 1_000).toFixed(1)} s\n`,
      )
      const reset = component === 'gateway' ? calls.filter(({ status, at }) => status === 0 && at < beganAt + balancerNoticesMs + 500) : []
      expect(reportByKind(defects(calls.filter((call) => !reset.includes(call))))).toEqual({})
      expect(failed.length).toBeLessThanOrEqual(failedSendsAtMost)
      expect(lastFailureMs).toBeLessThan(noticedWithinMs)
      expect(Math.max(...calls.map(({ ms }) => ms))).toBeLessThan(longestCallMs)
      expect(silence).toBeLessThan(longestSilenceMs(component))
    },
    hungMs + recoveryMs + 150_000,
  )

  it('after that no answer is lost, stored twice or charged wrongly, and no send was refused for good', async () => {
    await load.stop()
    const tally = await tallySends(harness.inspector, load, answer.tokens)
    process.stdout.write(`${JSON.stringify(tally)}\n`)
    expect(tally).toMatchObject(nothingWrong)
    expect(Object.keys(tally.otherwise).filter((way) => way.startsWith('refused'))).toEqual([])
  }, 200_000)
})
