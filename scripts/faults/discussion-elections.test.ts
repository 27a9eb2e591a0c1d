import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import type { MemberClient } from '../client/register-member.ts'
import { createExperts, registerWithCircle, startDiscussion, waitForEnd } from '../fault-harness/discussions/discussion-client.ts'
import { openDiscussions } from '../fault-harness/discussions/stored-discussions.ts'
import { noDiscussionWrong, tallyDiscussions } from '../fault-harness/discussions/verify-discussions.ts'
import { electPrimary } from '../fault-harness/elect-primary.ts'
import { type FaultHarness, startFaultHarness } from '../fault-harness/start-fault-harness.ts'
import { type ReplicaSet, startReplicaSet } from '../infra/servers/start-replica-set.ts'
import { grantCredits } from '../product/operator-calls.ts'

const elections = Number(process.env.FAULT_ELECTIONS ?? 6)
const electionTimeoutMs = Number(process.env.FAULT_ELECTION_TIMEOUT_MS ?? 10_000)
/** In the first election one more member is frozen for this time, longer than a lease, so that there is no majority. */
const withoutMajorityMs = Number(process.env.FAULT_NO_MAJORITY_MS ?? 25_000)
/** A model call of a second, so that a discussion is open for most of the time. */
const answer = { tokens: 50, everyMs: 20 }
const memberCount = 12
const granted = 20_000

describe('the primary of a MongoDB replica set is killed in the middle of discussions', () => {
  let set: ReplicaSet
  let harness: FaultHarness
  beforeAll(async () => {
    set = await startReplicaSet({ electionTimeoutMs })
    harness = await startFaultHarness({ answer, stores: { mongoUrl: set.url, redisUrl: process.env.TEST_REDIS_URL ?? '' } })
  }, 240_000)
  afterAll(async () => {
    await harness?.stop()
    await set?.stop()
  }, 120_000)

  it(`${elections} times: every discussion has ended within three minutes, with exact credits and no step run twice`, async () => {
    const { product, inspector } = harness
    const experts = await createExperts(product.urls, 3)
    const members: MemberClient[] = []
    while (members.length < memberCount) members.push(await registerWithCircle(product.urls, experts))
    await grantCredits(product, members, granted)
    const requestIds: string[] = []
    let stopped = false
    const discussing = members.map(async (member, gateway) => {
      while (!stopped) {
        const requestId = randomUUID()
        requestIds.push(requestId)
        await waitForEnd(member, await startDiscussion(member, requestId, gateway), gateway)
      }
    })
    const withoutPrimary: string[] = []
    let openBefore = 0
    try {
      for (let number = 0; number < elections; number++) {
        await eventually(async () => expect(await openDiscussions(inspector)).toBeGreaterThan(memberCount / 2), 60_000)
        openBefore += await openDiscussions(inspector)
        const { from, to } = await electPrimary(set, number === 0 ? withoutMajorityMs : 0)
        withoutPrimary.push(((to - from) / 1_000).toFixed(1))
      }
    } finally {
      stopped = true
      await Promise.all(discussing)
    }
    const tally = await tallyDiscussions(inspector, { requestIds, members, granted, experts, providerUrl: product.providerUrl })
    process.stdout.write(
      `${elections} elections, without a primary for ${withoutPrimary.join(', ')} s, ${openBefore} discussions open before them\n${JSON.stringify(tally)}\n`,
    )
    expect(tally).toMatchObject(noDiscussionWrong)
    expect(tally.discussions).toBe(requestIds.length)
    expect(openBefore).toBeGreaterThan(0)
  }, 1_800_000)
})
