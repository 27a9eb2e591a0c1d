import { RotateCcw } from 'lucide-react'
import { memo } from 'react'
import type { Bot } from '../../../api/schemas.ts'
import { Medallion } from '../../../components/medallion.tsx'
import { MarkdownText } from '../../../components/message/markdown-text.tsx'
import { MessageTime } from '../../../components/message/message-time.tsx'
import { strings } from '../../../strings/strings.ts'
import type { ChatMessage } from '../session/message.ts'
import { CopyButton } from './copy-button.tsx'

interface BotMessageProps {
  bot: Bot
  message: ChatMessage
  onRetry: ((key: string) => void) | null
}

export const BotMessage = memo(({ bot, message, onRetry }: BotMessageProps) => {
  const { content, isStreaming, notice, status } = message
  return (
    <li className="group flex max-w-9/10 gap-3 @md/chat:gap-4" aria-busy={isStreaming}>
      <Medallion face={bot} size={36} />
      <div className="min-w-0 flex-1">
        <p className="flex min-h-9 items-center text-14 leading-snug font-strong text-persona-ink">
          <bdi className="min-w-0 wrap-anywhere">{bot.name}</bdi>
        </p>
        {content !== '' && <MarkdownText text={content} typing={isStreaming && notice === null} />}
        {notice && <p className={`text-ink-soft ${content === '' ? '' : 'mt-2'}`}>{strings.chat.notices[notice]}</p>}
        {isStreaming && notice === null && (
          <p className="mt-1 text-14 text-ink-soft">
            {content === '' && <span className="typing-cursor me-1.5" />}
            {strings.chat.typing}
          </p>
        )}
        {!isStreaming && (
          <div className="mt-1 flex min-h-8 flex-wrap items-center gap-x-3 text-12 text-ink-soft">
            {status === 'stopped' && <span>{strings.chat.stopped}</span>}
            {message.canRetry && onRetry && (
              <button type="button" className="text-button" onClick={() => onRetry(message.key)}>
                <RotateCcw aria-hidden className="size-3.5" />
                {strings.errors.tryAgain}
              </button>
            )}
            {content !== '' && <CopyButton text={content} />}
            <span className="on-approach">
              <MessageTime at={message.createdAt} />
            </span>
          </div>
        )}
      </div>
    </li>
  )
})
