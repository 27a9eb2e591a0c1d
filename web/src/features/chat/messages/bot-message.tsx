import { memo, useContext } from 'react'
import { RefreshCw } from '#icons'
import type { Bot } from '../../../api/schemas.ts'
import { Medallion } from '../../../components/medallion.tsx'
import { MarkdownText } from '../../../components/message/markdown-text.tsx'
import { MessageTime } from '../../../components/message/message-time.tsx'
import { answerStrings, branchesStrings, strings } from '../../../strings/strings.ts'
import { AnswerToolContext } from '../answer-tool.ts'
import { OpeningLines } from '../composer/opening-lines.tsx'
import { AnswerFeedback } from '../feedback/answer-feedback.tsx'
import type { ChatMessage } from '../session/message.ts'
import { AnswerModel } from './answer-model.tsx'
import { CopyButton } from './copy-button.tsx'
import type { MessageActions } from './message-actions.ts'
import { AnswerStatus } from './status/answer-status.tsx'
import { RetryButton } from './status/retry-button.tsx'
import { VersionArrows } from './version-arrows.tsx'
import { withoutOpeners } from './without-openers.ts'

interface BotMessageProps {
  bot: Bot
  message: ChatMessage
  /** Null for a read-only message. */
  actions: MessageActions | null
  isLast: boolean
  /** Whether it answers a message, unlike a greeting. */
  isAnswer: boolean
  locked: boolean
  /** The price of another answer, as text; null when none is offered. */
  price: string | null
  /** The price of this message when it is tried again, as text; null while it is unknown. */
  retryPrice: string | null
  /** Whether the reader pays with credits. */
  isMember: boolean
  canRate: boolean
}

export const BotMessage = memo(
  ({ bot, message, actions, isLast, isAnswer, locked, price, retryPrice, isMember, canRate }: BotMessageProps) => {
    const tool = useContext(AnswerToolContext)
    const { key, content, isStreaming, notice, status, citations, model, free } = message
    const isStored = isAnswer && message.isStored
    const canRetry = message.canRetry && isLast
    const openers = actions && isLast && !isStreaming ? message.openers : []
    return (
      <li className="group relative @md/chat:max-w-9/10 @md/chat:ps-13" aria-busy={isStreaming}>
        <div className="min-w-0">
          <p className="flex min-h-9 items-center gap-2.5 text-14 leading-snug font-strong text-persona-ink">
            <span className="inline-flex @md/chat:absolute @md/chat:start-0 @md/chat:top-0">
              <Medallion face={bot} size={36} />
            </span>
            <bdi className="min-w-0 wrap-anywhere">{bot.name}</bdi>
          </p>
          {content !== '' && (
            <MarkdownText
              text={withoutOpeners(content, openers)}
              typing={isStreaming && notice === null}
              passages={citations}
              pending={isStreaming}
            />
          )}
          <AnswerStatus
            message={message}
            locked={locked}
            price={price}
            onGoOn={actions && isLast && isStored && !message.canRetry ? () => actions.goOn(key) : null}
            actions={actions}
          />
          {actions && openers.length > 0 && (
            <div className="mt-3">
              <OpeningLines label={strings.chat.openers} lines={openers} disabled={locked} onChoose={actions.ask} />
            </div>
          )}
          {!isStreaming && (
            <div className="mt-1 -ms-1.5 flex min-h-8 flex-wrap items-center gap-x-2 text-12 text-ink-soft">
              {model !== null && <AnswerModel model={model} isFree={free && isMember} />}
              {status === 'stopped' && <span className="ms-1.5">{strings.chat.stopped}</span>}
              <div className="inline-flex items-center">
                {actions && canRetry && <RetryButton message={message} price={retryPrice} onRetry={() => actions.retry(key)} />}
                {content !== '' && <CopyButton text={content} />}
                {actions && isStored && price !== null && !message.canRetry && (
                  <button
                    type="button"
                    aria-disabled={locked}
                    onClick={() => !locked && actions.regenerate(key)}
                    className="text-button message-action on-approach"
                  >
                    <RefreshCw aria-hidden className="size-3.5" />
                    <span className="sr-only @md/chat:not-sr-only">
                      {branchesStrings.regenerate} · {price}
                    </span>
                  </button>
                )}
              </div>
              {actions && canRetry && message.charge && (
                <p className="ms-1.5">{answerStrings.charges[isMember ? 'member' : 'guest'][message.charge]}</p>
              )}
              {actions && isStored && content !== '' && canRate && (
                <AnswerFeedback key={message.id} message={message} bot={bot} session={actions.session} />
              )}
              {actions && isStored && content !== '' && tool && (
                <tool.Tool bot={bot} messageId={message.id} conversationId={tool.conversationId} />
              )}
              {actions && <VersionArrows message={message} locked={locked} onShow={actions.showSibling} />}
              <span className="on-approach ms-1.5">
                <MessageTime at={message.createdAt} />
              </span>
            </div>
          )}
        </div>
      </li>
    )
  },
)
