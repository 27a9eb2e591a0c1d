import { type EndStatus, type Exchange, hasEnded } from '../exchanges/exchange.ts'
import type { Conversation } from './conversation.ts'

/** One message as clients see it. Messages are not stored: they are derived from exchanges. */
export interface Message {
  id: string
  conversationId: string
  content: string
  isFromPersona: boolean
  createdAt: Date
  status: EndStatus
}

export const userMessageId = (exchangeId: string) => `u${exchangeId}`
export const botMessageId = (exchangeId: string) => `b${exchangeId}`

/** Returns the id of the exchange that a message is part of; null for a greeting and for text that is no message id. */
export const exchangeIdOf = (messageId: string): string | null => /^[ub]([0-9a-f]{24})$/.exec(messageId)?.[1] ?? null

/** Returns the persona's greeting as the first message of its conversation. */
export const initialMessage = ({ id, greeting, startedAt }: Conversation): Message => ({
  id: `g${id}`,
  conversationId: id,
  content: greeting,
  isFromPersona: true,
  createdAt: startedAt,
  status: 'complete',
})

/** Returns the messages of an exchange: none while it is claimed, the user's while it runs, both once it has ended. */
export function messagesOf(exchange: Exchange): Message[] {
  const { id, conversationId, content, startedAt } = exchange
  if (exchange.status === 'claimed') return []
  const question: Message = {
    id: userMessageId(id),
    conversationId,
    content,
    isFromPersona: false,
    createdAt: startedAt,
    status: 'complete',
  }
  if (!hasEnded(exchange)) return [question]
  const { answer, finishedAt, status } = exchange
  return [
    question,
    { id: botMessageId(id), conversationId, content: answer, isFromPersona: true, createdAt: finishedAt ?? startedAt, status },
  ]
}
