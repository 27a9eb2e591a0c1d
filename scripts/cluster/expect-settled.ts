import { expect } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { openLedgerInspector } from '../fault-harness/ledger-inspector.ts'
import { forwardPort } from './kubectl.ts'
import type { LoadResults } from './load-generator.ts'

export interface SettledLoad {
  exchanges: number
  charged: number
  oldestHoldMs: number
}

/**
 * Waits until no hold is open and every event is published, and compares the stores with what the clients have received.
 * Each accepted request is one exchange with the received text, charged once if it has text. Throws for a difference.
 */
export async function expectSettled({ sends }: LoadResults, withinMs = 120_000): Promise<SettledLoad> {
  const mongo = await forwardPort('service/rostra-mongo', 27_017)
  const inspector = await openLedgerInspector('', `mongodb://${mongo.address}/?directConnection=true`)
  try {
    let oldestHoldMs = 0
    await eventually(async () => {
      oldestHoldMs = Math.max(oldestHoldMs, await inspector.oldestHoldMs())
      expect(await inspector.oldestHoldMs()).toBe(0)
      expect(await inspector.unpublished()).toBe(0)
    }, withinMs)
    let [exchanges, charges] = [0, 0]
    for (const [member, own] of Map.groupBy(sends, ([, { member }]) => member)) {
      const stored = await inspector.exchanges(member.id)
      for (const [requestId, { result }] of own) {
        const exchange = stored.get(requestId)
        if (result.kind === 'refused') {
          expect({ requestId, exchange }).toEqual({ requestId, exchange: undefined })
          continue
        }
        const { text } = result
        expect({ requestId, ...exchange }).toMatchObject({ requestId, documents: 1, text, charged: text === '' ? 0 : 1 })
        exchanges++
        charges += exchange?.charged ?? 0
      }
      const account = await inspector.account(member.id)
      expect(account).toMatchObject({ held: 0, pockets: account.ledger, numbersWithoutGap: true })
    }
    return { exchanges, charged: charges, oldestHoldMs }
  } finally {
    await inspector.close()
    mongo.stop()
  }
}
