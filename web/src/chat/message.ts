import type { Notice } from './exchange.ts'
import type { MessageStatus } from './frame.ts'

/** A message as the server stores it. */
export interface Message {
  id: string
  conversationId: string
  content: string
  isFromBot: boolean
  createdAt: string
  audioUrl: string | null
  status: MessageStatus
}

/** A message as the panel shows it. */
export interface ChatMessage {
  /** Stays the same while a temporary id becomes the stored one. */
  key: string
  id: string
  content: string
  isFromBot: boolean
  createdAt: string
  status: MessageStatus
  isStreaming: boolean
  notice: Notice | null
  canRetry: boolean
}

export const shown = ({ id, content, isFromBot, createdAt, status }: Omit<Message, 'conversationId' | 'audioUrl'>): ChatMessage => ({
  key: id,
  id,
  content,
  isFromBot,
  createdAt,
  status,
  isStreaming: false,
  notice: isFromBot && content === '' && status === 'failed' ? 'send-failed' : null,
  canRetry: false,
})
