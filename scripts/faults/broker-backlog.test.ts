import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { BillingService } from '@rostra/proto/billing'
import { CreditsGrantedEvent } from '@rostra/proto/billing-events'
import { ExchangeFinishedEvent, GenerationEndedEvent } from '@rostra/proto/chat-events'
import { pause } from '../bench/load/stream-load.ts'
import { asOperator, grantCredits } from '../fault-harness/grant-credits.ts'
import { registerMember } from '../fault-harness/member-client.ts'
import { countDeadLetters, readPublished } from '../fault-harness/published-events.ts'
import { type FaultHarness, startFaultHarness } from '../fault-harness/start-fault-harness.ts'

const awayMs = Number(process.env.FAULT_AWAY_MS ?? 60_000)
/** The events that one account makes while the broker is away. */
const backlog = Number(process.env.FAULT_BACKLOG ?? 3_000)
const memberCount = 4
/** The longest wait of an event of another account, from the return of the broker or its own time until it is published. */
const longestWaitMs = 60_000
/** Until everything is handled. */
const drainedWithinMs = 180_000

describe('a broker that is away while one account makes thousands of events', () => {
  let harness: FaultHarness
  beforeAll(async () => {
    harness = await startFaultHarness({ answer: { tokens: 10, everyMs: 5 }, replicas: 1 })
  }, 300_000)
  afterAll(() => harness?.stop(), 60_000)

  it(
    'gets all of them in order once it is back, and the events of others do not wait for them',
    async () => {
      const { broker, product, inspector } = harness
      const [busy, ...members] = await Promise.all(
        Array.from({ length: memberCount + 1 }, () => eventually(() => registerMember(product.urls), 60_000)),
      )
      if (!busy) throw new Error('no member')
      for (const member of members) await eventually(() => grantCredits(product, member, 20_000), 60_000)
      let stopped = false
      const sending = members.map(async (member, gateway) => {
        const conversationId = await member.startConversation()
        while (!stopped) {
          await member.send({ conversationId, content: 'Go on', requestId: randomUUID() }, gateway)
          await pause(0.5)
        }
      })
      await eventually(async () => expect(await inspector.countedMessages()).toBeGreaterThan(2), 60_000)

      await broker.stop()
      const stoppedAt = Date.now()
      const grantIds = await grantOneByOne(harness, busy.id, backlog)
      await pause(Math.max(0, stoppedAt + awayMs - Date.now()) / 1_000)
      const row = await inspector.db('billing').collection<{ _id: string; outbox: unknown[] }>('accounts').findOne({ _id: busy.id })
      await broker.start()
      const returnedAt = Date.now()
      await eventually(async () => expect(await unpublishedBefore(harness, returnedAt)).toBe(0), drainedWithinMs)
      const publishedMs = Date.now() - returnedAt
      stopped = true
      await Promise.all(sending)
      await eventually(async () => expect([await inspector.unpublished(), await inspector.oldestHoldMs()]).toEqual([0, 0]), drainedWithinMs)
      const exchanges = (await Promise.all(members.map(({ id }) => inspector.exchanges(id)))).flatMap((sends) => [...sends.values()])
      await eventually(async () => expect(await inspector.countedMessages()).toBe(exchanges.length), drainedWithinMs)
      const handledMs = Date.now() - returnedAt

      const granted = (await readPublished(broker.address, CreditsGrantedEvent.topic)).filter(({ key }) => key === busy.id)
      const references = [...new Set(granted.map(({ value }) => CreditsGrantedEvent.deserialize(value).reference))]
      const own = references.filter((reference) => grantIds.has(reference))
      const ledger = await inspector.db('billing').collection('ledger').find({ accountId: busy.id }).sort({ number: 1 }).toArray()
      const topics = [ExchangeFinishedEvent.topic, GenerationEndedEvent.topic]
      const others = (await Promise.all(topics.map((topic) => readPublished(broker.address, topic)))).flat()
      const waits = others.filter(({ at }) => at > stoppedAt).map(({ at, publishedAt }) => publishedAt - Math.max(at, returnedAt))
      const seconds = (ms: number) => (ms / 1_000).toFixed(1)
      process.stdout.write(
        `broker away for ${seconds(returnedAt - stoppedAt)} s, ${row?.outbox.length} events in the document of one account: all published ` +
          `${seconds(publishedMs)} s after its return, in order, ${granted.length - references.length} twice; all handled after ` +
          `${seconds(handledMs)} s; the longest wait of ${waits.length} events of others ${seconds(Math.max(...waits))} s; ` +
          `${exchanges.length} exchanges, each charged and counted once\n`,
      )
      expect(own).toHaveLength(backlog)
      expect(own).toEqual(ledger.map(({ reference }) => String(reference)).filter((reference) => grantIds.has(reference)))
      expect(exchanges.filter(({ charged, documents, status }) => charged !== 1 || documents !== 1 || status !== 'complete')).toEqual([])
      expect(Math.max(...waits)).toBeLessThan(longestWaitMs)
      expect(await countDeadLetters(broker.address)).toBe(0)
    },
    awayMs + 900_000,
  )
})

/** Grants an account one credit so often. Returns the ids of the grants. Several at a time: they change one document. */
async function grantOneByOne({ product }: FaultHarness, accountId: string, times: number): Promise<ReadonlySet<string>> {
  const ids = Array.from({ length: times }, () => randomUUID())
  const waiting = [...ids]
  await asOperator(product, async (billing) => {
    const grant = async () => {
      for (let grantId = waiting.pop(); grantId !== undefined; grantId = waiting.pop()) {
        const request = { grantId, accountId, amount: 1, note: 'For a test' }
        await eventually(() => billing.call(BillingService.GrantCredits, request), 60_000)
      }
    }
    await Promise.all(Array.from({ length: 10 }, grant))
  })
  return new Set(ids)
}

/** Returns the number of documents with an event from before a time that is not published. */
async function unpublishedBefore({ inspector }: FaultHarness, time: number): Promise<number> {
  const outboxes = [
    ['chat', 'exchanges'],
    ['billing', 'accounts'],
  ] as const
  const counts = outboxes.map(([service, collection]) =>
    inspector
      .db(service)
      .collection(collection)
      .countDocuments({ 'outbox.at': { $lt: new Date(time) } }),
  )
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
}
