import type { Message, MessageStatus } from '../../../api/schemas.ts'
import type { Notice } from './exchange.ts'

/** A message as the chat panel shows it. */
export interface ChatMessage {
  /** Unlike `id`, it does not change when the stored id replaces the temporary one. */
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

export const toChatMessage = ({
  id,
  content,
  isFromBot,
  createdAt,
  status,
}: Pick<Message, 'id' | 'content' | 'isFromBot' | 'createdAt' | 'status'>): ChatMessage => ({
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

/** Reports whether the persona has answered: a message with text after one of the person has ended. */
export const hasAnswer = (messages: readonly ChatMessage[]): boolean =>
  messages.some(
    ({ isFromBot, isStreaming, content }, index) => isFromBot && !isStreaming && content !== '' && messages[index - 1]?.isFromBot === false,
  )
