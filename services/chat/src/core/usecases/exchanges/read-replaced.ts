import { exchangeIdOf } from '../../domain/conversations/message.ts'
import type { Exchange } from '../../domain/exchanges/exchange.ts'
import { readContent } from '../../domain/exchanges/message-content.ts'
import type { Exchanges, RecentExchange } from '../../domain/exchanges/ports.ts'
import { messageNotFound, notEditable } from '../../domain/exchanges/replacement.ts'
import type { Ports } from '../../domain/ports.ts'

/** What a send asks, and where in the tree of its conversation. */
export interface Asked extends Partial<Pick<Exchange, 'questionId' | 'askedAt'>> {
  content: string
  /** The exchange that it continues; undefined for the end of the shown branch. */
  parentId?: string | null
}

/**
 * Reads what a send asks that replaces a message: an own message with other content, or an answer, whose question is asked again. One of the recent
 * exchanges of the conversation takes no read. Throws MESSAGE_NOT_FOUND for a message that the conversation does not have, NOT_EDITABLE for a greeting and for an answer with content, VALIDATION.
 */
export async function readReplaced(
  { exchanges }: Pick<Ports, 'exchanges'>,
  conversationId: string,
  recent: readonly RecentExchange[],
  { replaces, content }: { replaces: string; content: string },
): Promise<Asked> {
  if (replaces === '') return { content: readContent(content) }
  if (replaces === `g${conversationId}`) throw notEditable()
  const id = exchangeIdOf(replaces)
  const replaced =
    id === null ? null : (recent.find((exchange) => exchange.id === id) ?? (await olderExchange(exchanges, id, conversationId)))
  if (!replaced || replaced.status === 'claimed') throw messageNotFound()
  const isAnswer = replaces.startsWith('b')
  if (isAnswer && content.trim() !== '') throw notEditable()
  const { parentId, questionId, askedAt } = replaced
  if (!isAnswer) return { content: readContent(content), parentId }
  return { content: replaced.content, parentId, questionId, askedAt }
}

async function olderExchange(exchanges: Pick<Exchanges, 'byId'>, id: string, conversationId: string): Promise<Exchange | null> {
  const exchange = await exchanges.byId(id)
  return exchange?.conversationId === conversationId ? exchange : null
}
