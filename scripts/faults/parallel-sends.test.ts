import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { registerMember } from '../client/register-member.ts'
import { type FaultHarness, startFaultHarness } from '../fault-harness/start-fault-harness.ts'

const sends = 500
const credits = 100

describe('more concurrent sends than credits, over two replicas of chat, billing and gateway', () => {
  let harness: FaultHarness
  beforeAll(async () => {
    harness = await startFaultHarness({ answer: { tokens: 20, everyMs: 5 } })
  }, 180_000)
  afterAll(() => harness?.stop(), 60_000)

  it('answers as many sends as the credits pay for and leaves a balance and a ledger of 0', async () => {
    const { product, inspector } = harness
    const member = await registerMember(product.urls)
    const conversations: string[] = []
    while (conversations.length < sends) conversations.push(...(await Promise.all(Array.from({ length: 25 }, member.startConversation))))
    // A send that gets no answer within 15 s is refused with 504, and the client retries with the same request id.
    const results = await Promise.all(
      conversations.map((conversationId, index) =>
        member.send({ conversationId, content: `Message ${index}`, requestId: randomUUID() }, index),
      ),
    )
    const byKind = Map.groupBy(results, (result) => (result.kind === 'refused' ? `${result.status} ${result.reason}` : result.kind))
    const counts = Object.fromEntries([...byKind].map(([kind, all]) => [kind, all.length]))
    process.stdout.write(`${sends} concurrent sends on ${credits} credits: ${JSON.stringify(counts)}\n`)
    await eventually(async () => expect(await inspector.account(member.id)).toMatchObject({ pockets: 0, held: 0, ledger: 0 }), 60_000)
    expect(counts).toEqual({ complete: credits / 2, '402 INSUFFICIENT_CREDITS': sends - credits / 2 })
    const exchanges = [...(await inspector.exchanges(member.id)).values()]
    expect(exchanges).toHaveLength(credits / 2)
    expect(exchanges.every(({ charged, documents }) => charged === 1 && documents === 1)).toBe(true)
    process.stdout.write('balance 0, ledger 0, one charge each\n')
    expect(await member.get('/api/user/status')).toMatchObject({ messageCredits: 0, freeCredits: 0, purchasedCredits: 0 })
  }, 240_000)
})
