import { LeaseLost } from '@rostra/kit/leases/running-work'
import type { PaidWork } from '@rostra/platform/paid-work/paid-work'
import { failedWith, interrupted } from '../../core/domain/exchanges/answer-end.ts'
import type { Exchange } from '../../core/domain/exchanges/exchange.ts'
import type { EndFrame } from '../../core/domain/generations/frame.ts'
import type { Ports, StoredAsk } from '../domain/ports.ts'

interface Needed extends Pick<Ports, 'asks' | 'credits' | 'frames' | 'log'> {
  paid: PaidWork<Exchange>
}

/**
 * Ends an ask that this replica took over. Its messages were in the memory of the lost process alone, so it is not resumed: a claim is
 * cancelled, and a running answer fails as INTERRUPTED and costs nothing. Its request id can be used again.
 */
export async function settleTakenOverAsk(ports: Needed, ask: StoredAsk): Promise<void> {
  if (ask.status === 'claimed') return ports.paid.cancel(ask)
  const stored = await ports.frames.takeOver(ask).catch((error) => {
    // A later takeover has fenced this one.
    if (!(error instanceof LeaseLost)) throw error
  })
  if (!stored) return
  const ending = { ...failedWith(interrupted), answer: '', citations: [], openers: [], isFree: true, model: '' }
  if (!(await ports.asks.storeEnd(ask, { ...ending, chunkEnds: [] }))) return
  await ports.credits.release(ask).catch(() => undefined)
  ports.log.warn({ generationId: ask.id }, 'an ask of a lost replica was ended')
  const end: EndFrame = { kind: 'end', seq: stored.frames.length + 1, ...ending }
  await ports.frames.append(ask, end).catch(() => undefined)
}
