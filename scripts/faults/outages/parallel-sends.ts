import { randomUUID } from 'node:crypto'
import { expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import type { SendResult } from '../../client/read-answer.ts'
import { registerMember } from '../../client/register-member.ts'
import { lasting } from '../../fault-harness/draw.ts'
import type { OutageHarness } from './outage-harness.ts'

const credits = 100
const sends = lasting(150, 500)

const kindOf = (result: SendResult) => (result.kind === 'refused' ? `${result.status} ${result.reason}` : result.kind)

/** Sends more messages at once than a member has credits. */
export function parallelSends(harness: () => OutageHarness): void {
  it(`${sends} concurrent sends on ${credits} credits: as many are answered as the credits pay for, and the balance and the ledger are 0`, async () => {
    const { product, inspector } = harness()
    const member = await registerMember(product.urls)
    const conversations: string[] = []
    while (conversations.length < sends)
      conversations.push(...(await Promise.all(Array.from({ length: 25 }, () => member.startConversation()))))
    // A send that gets no answer within 15 s is refused with 504, and the client retries with the same request id.
    const settled = await Promise.allSettled(
      conversations.map((conversationId, index) =>
        member.send({ conversationId, content: `[answer 20.5] ${index}`, requestId: randomUUID() }, index),
      ),
    )
    const byKind = Map.groupBy(settled, (send) => (send.status === 'rejected' ? (send.reason as Error).message : kindOf(send.value)))
    const counts = Object.fromEntries([...byKind].map(([kind, all]) => [kind, all.length]))
    expect(counts).toEqual({ complete: credits / 2, '402 INSUFFICIENT_CREDITS': sends - credits / 2 })
    await eventually(async () => expect(await inspector.expectExact(member.id)).toBe(0), 60_000)
    expect((await inspector.expectChargedOnce(member.id)).size).toBe(credits / 2)
    expect(await member.get('/api/user/status')).toMatchObject({ messageCredits: 0, freeCredits: 0, purchasedCredits: 0 })
  }, 240_000)
}
