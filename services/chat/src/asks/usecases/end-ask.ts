import { retry } from '@rostra/kit/async/retry'
import { failedWith, interrupted } from '../../core/domain/exchanges/answer-end.ts'
import { type Ending, type Exchange, isCharged } from '../../core/domain/exchanges/exchange.ts'
import type { Ports } from '../domain/ports.ts'

type Needed = Pick<Ports, 'asks' | 'credits' | 'log'>

/** How long reading and storing an end are retried, in milliseconds. */
const retryMs = 5 * 60_000

/**
 * Stores the end of an ask with its event, by which billing settles the hold. One that failed costs nothing, also with some text: its text
 * is kept nowhere, and its request id asks again. One that was stopped because the gateway stops has failed as INTERRUPTED. The hold of a
 * free answer is released at once. Returns false when another replica owns the ask, or it was deleted.
 */
export async function endAsk(ports: Needed, ask: Exchange, ended: Ending): Promise<boolean> {
  const { asks, credits, log } = ports
  const outcome = await outcomeOf(ports, ask, ended)
  const ending = outcome.status === 'failed' ? { ...outcome, isFree: true } : outcome
  if (!(await retry(() => asks.storeEnd(ask, ending), { forMs: retryMs }))) return false
  if (ending.isFree && !isCharged(ask, ending))
    await credits.release(ask).catch((err) => log.warn({ err, generationId: ask.id }, 'the hold of a free ask could not be released'))
  return true
}

async function outcomeOf({ asks }: Needed, { id }: Exchange, ended: Ending): Promise<Ending> {
  if (ended.status !== 'stopped') return ended
  const isInterrupted = await retry(() => asks.isInterrupted(id), { forMs: retryMs })
  return isInterrupted ? { ...ended, ...failedWith(interrupted) } : ended
}
