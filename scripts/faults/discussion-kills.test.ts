import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { MemberClient } from '../client/register-member.ts'
import { createExperts, registerWithCircle, startDiscussion, waitForEnd } from '../fault-harness/discussions/discussion-client.ts'
import { type DiscussionStepWatch, discussionSteps, watchDiscussionSteps } from '../fault-harness/discussions/discussion-steps.ts'
import { noDiscussionWrong, tallyDiscussions } from '../fault-harness/discussions/verify-discussions.ts'
import { type FaultHarness, startFaultHarness } from '../fault-harness/start-fault-harness.ts'
import { grantCredits } from '../product/operator-calls.ts'

/** 50 at each step. */
const kills = Number(process.env.FAULT_DISCUSSION_KILLS ?? 50 * discussionSteps.length)
/** A model call of 300 ms. */
const answer = { tokens: 30, everyMs: 10 }
const expertCount = 3
const granted = 20_000
/** A step that is not seen this long after its start will not come: an earlier kill has made the start or the discussion fail. */
const unseenAfterMs = 30_000
/** Members who discuss all the time, whichever process is killed. */
const backgroundMembers = 2

describe('experts and billing killed at each step of a discussion', () => {
  let harness: FaultHarness
  let watch: DiscussionStepWatch
  beforeAll(async () => {
    harness = await startFaultHarness({ answer, settings: { DISCUSSION_LEASE_MS: '3000' } })
    watch = await watchDiscussionSteps(harness.inspector.client, harness.product.suffix)
  }, 180_000)
  afterAll(async () => {
    await watch?.close()
    await harness?.stop()
  }, 60_000)

  it(`after ${kills} kills every discussion has ended within three minutes, with exact credits and no step run twice`, async () => {
    const { product, inspector } = harness
    const experts = await createExperts(product.urls, expertCount)
    const members: MemberClient[] = []
    while (members.length <= backgroundMembers) members.push(await registerWithCircle(product.urls, experts))
    await grantCredits(product, members, granted)
    const [observed, ...others] = members as [MemberClient, ...MemberClient[]]

    const requestIds: string[] = []
    const begin = (member: MemberClient, gateway: number, requestId: string = randomUUID()) => {
      requestIds.push(requestId)
      return startDiscussion(member, requestId, gateway)
    }
    let stopped = false
    const background = others.map(async (member, gateway) => {
      while (!stopped) await waitForEnd(member, await begin(member, gateway), gateway)
    })
    const starts: Promise<unknown>[] = []
    const killCounts = new Map<string, number>()
    let unseen = 0
    try {
      for (let number = 0; number < kills; number++) {
        const step = discussionSteps[number % discussionSteps.length] as (typeof discussionSteps)[number]
        // 5 and the number of steps have no common divisor, so billing is killed at each step, too.
        const victims = number % 5 === 4 ? product.replicasOf('billing') : product.replicasOf('experts')
        const replica = Math.floor(number / discussionSteps.length) % victims.length
        const requestId = randomUUID()
        const reached = Promise.withResolvers<boolean>()
        watch.at(step, requestId, () => reached.resolve(true))
        const start = begin(observed, replica, requestId)
        starts.push(start)
        const giveUp = setTimeout(() => reached.resolve(false), unseenAfterMs)
        start.catch(() => reached.resolve(false))
        if (!(await reached.promise)) unseen++
        clearTimeout(giveUp)
        await victims[replica]?.kill()
        await victims[replica]?.start()
        const label = `${victims[replica]?.name.replace(/-\d+$/, '')} at '${step}'`
        killCounts.set(label, (killCounts.get(label) ?? 0) + 1)
      }
    } finally {
      stopped = true
      await Promise.all([...starts, ...background])
    }

    const tally = await tallyDiscussions(inspector, { requestIds, members, granted, experts, providerUrl: product.providerUrl })
    const counts = [...killCounts].map(([what, count]) => `  ${what}: ${count}`).join('\n')
    process.stdout.write(`${kills} kills:\n${counts}\n${JSON.stringify(tally)}; ${unseen} steps not seen\n`)
    expect(tally).toMatchObject(noDiscussionWrong)
    expect(tally.discussions).toBe(requestIds.length)
    expect(tally.failed).toBeLessThanOrEqual(tally.discussions / 20)
    expect(unseen).toBeLessThanOrEqual(kills / 10)
  }, 7_200_000)
})
