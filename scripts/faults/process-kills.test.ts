import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { interval } from '@rostra/kit/async/interval'
import { eventually } from '@rostra/kit/testing/eventually'
import type { Send } from '../client/api-client.ts'
import type { SendResult } from '../client/read-answer.ts'
import { type MemberClient, registerMember } from '../client/register-member.ts'
import { type SendStep, type SendStepWatch, storedSteps, streamSteps, watchSendSteps } from '../fault-harness/sends/send-steps.ts'
import { completeAnswer } from '../fault-harness/sends/verify-sends.ts'
import { type FaultHarness, startFaultHarness } from '../fault-harness/start-fault-harness.ts'
import { grantCredits } from '../product/operator-calls.ts'
import type { ServiceProcess } from '../product/service-process.ts'

const kills = Number(process.env.FAULT_KILLS ?? 200)
const answer = { tokens: 24, everyMs: 5 }
const completeText = completeAnswer(answer.tokens)
const steps: readonly SendStep[] = [...storedSteps, ...streamSteps]
const isStreamStep = (step: SendStep) => (streamSteps as readonly SendStep[]).includes(step)
const longestHoldMs = 120_000
/** A step that is not seen this long after the end of its send will not come: an earlier kill has made the send fail. */
const unseenAfterMs = 20_000
/** Members who send all the time, whichever process is killed. */
const backgroundSenders = 3

describe('chat and billing killed at each step of a send', () => {
  let harness: FaultHarness
  let watch: SendStepWatch
  beforeAll(async () => {
    harness = await startFaultHarness({ answer, settings: { GENERATION_LEASE_MS: '6000' } })
    watch = await watchSendSteps(harness.inspector.client, harness.product.suffix)
  }, 180_000)
  afterAll(async () => {
    await watch?.close()
    await harness?.stop()
  }, 60_000)

  it(`after ${kills} kills every answer is complete and charged once, every hold is settled and no event is lost`, async () => {
    const { product, inspector } = harness
    const members = await Promise.all(Array.from({ length: backgroundSenders + 1 }, () => registerMember(product.urls)))
    await grantCredits(product, members, 20_000)
    const results = new Map<string, SendResult>()
    const sendOne = async (
      member: MemberClient,
      gateway: number,
      send: Pick<Send, 'conversationId' | 'onFrame'> & { requestId?: string },
    ) => {
      const { requestId = randomUUID() } = send
      results.set(requestId, await member.send({ content: 'Go on', ...send, requestId }, gateway))
    }

    let stopped = false
    let oldestHoldMs = 0
    const recordOldestHold = async () => {
      oldestHoldMs = Math.max(oldestHoldMs, await inspector.oldestHoldMs())
    }
    let recordError: unknown
    const stopRecording = interval(1_000, recordOldestHold, (error) => {
      recordError = error
    })
    const [observed, ...others] = members as [MemberClient, ...MemberClient[]]
    const sending = others.map(async (member, gateway) => {
      const conversationId = await member.startConversation()
      while (!stopped) await sendOne(member, gateway, { conversationId })
    })

    const killCounts = new Map<string, number>()
    const observedSends: Promise<void>[] = []
    let unseen = 0
    try {
      for (let number = 0; number < kills; number++) {
        const step = steps[Math.floor(number / 2) % steps.length] as SendStep
        const service = number % 2 === 0 ? 'chat' : 'billing'
        const victims: readonly ServiceProcess[] = service === 'chat' ? product.replicasOf('chat') : product.replicasOf('billing')
        const replica = Math.floor(number / (2 * steps.length)) % victims.length
        const victim = victims[replica] as ServiceProcess
        const conversationId = await observed.startConversation()
        const requestId = randomUUID()
        const reached = Promise.withResolvers<boolean>()
        const stepReached = () => reached.resolve(true)
        if (!isStreamStep(step)) watch.at(step, stepReached, requestId)
        const onFrame = (frames: number) => {
          if ((step === 'first frame' && frames === 1) || (step === 'second frame' && frames === 2)) stepReached()
        }
        const sent = sendOne(observed, replica, { conversationId, requestId, onFrame })
        observedSends.push(sent)
        // An answer may come in a single frame. A send that fails has no charge.
        const ended = sent.catch(() => undefined)
        if (isStreamStep(step)) void ended.then(stepReached)
        else void ended.then(() => setTimeout(() => reached.resolve(false), unseenAfterMs).unref())
        if (!(await reached.promise)) unseen++
        await victim.kill()
        await victim.start()
        killCounts.set(`${service} at '${step}'`, (killCounts.get(`${service} at '${step}'`) ?? 0) + 1)
      }
    } finally {
      stopped = true
      await Promise.all([...observedSends, ...sending])
    }

    await eventually(async () => expect(await inspector.oldestHoldMs()).toBe(0), longestHoldMs)
    await stopRecording()
    expect(recordError).toBeUndefined()
    await eventually(async () => expect(await inspector.unpublished()).toBe(0), 60_000)
    const outcomeCounts = new Map<string, number>()
    const storedRequests = new Set<string>()
    let withText = 0
    for (const member of members) {
      const exchanges = await inspector.exchanges(member.id)
      for (const [requestId, { charged, text, status, documents }] of exchanges) {
        expect({ requestId, documents, charged }).toEqual({ requestId, documents: 1, charged: text === '' ? 0 : 1 })
        expect(results.get(requestId)?.kind).not.toBe('refused')
        expect(receivedText(results.get(requestId))).toBe(text)
        if (status === 'complete') expect(text).toMatch(completeText)
        storedRequests.add(requestId)
        if (text !== '') withText++
        const outcome = text === '' ? `${status} without text, not charged` : `${status}, charged once`
        outcomeCounts.set(outcome, (outcomeCounts.get(outcome) ?? 0) + 1)
      }
      const account = await inspector.account(member.id)
      expect(account).toMatchObject({ held: 0, pockets: account.ledger, numbersWithoutGap: true })
      expect(account.pockets).toBe(20_100 - 2 * [...exchanges.values()].filter(({ text }) => text !== '').length)
    }
    expect([...results.keys()].filter((requestId) => !storedRequests.has(requestId))).toEqual([])
    await eventually(async () => expect(await inspector.countedMessages()).toBe(withText), 90_000)
    const list = (counts: Map<string, number>) => [...counts].map(([what, count]) => `  ${what}: ${count}`).join('\n')
    process.stdout.write(
      `${kills} kills:\n${list(killCounts)}\n${results.size} sends:\n${list(outcomeCounts)}\noldest hold ${(oldestHoldMs / 1000).toFixed(1)} s; no event lost; ${unseen} steps not seen\n`,
    )
    // The other chat replica continues an answer, also one of which no frame was shown.
    expect([...outcomeCounts.keys()]).toEqual(['complete, charged once'])
    expect(oldestHoldMs).toBeLessThan(longestHoldMs)
    expect(unseen).toBeLessThan(kills / 10)
  }, 3_600_000)
})

/** Returns the text that the sender has received in the end. */
function receivedText(result: SendResult | undefined): string | undefined {
  return !result || result.kind === 'refused' ? undefined : result.text
}
