import { bounded } from '@rostra/kit/async/bounded'
import { retry } from '@rostra/kit/async/retry'
import type { Exchange } from '../../domain/exchanges/exchange.ts'
import type { Ports } from '../../domain/ports.ts'

type Needed = Pick<Ports, 'credits' | 'exchanges' | 'log'>

/** Milliseconds for which a refused send's claim is cancelled again. A takeover comes within that time, too. */
const retryMs = 60_000
/** The longest wait of the refused sender. */
const senderWaitMs = 500

/**
 * Releases the hold of a claimed exchange and deletes the claim. When the release fails the claim stays, and the replica that takes it
 * over after its lease has expired tries again.
 */
export async function cancelClaim({ credits, exchanges }: Pick<Needed, 'credits' | 'exchanges'>, exchange: Exchange): Promise<void> {
  await credits.release(exchange)
  await exchanges.deleteClaim(exchange)
}

/** Cancels the claim of a refused send, in the background when that takes long: a repeat of the send then need not wait for a takeover. */
export async function cancelRefused(ports: Needed, exchange: Exchange, mayBeHeld: boolean): Promise<void> {
  const cancel = () => (mayBeHeld ? cancelClaim(ports, exchange) : ports.exchanges.deleteClaim(exchange))
  await waitBriefly(ports, exchange.id, retry(cancel, { forMs: retryMs }))
}

/** Deletes what a claim has stored whose result is unknown, in the background when that takes long. Nothing is held for it yet. */
export async function discardFailed(ports: Needed, id: string): Promise<void> {
  await waitBriefly(
    ports,
    id,
    retry(() => ports.exchanges.discardClaim(id), { forMs: retryMs }),
  )
}

async function waitBriefly({ log }: Needed, generationId: string, cancelled: Promise<void>): Promise<void> {
  const logged = cancelled.catch((err) => log.warn({ err, generationId }, 'the claim of a refused send could not be deleted'))
  await bounded(logged, senderWaitMs).catch(() => undefined)
}
