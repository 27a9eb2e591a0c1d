import type { Exchange } from '../domain/exchange.ts'
import type { Ports } from '../domain/ports.ts'

/**
 * Undoes a claim that never began. What is held for it goes back first: should that fail, the claim stays, and whoever finds it when its
 * lease has run out tries again.
 */
export async function takeBack({ credits, exchanges }: Ports, exchange: Exchange): Promise<void> {
  await credits.release(exchange)
  await exchanges.abandon(exchange.id)
}
