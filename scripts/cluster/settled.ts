import { expect } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { openBooks } from '../trials/books.ts'
import type { Tally } from './crowd.ts'
import { forward } from './tools.ts'

export interface Settled {
  exchanges: number
  charged: number
  oldestHoldMs: number
}

/**
 * Waits until nothing is held and nothing waits to be told, and compares the stores with what people were told: each request is one exchange,
 * charged once when it has text, and the text is what was heard. Throws what differs.
 */
export async function settled({ told }: Tally, withinMs = 120_000): Promise<Settled> {
  const mongo = await forward('service/rostra-mongo', 27_017)
  const books = await openBooks('', `mongodb://${mongo.address}/?directConnection=true`)
  try {
    let oldestHoldMs = 0
    await eventually(async () => {
      oldestHoldMs = Math.max(oldestHoldMs, await books.oldestHoldMs())
      expect(await books.oldestHoldMs()).toBe(0)
      expect(await books.untold()).toBe(0)
    }, withinMs)
    let [exchanges, charges] = [0, 0]
    for (const [person, own] of Map.groupBy(told, ([, { person }]) => person)) {
      const stored = await books.exchanges(person.id)
      for (const [requestId, { answer }] of own) {
        const exchange = stored.get(requestId)
        if (answer.kind === 'refused') {
          expect({ requestId, exchange }).toEqual({ requestId, exchange: undefined })
          continue
        }
        const heard = answer.kind === 'failed' ? answer.shown : answer.reply
        expect({ requestId, ...exchange }).toMatchObject({ requestId, documents: 1, reply: heard, charged: heard === '' ? 0 : 1 })
        exchanges++
        charges += exchange?.charged ?? 0
      }
      const account = await books.account(person.id)
      expect(account).toMatchObject({ held: 0, pockets: account.ledger, numbersWithoutGap: true })
    }
    return { exchanges, charged: charges, oldestHoldMs }
  } finally {
    await books.close()
    mongo.stop()
  }
}
