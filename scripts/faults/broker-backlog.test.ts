import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { ExchangeFinishedEvent, GenerationEndedEvent } from '@rostra/proto/chat-events'
import { IdentityService } from '@rostra/proto/identity'
import { RoleChangedEvent } from '@rostra/proto/identity-events'
import { registerMember } from '../client/register-member.ts'
import { countDeadLetters, readPublished } from '../fault-harness/published-events.ts'
import { type FaultHarness, startFaultHarness } from '../fault-harness/start-fault-harness.ts'
import { pause } from '../load/pause.ts'
import { asOperator, grantCredits } from '../product/operator-calls.ts'

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
      await eventually(() => grantCredits(product, members, 20_000), 60_000)
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
      const roles = await changeRoleOneByOne(harness, busy.username, backlog)
      await pause(Math.max(0, stoppedAt + awayMs - Date.now()) / 1_000)
      const row = await inspector.db('identity').collection<{ outbox: unknown[] }>('accounts').findOne({ username: busy.username })
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

      const changed = (await readPublished(broker.address, RoleChangedEvent.topic)).filter(({ key }) => key === busy.id)
      const own = [...new Map(changed.map((event) => [event.id, event])).values()]
      const topics = [ExchangeFinishedEvent.topic, GenerationEndedEvent.topic]
      const others = (await Promise.all(topics.map((topic) => readPublished(broker.address, topic)))).flat()
      const waits = others.filter(({ at }) => at > stoppedAt).map(({ at, publishedAt }) => publishedAt - Math.max(at, returnedAt))
      const seconds = (ms: number) => (ms / 1_000).toFixed(1)
      process.stdout.write(
        `broker away for ${seconds(returnedAt - stoppedAt)} s, ${row?.outbox.length} events in the document of one account: all published ` +
          `${seconds(publishedMs)} s after its return, in order, ${changed.length - own.length} twice; all handled after ` +
          `${seconds(handledMs)} s; the longest wait of ${waits.length} events of others ${seconds(Math.max(...waits))} s; ` +
          `${exchanges.length} exchanges, each charged and counted once\n`,
      )
      expect(own.map(({ value }) => RoleChangedEvent.deserialize(value).role)).toEqual(roles)
      expect(own.map(({ at }) => at)).toEqual(own.map(({ at }) => at).toSorted((one, other) => one - other))
      expect(exchanges.filter(({ charged, documents, status }) => charged !== 1 || documents !== 1 || status !== 'complete')).toEqual([])
      expect(Math.max(...waits)).toBeLessThan(longestWaitMs)
      expect(await countDeadLetters(broker.address)).toBe(0)
    },
    awayMs + 900_000,
  )
})

/** Changes the role of an account so often, to and fro. Each change is an event in the account's document. Returns the roles in their order. */
async function changeRoleOneByOne({ product }: FaultHarness, username: string, times: number): Promise<string[]> {
  const roles = Array.from({ length: times }, (_, index) => (index % 2 === 0 ? 'orator' : 'citizen'))
  await asOperator(product, 'identity', async (identity) => {
    for (const name of roles) {
      const role = name === 'orator' ? 'ROLE_ORATOR' : 'ROLE_CITIZEN'
      await eventually(() => identity.call(IdentityService.GrantRole, { username, role }), 60_000)
    }
  })
  return roles
}

/** Returns the number of documents with an event from before a time that is not published. */
async function unpublishedBefore({ inspector }: FaultHarness, time: number): Promise<number> {
  const outboxes = [
    ['chat', 'exchanges'],
    ['billing', 'accounts'],
    ['identity', 'accounts'],
  ] as const
  const counts = outboxes.map(([service, collection]) =>
    inspector
      .db(service)
      .collection(collection)
      .countDocuments({ 'outbox.at': { $lt: new Date(time) } }),
  )
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
}
