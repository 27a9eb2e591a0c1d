import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { type ReadAnswer, readFrames } from '../client/read-answer.ts'
import { type MemberClient, registerMember } from '../client/register-member.ts'
import { completeAnswer } from '../fault-harness/sends/verify-sends.ts'
import { type FaultHarness, startFaultHarness } from '../fault-harness/start-fault-harness.ts'
import { grantCredits } from '../product/operator-calls.ts'
import type { ServiceProcess } from '../product/service-process.ts'

const answers = Number(process.env.FAULT_LOST_ANSWERS ?? 40)
const hungMs = 35_000
const memberCount = 8
/** An answer takes 20 s, so that all of them run at the fault. */
const answer = { tokens: 200, everyMs: 100 }
const completeText = completeAnswer(answer.tokens)
const piecesBeforeFault = 5
/** The longest pause that a reader sees. */
const longestPauseMs = 20_000
/** An answer with a longer pause has moved to the other replica. */
const movedAfterMs = 5_000

describe('answers whose chat replica is lost', () => {
  let harness: FaultHarness
  let members: MemberClient[]
  beforeAll(async () => {
    harness = await startFaultHarness({ answer, layout: 'balanced' })
    members = await Promise.all(Array.from({ length: memberCount }, () => registerMember(harness.product.urls)))
    await grantCredits(harness.product, members, 10 * answers)
  }, 240_000)
  afterAll(() => harness?.stop(), 60_000)

  /** Opens all answers and resolves `allRun` once each has its first pieces. The reads end with the answers. */
  const openAnswers = async () => {
    const firstPieces: Promise<void>[] = []
    const reads = Array.from({ length: answers }, async (_, index) => {
      const running = Promise.withResolvers<void>()
      firstPieces.push(running.promise)
      const member = members[index % memberCount] as MemberClient
      const requestId = randomUUID()
      const conversationId = await member.startConversation()
      const { response } = await member.open(
        'POST',
        '/api/messages/stream',
        { conversationId, content: 'Go on', requestId },
        { gateway: index },
      )
      if (!response) throw new Error('no answer')
      const read = await readFrames(response, (count) => count === piecesBeforeFault && running.resolve())
      return { ...read, requestId, member }
    })
    await Promise.all(firstPieces)
    return reads
  }

  const expectWhole = async (read: ReadAnswer & { requestId: string; member: MemberClient }) => {
    const { ids, pieces, last, requestId, member } = read
    const [generationId] = ids[0]?.split(':') ?? []
    expect(ids).toEqual(ids.map((_, index) => `${generationId}:${index + 1}`))
    expect(last).toMatchObject({ done: true, status: 'complete', fullResponse: pieces.join('') })
    expect(pieces.join('')).toMatch(completeText)
    const stored = (await harness.inspector.exchanges(member.id)).get(requestId)
    expect(stored).toEqual({ charged: 1, text: pieces.join(''), status: 'complete', documents: 1 })
  }

  it.each([
    ['killed', 'kill'],
    [`paused for ${hungMs / 1_000} s`, 'pause'],
  ] as const)(
    'are continued by the other one when it is %s: none is cut or shown twice, and each is charged once',
    async (what, fault) => {
      const reads = await openAnswers()
      const victim = harness.product.replicasOf('chat')[0] as ServiceProcess
      const resume = fault === 'kill' ? await victim.kill().then(() => victim.start) : await victim.pause()
      const wakes = delay(fault === 'kill' ? 0 : hungMs).then(resume)
      const ended = await Promise.all(reads)
      await wakes
      const pauses = ended.map((read) => read.longestPauseMs).filter((ms) => ms > movedAfterMs)
      const cut = ended.filter(({ last }) => last?.status !== 'complete').length
      const seconds = (ms = 0) => `${(ms / 1_000).toFixed(1)} s`
      pauses.sort((a, b) => a - b)
      process.stdout.write(
        `One of two chat replicas ${what}: ${answers} answers, ${pauses.length} of them continued by the other one, ${cut} cut; ` +
          `pause ${seconds(pauses[Math.floor(pauses.length / 2)])} in the median, ${seconds(pauses.at(-1))} at most\n`,
      )
      await eventually(async () => expect(await harness.inspector.oldestHoldMs()).toBe(0), 60_000)
      for (const read of ended) await expectWhole(read)
      expect(pauses.length).toBeGreaterThan(0)
      expect(pauses.at(-1)).toBeLessThan(longestPauseMs)
    },
    240_000,
  )
})
