import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, it } from '@jest/globals'
import { readFrames } from '../../client/read-answer.ts'
import { type MemberClient, registerMember } from '../../client/register-member.ts'
import { draw, lasting } from '../../fault-harness/draw.ts'
import { completeAnswer } from '../../fault-harness/verify-sends.ts'
import { grantCredits } from '../../operator/operator-calls.ts'
import type { ServiceProcess } from '../../product/service-process.ts'
import type { OutageHarness } from './outage-harness.ts'

const answers = lasting(12, 40)
/** Longer than two leases, after which the other replica takes over. */
const pausedMs = 20_000
const memberCount = 4
/** An answer takes 10 s, so that all of them run at the fault. */
const tokens = 100
const piecesBeforeFault = 5
/** The longest pause that a reader sees. */
const longestPauseMs = 20_000
/** An answer with a longer pause has moved to the other replica. */
const movedAfterMs = 2_500

/** Loses a chat replica in the middle of answers. */
export function lostAnswers(harness: () => OutageHarness): void {
  it.each(draw('lost answers', ['killed', 'paused'] as const, 1))(
    `${answers} answers whose chat replica is %s are continued by the other one: none is cut or shown twice, and each is charged once`,
    async (fault) => {
      const { product, inspector } = harness()
      const members = await Promise.all(Array.from({ length: memberCount }, () => registerMember(product.urls)))
      await grantCredits(product, members, 10 * answers)
      const running: Promise<void>[] = []
      const reads = Array.from({ length: answers }, async (_, index) => {
        const begun = Promise.withResolvers<void>()
        running.push(begun.promise)
        const member = members[index % memberCount] as MemberClient
        const message = {
          conversationId: await member.startConversation(),
          content: `[answer ${tokens}.100] Go on`,
          requestId: randomUUID(),
        }
        const { response, ...refusal } = await member.open('POST', '/api/messages/stream', message, { gateway: index })
        if (!response) throw new Error(`An answer was refused: ${JSON.stringify(refusal)}`)
        const read = await readFrames(response, (count) => count === piecesBeforeFault && begun.resolve())
        return { ...read, requestId: message.requestId, member }
      })
      const ended = Promise.all(reads)
      await Promise.race([Promise.all(running), ended])
      const victim = product.replicasOf('chat')[0] as ServiceProcess
      const resume = fault === 'killed' ? await victim.kill().then(() => victim.start) : await victim.pause()
      const wakes = delay(fault === 'killed' ? 0 : pausedMs).then(resume)
      const answered = await ended
      await wakes
      await inspector.settled(60_000)
      for (const { ids, pieces, last, requestId, member } of answered) {
        const [generationId] = ids[0]?.split(':') ?? []
        const text = pieces.join('')
        expect(ids).toEqual(ids.map((_, index) => `${generationId}:${index + 1}`))
        expect(last).toMatchObject({ done: true, status: 'complete', fullResponse: text })
        expect(text).toMatch(completeAnswer(tokens))
        expect((await inspector.expectChargedOnce(member.id)).get(requestId)).toMatchObject({ charged: 1, text, status: 'complete' })
      }
      const pauses = answered.map((read) => read.longestPauseMs).filter((ms) => ms > movedAfterMs)
      process.stdout.write(`${pauses.length} of ${answers} answers moved, the longest pause ${Math.round(Math.max(...pauses))} ms\n`)
      expect(pauses.length).toBeGreaterThan(0)
      expect(Math.max(...pauses)).toBeLessThan(longestPauseMs)
    },
    240_000,
  )
}
