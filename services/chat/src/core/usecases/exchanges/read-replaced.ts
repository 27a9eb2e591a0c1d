import type { Conversation } from '../../domain/conversations/conversation.ts'
import { exchangeIdOf } from '../../domain/conversations/message.ts'
import type { Exchange } from '../../domain/exchanges/exchange.ts'
import { readContent } from '../../domain/exchanges/message-content.ts'
import type { Exchanges, RecentExchange } from '../../domain/exchanges/ports.ts'
import { messageNotFound, notEditable } from '../../domain/exchanges/replacement.ts'
import type { Ports } from '../../domain/ports.ts'
import { leafInBranchOf } from './read-branch.ts'

/** The question of a send, and its place in the tree of its conversation. */
export interface Asked extends Partial<Pick<Exchange, 'questionId' | 'askedAt' | 'fromShare' | 'continues'>> {
  content: string
  /** The exchange after which the message comes; undefined for the last one of the shown branch. */
  parentId?: string | null | undefined
}

/** The message of a send, and the place that it asks for. */
interface Placed {
  replaces: string
  content: string
  afterExchangeId?: string
  branchOf?: string
  atStart?: boolean
}

/**
 * Returns the question of a send, which may come after an exchange that is not the last one, in a branch that is not shown, or
 * at the start. A send may replace an own message (other content at the same place) or an answer (the same question again).
 * Makes no read when the replaced exchange is among `recent`. Throws MESSAGE_NOT_FOUND for a message that the conversation does
 * not have, NOT_EDITABLE for a greeting and for an answer with content, or VALIDATION.
 */
export async function readReplaced(
  { exchanges }: Pick<Ports, 'exchanges'>,
  conversation: Pick<Conversation, 'id' | 'chosen'>,
  recent: readonly RecentExchange[],
  { replaces, content, afterExchangeId = '', branchOf = '', atStart = false }: Placed,
): Promise<Asked> {
  const conversationId = conversation.id
  if (replaces === '' && atStart) return { content: readContent(content), parentId: null }
  if (replaces === '' && afterExchangeId !== '') {
    const known = recent.find(({ id }) => id === afterExchangeId) ?? (await olderExchange(exchanges, afterExchangeId, conversationId))
    if (!known || known.status === 'claimed' || known.continues !== '') throw messageNotFound()
    return { content: readContent(content), parentId: afterExchangeId }
  }
  if (replaces === '' && branchOf !== '')
    return { content: readContent(content), parentId: await leafInBranchOf({ exchanges }, conversation, recent, branchOf) }
  if (replaces === '') return { content: readContent(content) }
  if (replaces === `g${conversationId}`) throw notEditable()
  const id = exchangeIdOf(replaces)
  const replaced =
    id === null ? null : (recent.find((exchange) => exchange.id === id) ?? (await olderExchange(exchanges, id, conversationId)))
  if (!replaced || replaced.status === 'claimed' || replaced.continues !== '') throw messageNotFound()
  const isAnswer = replaces.startsWith('b')
  if (isAnswer && content.trim() !== '') throw notEditable()
  const { parentId, questionId, askedAt, fromShare = false } = replaced
  if (!isAnswer) return { content: readContent(content), parentId }
  return { content: replaced.content, parentId, questionId, askedAt, fromShare }
}

async function olderExchange(exchanges: Pick<Exchanges, 'byId'>, id: string, conversationId: string): Promise<Exchange | null> {
  const exchange = await exchanges.byId(id)
  return exchange?.conversationId === conversationId ? exchange : null
}
