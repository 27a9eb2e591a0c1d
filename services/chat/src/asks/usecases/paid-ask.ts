import { type PaidWork, paidWork } from '@rostra/platform/paid-work/paid-work'
import type { Exchange } from '../../core/domain/exchanges/exchange.ts'
import type { Ports } from '../domain/ports.ts'

/** Returns the steps of paid work (claim, admit, cancel) for asks. */
export const paidAsk = ({ credits, asks, log }: Pick<Ports, 'credits' | 'asks' | 'log'>): PaidWork<Exchange> =>
  paidWork<Exchange>({
    release: (ask) => credits.release(ask),
    deleteClaim: (ask) => asks.deleteClaim(ask),
    discardClaim: (id) => asks.discardClaim(id),
    onUncancelled: (err, generationId) => log.warn({ err, generationId }, 'the claim of a refused ask could not be deleted'),
  })
