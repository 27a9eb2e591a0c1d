import { setTimeout as delay } from 'node:timers/promises'
import { expect, it } from '@jest/globals'
import { serviceNames } from '@rostra/proto/services'
import { draw, lasting } from '../../fault-harness/draw.ts'
import { callsIn, defects, formatReport, reportByKind } from '../../fault-harness/load/load-report.ts'
import { machineAllowanceMs, probeDuring } from '../../fault-harness/load/probe-during.ts'
import type { ProbedLoad } from '../../fault-harness/load/probed-load.ts'
import type { Component } from '../../product/layouts.ts'
import type { OutageHarness } from './outage-harness.ts'

const hungMs = lasting(3_000, 30_000)
const recoveryMs = Math.min(hungMs, 5_000)
/** A member and a guest begin a new send this often. */
const probeEveryMs = 1_500
/** Callers have noticed a silent replica after this time. New sends fail only before. */
const noticedWithinMs = 2_000
const failedSendsAtMost = 2
/** The longest call of any kind; to the bounds of calls is added what the machine takes. */
const longestCallMs = 6_000
/**
 * The longest pause that a reader of a running answer sees. An answer that the hung replica of chat generates is silent until another
 * replica takes it over.
 */
const longestSilenceMs = (component: Component) => (component === 'chat' ? 20_000 : 6_000)
/**
 * The load balancer stops using a gateway that does not answer and resets its connections, as a health check does that asks each second and
 * fails after 1 s. Calls in flight to that gateway are repeated by their clients.
 */
const balancerNoticesMs = 2_000

/** Hangs one of two replicas of a component under a load. */
export function hungReplicas(harness: () => OutageHarness, load: () => ProbedLoad): void {
  /** Pauses the first replica. Returns what resumes it. */
  const hang = async (component: Component) => {
    const { product } = harness()
    const [url = ''] = product.urls
    const resume = await product.replicasOf(component)[0]?.pause()
    if (component !== 'gateway') return async () => resume?.()
    await delay(balancerNoticesMs)
    load().balancer.remove(url)
    return async () => {
      await resume?.()
      load().balancer.add(url)
    }
  }

  it.each(draw<Component>('hung replicas', [...serviceNames, 'gateway'], 2))(
    `one of two replicas of %s hangs for ${hungMs / 1_000} s: sends fail only at first, and answers go on`,
    async (component) => {
      const allowanceMs = await machineAllowanceMs(load())
      const beganAt = performance.now()
      const { to } = await probeDuring(load(), { begin: () => hang(component), lastsMs: hungMs, recoveryMs, probeEveryMs })
      const calls = callsIn(load().calls, { from: beganAt, to })
      const { sends } = load()
      const newSends = sends.filter(({ at, isProbe }) => isProbe && at > beganAt && at < to)
      const failed = newSends.filter(({ first }) => first.status !== 200)
      const lastFailureMs = Math.max(0, ...failed.map(({ at }) => at - beganAt))
      const silence = Math.max(0, ...sends.filter(({ at, endedAt }) => at < to && endedAt > beganAt).map((send) => send.longestSilenceMs))
      process.stdout.write(
        `${formatReport(`One of two replicas of ${component} hung`, reportByKind(calls))}` +
          `  ${newSends.length} new sends, ${failed.length} failed at first, the last one begun ${Math.round(lastFailureMs)} ms after the fault; ` +
          `longest silence in an answer ${Math.round(silence)} ms\n`,
      )
      const reset = component === 'gateway' ? calls.filter(({ status, at }) => status === 0 && at < beganAt + balancerNoticesMs + 500) : []
      const judged = calls.filter((call) => !reset.includes(call))
      expect(reportByKind(defects(judged, allowanceMs))).toEqual({})
      expect(failed.length).toBeLessThanOrEqual(failedSendsAtMost)
      expect(lastFailureMs).toBeLessThan(noticedWithinMs + allowanceMs)
      expect(Math.max(...calls.map(({ ms }) => ms))).toBeLessThan(longestCallMs + allowanceMs)
      expect(silence).toBeLessThan(longestSilenceMs(component) + allowanceMs)
    },
    hungMs + recoveryMs + 150_000,
  )
}
