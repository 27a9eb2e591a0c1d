import { expect } from '@jest/globals'
import { interval } from '@rostra/kit/async/interval'
import { openLedgerInspector } from '../fault-harness/ledger-inspector.ts'
import { forwardPort } from './kubectl.ts'
import type { StreamResults } from './open-streams.ts'

export interface SettledLoad {
  exchanges: number
  charged: number
  oldestHoldMs: number
}

/**
 * Waits until no hold is open and every event is published, and compares the stores with what the clients have received.
 * Each accepted request is one exchange with the received text, charged once if it has text. Throws for a difference.
 */
export async function expectSettled({ sends }: StreamResults, withinMs = 120_000): Promise<SettledLoad> {
  const mongo = await forwardPort('service/rostra-mongo', 27_017)
  const inspector = await openLedgerInspector('', `mongodb://${mongo.address}/?directConnection=true`)
  try {
    let oldestHoldMs = 0
    const record = async () => {
      oldestHoldMs = Math.max(oldestHoldMs, await inspector.oldestHoldMs())
    }
    const stopRecording = interval(500, record, () => undefined)
    await inspector.settled(withinMs).finally(stopRecording)
    let exchanges = 0
    let charged = 0
    for (const [member, own] of Map.groupBy(sends, ([, { member }]) => member)) {
      const stored = await inspector.expectChargedOnce(member.id)
      for (const [requestId, { result }] of own) {
        const exchange = stored.get(requestId)
        if (result.kind === 'refused') {
          expect({ requestId, exchange }).toEqual({ requestId, exchange: undefined })
          continue
        }
        expect({ requestId, text: exchange?.text }).toEqual({ requestId, text: result.text })
        exchanges++
        charged += exchange?.charged ?? 0
      }
      await inspector.expectExact(member.id)
    }
    return { exchanges, charged, oldestHoldMs }
  } finally {
    await inspector.close()
    mongo.stop()
  }
}
