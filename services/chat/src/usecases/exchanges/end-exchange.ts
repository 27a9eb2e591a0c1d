import { setTimeout as sleep } from 'node:timers/promises'
import { previewOf } from '../../domain/conversations/conversation.ts'
import { type Ending, type Exchange, hasText } from '../../domain/exchanges/exchange.ts'
import type { Ports } from '../../domain/ports.ts'

/** Waits between attempts to store an end, in milliseconds: about as long as this replica's lease lasts. */
const retryDelaysMs = [100, 500, 2_000, 5_000, 5_000]

/**
 * Stores how an exchange ended, together with its event, then settles its hold and updates the conversation. Returns false when another
 * replica owns the exchange now, or when it was deleted.
 */
export async function endExchange(
  { exchanges, credits, conversations, log }: Pick<Ports, 'exchanges' | 'credits' | 'conversations' | 'log'>,
  exchange: Exchange,
  ending: Ending,
): Promise<boolean> {
  if (!(await retry(() => exchanges.storeEnd(exchange, ending)))) return false
  const warn = (err: unknown) => log.warn({ err, generationId: exchange.id }, 'an ended exchange could not be settled or listed')
  await Promise.all([
    credits.settle(exchange, hasText(ending)).catch(warn),
    conversations.touch(exchange.conversationId, new Date(), previewOf(ending.answer || exchange.content)).catch(warn),
  ])
  return true
}

async function retry<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      const delay = retryDelaysMs[attempt]
      if (delay === undefined) throw error
      await sleep(delay)
    }
  }
}
