import { type Exchange, generationNotFound } from '../../domain/exchanges/exchange.ts'
import type { Ports } from '../../domain/ports.ts'

/** Returns an exchange of one of this person's conversations. Throws GENERATION_NOT_FOUND. */
export async function requireOwnExchange(
  { exchanges, conversations }: Pick<Ports, 'exchanges' | 'conversations'>,
  person: string,
  id: string,
): Promise<Exchange> {
  const exchange = await exchanges.byId(id)
  const conversation = exchange && (await conversations.byId(exchange.conversationId))
  if (!exchange || conversation?.person !== person) throw generationNotFound()
  return exchange
}
