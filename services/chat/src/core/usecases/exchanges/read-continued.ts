import type { Conversation } from '../../domain/conversations/conversation.ts'
import { answeredExchangeOf } from '../../domain/conversations/message.ts'
import type { Exchange } from '../../domain/exchanges/exchange.ts'
import type { RecentExchange } from '../../domain/exchanges/ports.ts'
import { notContinuable } from '../../domain/exchanges/replacement.ts'
import type { Ports } from '../../domain/ports.ts'
import type { Asked } from './read-replaced.ts'

/**
 * Returns the question of a send that continues an answer of the conversation, and the exchange of that answer. Throws NOT_CONTINUABLE for
 * any other message, and for a send with content. Whether the answer can go on is known once the send is claimed: a repeat of an earlier
 * send attaches to it, though the answer has gone on since.
 */
export async function readContinued(
  { exchanges }: Pick<Ports, 'exchanges'>,
  conversation: Pick<Conversation, 'id'>,
  recent: readonly RecentExchange[],
  { replaces, content, continues }: { replaces: string; content: string; continues: string },
): Promise<Asked> {
  const id = answeredExchangeOf(continues)
  if (id === null || replaces !== '' || content.trim() !== '') throw notContinuable()
  const answered = recent.find((exchange) => exchange.id === id) ?? (await exchanges.byId(id))
  const isElsewhere = answered && 'conversationId' in answered && answered.conversationId !== conversation.id
  if (!answered || isElsewhere || answered.status === 'claimed' || answered.continues !== '') throw notContinuable()
  const { parentId, questionId, askedAt } = answered
  return { content: answered.content, parentId, questionId, askedAt, continues: id }
}

/** Returns the exchange whose answer a claimed exchange continues. Throws NOT_CONTINUABLE unless that ended at the limit of its length. */
export async function requireContinuable({ exchanges }: Pick<Ports, 'exchanges'>, { continues }: Exchange): Promise<Exchange> {
  const answered = await exchanges.byId(continues)
  if (answered?.end !== 'length') throw notContinuable()
  return answered
}
