import type { Bound } from '@rostra/kit/bind-ports'
import { dayOf } from '../../core/domain/activity/activity.ts'
import type { FinishedExchange } from '../domain/finished-exchange.ts'
import type { Ports } from '../domain/ports.ts'
import type { selectExchanges } from './select-exchanges.ts'
import type { storeMessages } from './store-messages.ts'

interface Needed extends Pick<Ports, 'messages' | 'deleteLateWrites' | 'ingestMetrics' | 'clock' | 'wallTime'> {
  selectExchanges: Bound<typeof selectExchanges>
  storeMessages: Bound<typeof storeMessages>
}

/**
 * Stores the words of finished exchanges as keyed hashes. Only messages of consenting members to public personas are read, and their text
 * is held in memory only. Can be repeated: a message that is stored already has no effect.
 */
export async function ingestExchanges(ports: Needed, exchanges: readonly FinishedExchange[], signal: AbortSignal): Promise<void> {
  const { messages, clock, wallTime, ingestMetrics } = ports
  const began = clock.now()
  const today = dayOf(new Date(wallTime()))
  const selected = await ports.selectExchanges(exchanges, today, signal)
  if (selected.length > 0) {
    const texts = await messages.read([...new Set(selected.map(({ exchangeId }) => exchangeId))], signal)
    const stored = await ports.storeMessages(selected, texts, today)
    ingestMetrics.messages('missing', selected.length - stored)
    await ports.deleteLateWrites([...new Set(selected.map(({ accountId }) => accountId))], signal)
    ingestMetrics.messages('counted', stored)
  }
  ingestMetrics.batchSeconds((clock.now() - began) / 1_000)
}
