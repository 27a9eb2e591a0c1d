import type { Clock } from '@rostra/kit/async/clock'
import { type PaidWork, paidWork } from '@rostra/platform/paid-work/paid-work'
import type { Exchange } from '../../domain/exchanges/exchange.ts'
import type { Ports } from '../../domain/ports.ts'

/** Returns the steps of paid work (claim, admit, cancel) for sends. */
export const paidSend = ({ credits, exchanges, log }: Pick<Ports, 'credits' | 'exchanges' | 'log'>, clock?: Clock): PaidWork<Exchange> =>
  paidWork<Exchange>({
    release: (exchange) => credits.release(exchange),
    deleteClaim: (exchange) => exchanges.deleteClaim(exchange),
    discardClaim: (id) => exchanges.discardClaim(id),
    onUncancelled: (err, generationId) => log.warn({ err, generationId }, 'the claim of a refused send could not be deleted'),
    clock,
  })
