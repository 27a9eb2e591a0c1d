import { answeredExchangeOf } from '../../domain/conversations/message.ts'
import { type Exchange, hasEnded } from '../../domain/exchanges/exchange.ts'
import { messageNotFound } from '../../domain/exchanges/replacement.ts'
import type { Ports } from '../../domain/ports.ts'

/** Returns an ended answer with text in an own conversation, with its question. Throws MESSAGE_NOT_FOUND for any other message. */
export async function getAnswer(
  { conversations, exchanges }: Pick<Ports, 'conversations' | 'exchanges'>,
  person: string,
  messageId: string,
): Promise<Pick<Exchange, 'personaId' | 'content' | 'answer'>> {
  const id = answeredExchangeOf(messageId)
  const exchange = id === null ? null : await exchanges.byId(id)
  const conversation = exchange && (await conversations.byId(exchange.conversationId))
  if (exchange?.continues !== '' || conversation?.person !== person) throw messageNotFound()
  if (!hasEnded(exchange) || exchange.answer === '') throw messageNotFound()
  return exchange
}
