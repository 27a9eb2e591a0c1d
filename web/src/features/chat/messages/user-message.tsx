import { memo } from 'react'
import { MessageTime } from '../../../components/message/message-time.tsx'
import type { ChatMessage } from '../session/message.ts'

export const UserMessage = memo(({ message, author }: { message: ChatMessage; author: string }) => (
  <li className="group flex max-w-3/4 flex-col items-end self-end">
    <span className="sr-only">{author}</span>
    <p className="max-w-full rounded-card rounded-ee-control bg-persona-tint px-4 py-2.5 text-16 wrap-anywhere whitespace-pre-wrap">
      {message.content}
    </p>
    <span className="on-approach mt-1 text-12 text-ink-soft">
      <MessageTime at={message.createdAt} />
    </span>
  </li>
))
