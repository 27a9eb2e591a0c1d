import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { type MemberClient, registerMember } from '../client/register-member.ts'
import { type SendStepWatch, watchSendSteps } from '../fault-harness/sends/send-steps.ts'
import { type FaultHarness, startFaultHarness } from '../fault-harness/start-fault-harness.ts'
import { pause } from '../load/pause.ts'
import { grantCredits } from '../product/operator-calls.ts'
import type { ServiceProcess } from '../product/service-process.ts'

const outageMs = Number(process.env.FAULT_AWAY_MS ?? 60_000)
const granted = 20_000
const memberCount = 4
/** A send waits for the locks of the killed consumer's transaction, which MongoDB ends after 15 s. */
const longestSendMs = 30_000

describe('a broker outage, a consumer killed in its batch and a broker restart', () => {
  let harness: FaultHarness
  let watch: SendStepWatch
  beforeAll(async () => {
    harness = await startFaultHarness({ answer: { tokens: 10, everyMs: 5 } })
    watch = await watchSendSteps(harness.inspector.client, harness.product.suffix)
  }, 180_000)
  afterAll(async () => {
    await watch?.close()
    await harness?.stop()
  }, 60_000)

  it('do not block sends, and every event is applied once', async () => {
    const { broker, product, inspector } = harness
    const members = await Promise.all(Array.from({ length: memberCount }, () => registerMember(product.urls)))
    await grantCredits(product, members, granted)
    const ends: { at: number; kind: string; tookMs: number }[] = []
    let stopped = false
    const sending = members.map(async (member, gateway) => {
      const conversationId = await member.startConversation()
      while (!stopped) {
        const begunAt = performance.now()
        const { kind } = await member.send({ conversationId, content: 'Go on', requestId: randomUUID() }, gateway)
        ends.push({ at: performance.now(), kind, tookMs: performance.now() - begunAt })
        // Slow enough for the consumers to work off the backlog of a minute.
        await pause(0.1)
      }
    })

    const charged = (member: MemberClient) =>
      inspector.db('billing').collection('ledger').countDocuments({ accountId: member.id, kind: 'exchange' })
    const totalCharged = async () => (await Promise.all(members.map(charged))).reduce((sum, count) => sum + count, 0)
    await eventually(async () => expect(await totalCharged()).toBeGreaterThan(10), 60_000)

    await broker.stop()
    const [stoppedAt, chargedBefore] = [performance.now(), await totalCharged()]
    await pause(outageMs / 1_000)
    const startedAt = performance.now()
    const duringOutage = ends.filter(({ at }) => at > stoppedAt && at < startedAt)
    const backlog = await inspector.unpublished()
    await broker.start()

    const consumer = product.replicasOf('billing')[0] as ServiceProcess
    const killed = new Promise<void>((resolve) => watch.at('charged', () => resolve(consumer.kill())))
    await killed
    await consumer.start()
    await eventually(async () => expect(await totalCharged()).toBeGreaterThan(chargedBefore + duringOutage.length / 2), 120_000)

    await broker.stop()
    await broker.start()
    const restartedAt = performance.now()
    await eventually(() => expect(ends.filter(({ at }) => at > restartedAt).length).toBeGreaterThan(20), 60_000)
    stopped = true
    await Promise.all(sending)

    await eventually(async () => expect([await inspector.unpublished(), await inspector.oldestHoldMs()]).toEqual([0, 0]), 180_000)
    let answered = 0
    for (const member of members) {
      const exchanges = [...(await inspector.exchanges(member.id)).values()]
      expect(exchanges.filter(({ charged, documents, status }) => charged !== 1 || documents !== 1 || status !== 'complete')).toEqual([])
      answered += exchanges.length
      const { pockets, held, ledger } = await inspector.account(member.id)
      expect({ pockets, held }).toEqual({ pockets: granted + 100 - 2 * exchanges.length, held: 0 })
      expect(ledger).toBe(pockets)
    }
    await eventually(async () => expect(await inspector.countedMessages()).toBe(answered), 120_000).catch(async (error) => {
      process.stdout.write(await product.warnings())
      throw error
    })
    const lagOf = async () => {
      const texts = await Promise.all([...product.replicasOf('billing'), ...product.replicasOf('chat')].map((process) => process.metrics()))
      const lags = texts.flatMap((text) => [...text.matchAll(/^events_lag\{.*\} (\d+)$/gm)].map(([, lag]) => Number(lag)))
      expect(lags.length).toBeGreaterThan(0)
      return Math.max(...lags)
    }
    await eventually(async () => expect(await lagOf()).toBe(0), 60_000)
    const longestMs = Math.max(...ends.map(({ tookMs }) => tookMs))
    process.stdout.write(
      `broker stopped for ${outageMs / 1_000} s: ${duringOutage.length} sends meanwhile, ${duringOutage.filter(({ kind }) => kind === 'complete').length} complete, ` +
        `${backlog} documents with unpublished events; then a consumer killed in its batch and the broker restarted: ` +
        `${answered} exchanges, each charged and counted once, lag 0; longest send ${(longestMs / 1_000).toFixed(1)} s\n`,
    )
    expect(duringOutage.length).toBeGreaterThan(memberCount)
    expect(ends.filter(({ kind }) => kind !== 'complete')).toEqual([])
    expect(longestMs).toBeLessThan(longestSendMs)
  }, 900_000)
})
