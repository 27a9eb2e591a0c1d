import { retry } from '@rostra/kit/async/retry'
import { type Ending, type Exchange, isCharged } from '../../core/domain/exchanges/exchange.ts'
import type { Ports } from '../domain/ports.ts'

/** How long storing an end is retried, in milliseconds. */
const retryMs = 5 * 60_000

/**
 * Stores the end of an ask with its event, by which billing settles the hold. One that failed costs nothing, also with some text: its text is
 * kept nowhere, and its request id asks again. The hold of a free answer is released at once. Returns false when another replica owns the ask,
 * or it was deleted.
 */
export async function endAsk(
  { asks, credits, log }: Pick<Ports, 'asks' | 'credits' | 'log'>,
  ask: Exchange,
  ended: Ending,
): Promise<boolean> {
  const ending = ended.status === 'failed' ? { ...ended, isFree: true } : ended
  if (!(await retry(() => asks.storeEnd(ask, ending), { forMs: retryMs }))) return false
  if (ending.isFree && !isCharged(ask, ending))
    await credits.release(ask).catch((err) => log.warn({ err, generationId: ask.id }, 'the hold of a free ask could not be released'))
  return true
}
