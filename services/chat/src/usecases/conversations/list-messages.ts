import { exchangeIdOf, initialMessage, type Message, messagesOf } from '../../domain/conversations/message.ts'
import type { Ports } from '../../domain/ports.ts'
import { openConversation } from './open-conversation.ts'

export interface ListMessages {
  person: string
  conversationId: string
  /** A message id: only messages before it. Empty for the latest. */
  before: string
  limit: number
}

/** Returns a page of a conversation's messages, oldest first, and the id of its running generation. Throws CONVERSATION_NOT_FOUND. */
export async function listMessages(
  { conversations, exchanges }: Pick<Ports, 'conversations' | 'exchanges'>,
  { person, conversationId, before, limit }: ListMessages,
): Promise<{ messages: Message[]; running: string | null }> {
  const conversation = await openConversation({ conversations }, person, conversationId)
  const greeting = initialMessage(conversation)
  if (before === greeting.id) return { messages: [], running: null }
  const pivot = before === '' ? null : exchangeIdOf(before)
  // An exchange has two messages; the pivot's own exchange may contribute only one.
  const exchangeLimit = Math.ceil(limit / 2) + 1
  const found = await exchanges.latest(conversation.id, exchangeLimit, pivot ? { id: pivot, inclusive: before.startsWith('b') } : undefined)
  const reachesStart = found.length < exchangeLimit
  const all: Message[] = [...(reachesStart ? [greeting] : []), ...found.flatMap(messagesOf)]
  const end = before === '' ? all.length : all.findIndex(({ id }) => id === before)
  const messages = all.slice(0, end === -1 ? all.length : end).slice(-limit)
  const open = await exchanges.openIn(conversation.id)
  return { messages, running: open?.status === 'running' ? open.id : null }
}
