import type { Bot } from '../../../api/schemas.ts'
import { strings } from '../../../strings/strings.ts'
import type { ChatMessage } from '../session/message.ts'
import { BotMessage } from './bot-message.tsx'
import { UserMessage } from './user-message.tsx'

interface MessageListProps {
  bot: Bot
  messages: ChatMessage[]
  /** Null when the messages are only read. */
  onRetry: ((key: string) => void) | null
  /** Who wrote the messages of the person, for screen readers; by default the reader. */
  author?: string
}

export const MessageList = ({ bot, messages, onRetry, author = strings.chat.you }: MessageListProps) => (
  <ol className="flex flex-col gap-4">
    {messages.map((message, index) =>
      message.isFromBot ? (
        <BotMessage key={message.key} bot={bot} message={message} onRetry={index === messages.length - 1 ? onRetry : null} />
      ) : (
        <UserMessage key={message.key} message={message} author={author} />
      ),
    )}
  </ol>
)
