import type { Bot } from '../../../api/schemas.ts'
import type { ChatMessage } from '../session/message.ts'
import { BotMessage } from './bot-message.tsx'
import type { EditBoxProps } from './edit-box.tsx'
import type { MessageActions } from './message-actions.ts'
import { UserMessage } from './user-message.tsx'

interface MessageListProps {
  bot: Bot
  messages: ChatMessage[]
  actions: MessageActions
  /** No message can be replaced: an answer is being written, or nothing can be sent. */
  locked: boolean
  /** What replacing a message costs. */
  price: string
  /** The same in a sentence, with what is left. */
  editPrice: string
  /** The message that is being edited, by its key. */
  editing: ({ key: string } & Omit<EditBoxProps, 'price' | 'locked'>) | null
}

export const MessageList = ({ bot, messages, actions, locked, price, editPrice, editing }: MessageListProps) => (
  <ol className="flex flex-col gap-4">
    {messages.map((message, index) =>
      message.isFromBot ? (
        <BotMessage
          key={message.key}
          bot={bot}
          message={message}
          actions={actions}
          isLast={index === messages.length - 1}
          isAnswer={messages[index - 1]?.isFromBot === false}
          locked={locked}
          price={price}
        />
      ) : (
        <UserMessage
          key={message.key}
          message={message}
          actions={actions}
          locked={locked}
          editing={editing?.key === message.key ? { ...editing, price: editPrice, locked } : null}
        />
      ),
    )}
  </ol>
)
