import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { newPerson } from '../trials/person.ts'
import { startTrial, type Trial } from './trial.ts'

const sends = 500
const credits = 100

describe('more sends at once than credits, over two replicas of everything', () => {
  let trial: Trial
  beforeAll(async () => {
    trial = await startTrial({ answer: { tokens: 20, everyMs: 5 } })
  }, 180_000)
  afterAll(() => trial?.end(), 60_000)

  it('answers as many as are paid for, leaves 0, and a ledger that says so', async () => {
    const { product, books } = trial
    const person = await newPerson(product.urls)
    const conversations: string[] = []
    while (conversations.length < sends) conversations.push(...(await Promise.all(Array.from({ length: 25 }, person.converse))))
    // Who gets no word for 15 s is told to try again (504), and does, with the same request id.
    const answers = await Promise.all(
      conversations.map((conversationId, index) =>
        person.send({ conversationId, content: `Message ${index}`, requestId: randomUUID() }, index),
      ),
    )
    const counts = Map.groupBy(answers, (answer) => (answer.kind === 'refused' ? `${answer.status} ${answer.reason}` : answer.kind))
    const seen = Object.fromEntries([...counts].map(([kind, all]) => [kind, all.length]))
    process.stdout.write(`${sends} sends at once on ${credits} credits: ${JSON.stringify(seen)}\n`)
    await eventually(async () => expect(await books.account(person.id)).toMatchObject({ pockets: 0, held: 0, ledger: 0 }), 60_000)
    expect(seen).toEqual({ whole: credits / 2, '402 INSUFFICIENT_CREDITS': sends - credits / 2 })
    const exchanges = [...(await books.exchanges(person.id)).values()]
    expect(exchanges).toHaveLength(credits / 2)
    expect(exchanges.every(({ charged, documents }) => charged === 1 && documents === 1)).toBe(true)
    process.stdout.write('balance 0, ledger 0, one charge each\n')
    expect(await person.get('/api/user/status')).toMatchObject({ messageCredits: 0, freeCredits: 0, purchasedCredits: 0 })
  }, 240_000)
})
