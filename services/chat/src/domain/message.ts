import type { Conversation } from './conversation.ts'
import { type EndStatus, type Exchange, hasEnded } from './exchange.ts'

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

/** The exchange that a message id is part of; null for the persona's first message and for what is no message id. */
export const exchangeOf = (messageId: string): string | null => /^[ub]([0-9a-f]{24})$/.exec(messageId)?.[1] ?? null

export const initialMessage = ({ id, greeting, startedAt }: Conversation): Message => ({
  id: `g${id}`,
  conversationId: id,
  content: greeting,
  isFromPersona: true,
  createdAt: startedAt,
  status: 'complete',
})

/** The messages of an exchange: none before it is admitted, the person's while it runs, both once it has ended. */
export function messagesOf(exchange: Exchange): Message[] {
  const { id, conversationId, content, startedAt, finishedAt, reply, status } = exchange
  if (status === 'claimed') return []
  const asked: Message = { id: userMessageId(id), conversationId, content, isFromPersona: false, createdAt: startedAt, status: 'complete' }
  if (!hasEnded(exchange)) return [asked]
  return [
    asked,
    {
      id: botMessageId(id),
      conversationId,
      content: reply,
      isFromPersona: true,
      createdAt: finishedAt ?? startedAt,
      status: status as EndStatus,
    },
  ]
}
