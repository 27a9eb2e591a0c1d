import { type Caller, person } from '@rostra/platform/caller'
import type { MayUse } from '../../domain/conversations/program-use.ts'
import { type Exchange, generationNotFound } from '../../domain/exchanges/exchange.ts'
import type { Ports } from '../../domain/ports.ts'

/** Returns an exchange of one of the caller's conversations that it may use so. Throws GENERATION_NOT_FOUND. */
export async function requireOwnExchange(
  { exchanges, conversations }: Pick<Ports, 'exchanges' | 'conversations'>,
  caller: Caller,
  id: string,
  may: MayUse,
): Promise<Exchange> {
  const exchange = await exchanges.byId(id)
  const conversation = exchange && (await conversations.byId(exchange.conversationId))
  if (!exchange || conversation?.person !== person(caller) || !may(caller, conversation)) throw generationNotFound()
  return exchange
}
