import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { ExchangeFinishedEvent, GenerationEndedEvent } from '@rostra/proto/chat-events'
import { IdentityService } from '@rostra/proto/identity'
import { RoleChangedEvent } from '@rostra/proto/identity-events'
import { registerMember } from '../../client/register-member.ts'
import { lasting } from '../../fault-harness/draw.ts'
import { countDeadLetters, readPublished } from '../../fault-harness/published-events.ts'
import { watchSteps } from '../../fault-harness/watch-steps.ts'
import { inBackground } from '../../load/in-background.ts'
import { asOperator, grantCredits } from '../../operator/operator-calls.ts'
import type { ServiceProcess } from '../../product/service-process.ts'
import { sendStepReader } from '../kills/sends.ts'
import type { OutageHarness } from './outage-harness.ts'

const awayMs = lasting(5_000, 60_000)
/** The events that one account makes while the broker is away. */
const backlog = lasting(200, 3_000)
const memberCount = 4
const granted = 20_000
/** A send waits for the locks of the killed consumer's transaction, which MongoDB ends after 15 s. */
const longestSendMs = 30_000
/** The longest wait of an event of another account, from the return of the broker or its own time until it is published. */
const longestWaitMs = 60_000
const drainedWithinMs = 180_000

/** Stops the broker while members send and one account makes many events, starts it, kills a consumer in its batch, and restarts it. */
export function brokerOutage(harness: () => OutageHarness): void {
  it(
    `the broker away for ${awayMs / 1_000} s, a consumer killed in its batch and a restart: sends go on, and every event is applied once and in order`,
    async () => {
      const { broker, product, inspector } = harness()
      const members = await Promise.all(Array.from({ length: memberCount }, () => registerMember(product.urls)))
      const busy = await registerMember(product.urls)
      await grantCredits(product, members, granted)
      const chats = await Promise.all(members.map((member) => member.startConversation()))
      const ends: { at: number; kind: string; tookMs: number }[] = []
      const sending = inBackground(
        ...members.map((member, number) => async () => {
          const begunAt = performance.now()
          const message = { conversationId: chats[number] as string, content: '[answer 10.5] Go on', requestId: randomUUID() }
          const { kind } = await member.send(message, number)
          ends.push({ at: performance.now(), kind, tookMs: performance.now() - begunAt })
          // Slow enough for the consumers to work off the backlog.
          await delay(200)
        }),
      )
      const ids = members.map(({ id }) => id)
      const charged = () =>
        inspector
          .db('billing')
          .collection('ledger')
          .countDocuments({ accountId: { $in: ids }, kind: 'exchange' })
      await eventually(async () => expect(await charged()).toBeGreaterThan(10), 60_000)

      await broker.stop()
      const stopped = Date.now()
      const stoppedAt = performance.now()
      const chargedBefore = await charged()
      const roles = await changeRole(harness(), busy.username)
      await delay(Math.max(0, stopped + awayMs - Date.now()))
      const meanwhile = ends.filter(({ at }) => at > stoppedAt).length
      const watch = await watchSteps(
        inspector.client,
        ['chat', 'billing'].map((service) => `rostra_${service}${product.suffix}`),
        sendStepReader(),
      )
      const consumer = product.replicasOf('billing')[0] as ServiceProcess
      const killed = watch.seen('charged').then(() => consumer.kill())
      await broker.start()
      const returned = Date.now()
      await killed
      await watch.close()
      await consumer.start()
      await eventually(async () => expect(await inspector.unpublished(new Date(returned))).toBe(0), drainedWithinMs)
      const publishedMs = Date.now() - returned
      await eventually(async () => expect(await charged()).toBeGreaterThan(chargedBefore + meanwhile / 2), 120_000)

      await broker.stop()
      await broker.start()
      const restartedAt = performance.now()
      await eventually(() => expect(ends.filter(({ at }) => at > restartedAt).length).toBeGreaterThan(20), 60_000)
      await sending.stop()

      await inspector.settled(drainedWithinMs)
      for (const { id } of members) {
        const sends = await inspector.expectChargedOnce(id)
        expect(new Set([...sends.values()].map(({ status }) => status))).toEqual(new Set(['complete']))
        expect(await inspector.expectExact(id)).toBe(granted + 100 - 2 * sends.size)
      }
      await inspector.allCounted()
      await eventually(async () => expect(await lagOf(product.processes)).toBe(0), 60_000)

      const changed = (await readPublished(broker, RoleChangedEvent.topic)).filter(({ key }) => key === busy.id)
      const own = [...new Map(changed.map((event) => [event.id, event])).values()]
      expect(own.map(({ value }) => RoleChangedEvent.deserialize(value).role)).toEqual(roles)
      expect(own.map(({ at }) => at)).toEqual(own.map(({ at }) => at).toSorted((one, other) => one - other))
      const topics = [ExchangeFinishedEvent.topic, GenerationEndedEvent.topic]
      const others = (await Promise.all(topics.map((topic) => readPublished(broker, topic)))).flat()
      const waits = others.filter(({ at }) => at > stopped).map(({ at, publishedAt }) => publishedAt - Math.max(at, returned))
      const longestMs = Math.max(...ends.map(({ tookMs }) => tookMs))
      process.stdout.write(
        `${meanwhile} sends and ${backlog} events of one account while the broker was away, all published ${publishedMs} ms after its return, ` +
          `${changed.length - own.length} twice; the longest wait of ${waits.length} other events ${Math.max(...waits)} ms; longest send ${Math.round(longestMs)} ms\n`,
      )
      expect(meanwhile).toBeGreaterThan(memberCount)
      expect(ends.filter(({ kind }) => kind !== 'complete')).toEqual([])
      expect(longestMs).toBeLessThan(longestSendMs)
      expect(Math.max(...waits)).toBeLessThan(longestWaitMs)
      expect(await countDeadLetters(broker)).toBe(0)
    },
    awayMs + 900_000,
  )
}

/** Changes the role of an account to and fro. Each change is an event in the account's document. Returns the roles in their order. */
async function changeRole({ product }: OutageHarness, username: string): Promise<string[]> {
  const roles = Array.from({ length: backlog }, (_, index) => (index % 2 === 0 ? 'orator' : 'citizen'))
  await asOperator(product, 'identity', async (identity) => {
    for (const name of roles) {
      const role = name === 'orator' ? 'ROLE_ORATOR' : 'ROLE_CITIZEN'
      await eventually(() => identity.call(IdentityService.GrantRole, { username, role }), 60_000)
    }
  })
  return roles
}

/** Returns the largest number of events that a consumer of billing or chat has not handled. */
async function lagOf(processes: readonly ServiceProcess[]): Promise<number> {
  const texts = await Promise.all(processes.filter(({ name }) => /^(billing|chat)-/.test(name)).map((process) => process.metrics()))
  const lags = texts.flatMap((text) => [...text.matchAll(/^events_lag\{.*\} (\d+)$/gm)].map(([, lag]) => Number(lag)))
  expect(lags.length).toBeGreaterThan(0)
  return Math.max(...lags)
}
