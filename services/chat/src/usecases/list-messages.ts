import { belongingTo } from '../domain/conversation.ts'
import { exchangeOf, initialMessage, type Message, messagesOf } from '../domain/message.ts'
import type { Ports } from '../domain/ports.ts'

export interface ListMessages {
  person: string
  conversationId: string
  /** A message id: only what came before it. Empty for the latest. */
  before: string
  limit: number
}

/** A conversation's messages, oldest first, and what runs in it. Throws CONVERSATION_NOT_FOUND. */
export async function listMessages({ conversations, exchanges }: Ports, { person, conversationId, before, limit }: ListMessages) {
  const conversation = belongingTo(person, await conversations.byId(conversationId))
  const first = initialMessage(conversation)
  if (before === first.id) return { messages: [], running: null }
  const pivot = before === '' ? null : exchangeOf(before)
  const wanted = Math.ceil(limit / 2) + 1
  const found = await exchanges.latest(conversation.id, wanted, pivot ? { id: pivot, inclusive: before.startsWith('b') } : undefined)
  const complete = found.length < wanted
  const all: Message[] = [...(complete ? [first] : []), ...found.flatMap(messagesOf)]
  const end = before === '' ? all.length : all.findIndex(({ id }) => id === before)
  const messages = all.slice(0, end === -1 ? all.length : end).slice(-limit)
  const running = await exchanges.runningIn(conversation.id)
  return { messages, running: running?.status === 'running' ? running.id : null }
}
