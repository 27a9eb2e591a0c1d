import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { type MemberClient, registerMember } from '../client/register-member.ts'
import { countDeadLetters } from '../fault-harness/published-events.ts'
import { type FaultHarness, startFaultHarness } from '../fault-harness/start-fault-harness.ts'
import { pauseProcess } from '../infra/servers/pause-process.ts'
import { startMongo } from '../infra/servers/start-mongo.ts'
import { storeFolder } from '../infra/servers/store-folder.ts'
import type { Server } from '../infra/servers/supervise.ts'
import { pause } from '../load/pause.ts'

const awayMs = Number(process.env.FAULT_STORE_AWAY_MS ?? 30_000)
const memberCount = 12
/** From the store's return until every account is deleted: a partition pauses for at most 15 s. */
const doneWithinMs = 60_000

describe('MongoDB that is away in the middle of account deletions', () => {
  let mongo: Server
  let harness: FaultHarness
  beforeAll(async () => {
    mongo = await startMongo({ dataDir: await storeFolder('deletion-mongo'), removeWhenStopped: true })
    const stores = { mongoUrl: mongo.url, redisUrl: process.env.TEST_REDIS_URL ?? '' }
    harness = await startFaultHarness({ answer: { tokens: 5, everyMs: 5 }, stores, replicas: 1 })
  }, 300_000)
  afterAll(async () => {
    await harness?.stop()
    await mongo?.stop()
  }, 120_000)

  it(
    'lets them finish by themselves when it is back, without a dead letter',
    async () => {
      const { broker, product } = harness
      const members = await Promise.all(Array.from({ length: memberCount }, () => eventually(() => registerMember(product.urls), 60_000)))
      for (const member of members) {
        const conversationId = await member.startConversation()
        await member.send({ conversationId, content: 'Go on', requestId: randomUUID() })
      }
      const left = () => leftOf(harness, members)
      expect(await left()).toBeGreaterThanOrEqual(2 * memberCount)

      const deletions = members.map(async ({ cookie }) => {
        const headers = { cookie, 'content-type': 'application/json' }
        const body = JSON.stringify({ password: 'Engine1843' })
        const { status } = await fetch(`${product.urls[0]}/api/user`, { method: 'DELETE', headers, body })
        expect(status).toBe(204)
      })
      await Promise.all(deletions)
      const leftBefore = await left()
      const resume = await pauseProcess(mongo.pid)
      await pause(awayMs / 1_000)
      await resume()
      const returnedAt = Date.now()
      await eventually(async () => expect(await left()).toBe(0), doneWithinMs)
      const doneMs = Date.now() - returnedAt
      process.stdout.write(
        `MongoDB away for ${awayMs / 1_000} s after ${memberCount} accounts were deleted, ${leftBefore} documents of theirs left: ` +
          `all gone ${(doneMs / 1_000).toFixed(1)} s after its return, no dead letter\n`,
      )
      expect(leftBefore).toBeGreaterThan(0)
      expect(await countDeadLetters(broker.address)).toBe(0)
    },
    awayMs + 300_000,
  )
})

/** Counts the members' conversations, exchanges and ledger entries. */
async function leftOf({ inspector }: FaultHarness, members: readonly MemberClient[]): Promise<number> {
  const persons = members.map(({ id }) => `member:${id}`)
  const chat = inspector.db('chat')
  const counts = await Promise.all([
    chat.collection('conversations').countDocuments({ person: { $in: persons } }),
    chat.collection('exchanges').countDocuments({ person: { $in: persons } }),
    inspector
      .db('billing')
      .collection('ledger')
      .countDocuments({ accountId: { $in: members.map(({ id }) => id) } }),
  ])
  return counts.reduce((sum, count) => sum + count, 0)
}
