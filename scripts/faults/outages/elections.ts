import { randomUUID } from 'node:crypto'
import { expect, it } from '@jest/globals'
import { interval } from '@rostra/kit/async/interval'
import { eventually } from '@rostra/kit/testing/eventually'
import { type MemberClient, registerMember } from '../../client/register-member.ts'
import {
  createExperts,
  openDiscussions,
  registerWithCircle,
  startDiscussion,
  verifyDiscussions,
  waitForEnd,
} from '../../fault-harness/discussions.ts'
import { draw, lasting } from '../../fault-harness/draw.ts'
import { callsIn, defects, formatReport, reportByKind, type Span } from '../../fault-harness/load/load-report.ts'
import { machineAllowanceMs } from '../../fault-harness/load/probe-during.ts'
import type { ProbedLoad } from '../../fault-harness/load/probed-load.ts'
import { inBackground } from '../../load/in-background.ts'
import { grantCredits } from '../../operator/operator-calls.ts'
import { electPrimary } from './elect-primary.ts'
import type { OutageHarness } from './outage-harness.ts'

/** How long the others wait for a dead primary: MongoDB's default is 10 s. */
const electionTimeoutMs = lasting(2_000, 10_000)
/** In a long election one more member is frozen for this time, longer than two leases, so that there is no majority. */
const withoutMajorityMs = lasting(9_000, 25_000)
const elections = draw('elections', ['short', 'long'] as const, 1)
/** During an election a member and a guest begin a new send this often, and a call of each other kind begins. */
const probeEveryMs = 1_000
/** A send that cannot begin is refused by then, to be repeated; to this is added what the machine takes. */
const longestCallMs = 6_000
const discussing = 3
const granted = 20_000
/** A model call of a second, so that a discussion is open for most of the time. */
const answer = '[answer 50.20]'

/** Kills the primary of MongoDB under a load and during discussions. `finish` stops the load and compares its sends with the stores. */
export function killedPrimaries(harness: () => OutageHarness, load: () => ProbedLoad, finish: () => Promise<object>): void {
  it(`the primary of MongoDB is killed, ${elections.join(' and ')}: no send is seen to fail, every discussion ends, and credits are exact`, async () => {
    const { product, inspector, set } = harness()
    await set.setElectionTimeout(electionTimeoutMs)
    const allowanceMs = await machineAllowanceMs(load())
    const experts = await createExperts(await registerMember(product.urls), 3)
    const members: MemberClient[] = []
    while (members.length < discussing) members.push(await registerWithCircle(product.urls, experts))
    await grantCredits(product, members, granted)
    const requestIds: string[] = []
    const discussions = inBackground(
      ...members.map((member, gateway) => async () => {
        const requestId = randomUUID()
        requestIds.push(requestId)
        await waitForEnd(member, await startDiscussion(member, requestId, answer, gateway), gateway)
      }),
    )
    const beganAt = performance.now()
    const spans: Span[] = []
    try {
      for (const election of elections) {
        await eventually(async () => expect(await openDiscussions(inspector)).toBeGreaterThan(discussing / 2), 60_000)
        // Streams wait for the end of their answers, so that sends which begin without a primary are those of probes.
        const stopProbes = interval(probeEveryMs, async () => load().probe(), load().fail)
        spans.push(await electPrimary(set, election === 'long' ? withoutMajorityMs : 0).finally(stopProbes))
        // Each election is a fault of its own: what began in it has ended before the next one.
        await load().sendsEndedBefore(performance.now())
      }
    } finally {
      await discussions.stop()
    }
    const outcomes = await finish()
    const { sends } = load()
    const begunIn = sends.filter(({ at }) => spans.some(({ from, to }) => at >= from && at < to))
    const calls = spans.flatMap((span) => callsIn(load().calls, span))
    process.stdout.write(
      `${formatReport(`Without a primary for ${spans.map(({ from, to }) => Math.round(to - from)).join(', ')} ms`, reportByKind(calls))}` +
        `  ${begunIn.length} sends begun meanwhile, ${begunIn.filter(({ first }) => first.status !== 200).length} refused at first; all sends: ${JSON.stringify(outcomes)}\n`,
    )
    const { url: providerUrl } = product.provider
    const ended = await verifyDiscussions(inspector, { requestIds, members, granted, experts, providerUrl })
    process.stdout.write(`discussions: ${JSON.stringify(ended)}\n`)
    expect(reportByKind(defects(calls, allowanceMs))).toEqual({})
    expect(Math.max(...calls.map(({ ms }) => ms))).toBeLessThan(longestCallMs + allowanceMs)
    expect(begunIn.length).toBeGreaterThan(0)
    expect(sends.filter(({ at, result }) => at >= beganAt && result.kind !== 'complete').map(({ result }) => result)).toEqual([])
  }, 1_800_000)
}
