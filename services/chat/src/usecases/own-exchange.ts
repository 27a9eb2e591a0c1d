import { type Exchange, generationNotFound } from '../domain/exchange.ts'
import type { Ports } from '../domain/ports.ts'

/** An exchange in one of this person's conversations. Throws GENERATION_NOT_FOUND. */
export async function ownExchange({ exchanges, conversations }: Ports, person: string, id: string): Promise<Exchange> {
  const exchange = await exchanges.byId(id)
  const conversation = exchange && (await conversations.byId(exchange.conversationId))
  if (conversation?.person !== person) throw generationNotFound()
  return exchange as Exchange
}
