import type { Bot } from '../../../api/schemas.ts'
import { strings } from '../../../strings/strings.ts'
import type { ChatMessage } from '../session/message.ts'
import { BotMessage } from './bot-message.tsx'
import type { EditBoxProps } from './edit-box.tsx'
import type { MessageActions } from './message-actions.ts'
import { UserMessage } from './user-message.tsx'

interface MessageControls {
  actions: MessageActions
  /** Whether no message can be replaced, because an answer is being written or nothing can be sent. */
  locked: boolean
  /** The price of another answer; null when none is offered. */
  price: string | null
  /** The price of a message that is tried again; null while it is unknown. */
  retryPrice: string | null
  /** Whether the reader pays with credits. */
  isMember: boolean
  canRate: boolean
  /** The price as a sentence, with the balance. */
  editPrice: string
  /** The message that is being edited, by its key. */
  editing: ({ key: string } & Omit<EditBoxProps, 'price' | 'locked'>) | null
}

interface MessageListProps {
  bot: Bot
  messages: ChatMessage[]
  /** The actions on the messages; null for a read-only list. */
  controls: MessageControls | null
  /** Who wrote the messages of the person, for screen readers; by default the reader. */
  author?: string
}

export const MessageList = ({ bot, messages, controls, author = strings.chat.you }: MessageListProps) => (
  <ol className="flex flex-col gap-4">
    {messages.map((message, index) =>
      message.isFromBot ? (
        <BotMessage
          key={message.key}
          bot={bot}
          message={message}
          actions={controls?.actions ?? null}
          isLast={index === messages.length - 1}
          isAnswer={messages[index - 1]?.isFromBot === false}
          locked={controls?.locked ?? true}
          price={controls?.price ?? null}
          retryPrice={controls?.retryPrice ?? null}
          isMember={controls?.isMember ?? false}
          canRate={controls?.canRate ?? false}
        />
      ) : (
        <UserMessage
          key={message.key}
          message={message}
          author={author}
          actions={controls?.actions ?? null}
          locked={controls?.locked ?? true}
          editing={
            controls?.editing?.key === message.key ? { ...controls.editing, price: controls.editPrice, locked: controls.locked } : null
          }
        />
      ),
    )}
  </ol>
)
