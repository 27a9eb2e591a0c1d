import type { Exchange } from '../../domain/exchanges/exchange.ts'
import type { Ports } from '../../domain/ports.ts'

/**
 * Releases the hold of a claimed exchange and deletes the claim. When the release fails the claim stays, and the replica that takes it
 * over after its lease has expired tries again.
 */
export async function cancelClaim({ credits, exchanges }: Pick<Ports, 'credits' | 'exchanges'>, exchange: Exchange): Promise<void> {
  await credits.release(exchange)
  await exchanges.deleteClaim(exchange)
}
