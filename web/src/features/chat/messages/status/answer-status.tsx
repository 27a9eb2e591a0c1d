import { ChevronsDown, CircleAlert, RotateCcw, Square } from '#icons'
import { formatNumber } from '../../../../lib/format/format-count.ts'
import { answerStrings, strings } from '../../../../strings/strings.ts'
import type { ChatMessage } from '../../session/message.ts'
import type { MessageActions } from '../message-actions.ts'
import { endText, noticeText } from './status-text.ts'

interface AnswerStatusProps {
  message: ChatMessage
  locked: boolean
  /** The price of going on, as text; null when none is shown. */
  price: string | null
  /** Continues an answer that was cut off; null when that is not offered. */
  onGoOn: (() => void) | null
  /** Null for a read-only message. */
  actions: MessageActions | null
}

/** The lines below an answer: a problem of it, what the model does while it is awaited, and why it ended before it was done. */
export function AnswerStatus({ message, locked, price, onGoOn, actions }: AnswerStatusProps) {
  const { content, notice, isStreaming, isSlow, activity, end } = message
  if (isStreaming && isSlow) {
    return (
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-ink-soft">
        <p>{notice ? noticeText(notice) : answerStrings.slow}</p>
        {actions && <WaitingActions actions={actions} />}
      </div>
    )
  }
  if (notice) return <p className={`text-ink-soft ${content === '' ? '' : 'mt-2'}`}>{noticeText(notice)}</p>
  if (isStreaming)
    return (
      <p className="mt-1 text-14 text-ink-soft tabular-nums">
        {content === '' && <span className="typing-cursor me-1.5" />}
        {activity ? answerStrings.activity[activity.state](formatNumber(activity.seconds)) : strings.chat.typing}
      </p>
    )
  const line = endText(message)
  if (line === null) return null
  return (
    <div className={`flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-ink-soft ${content === '' ? '' : 'mt-2'}`}>
      {end !== 'length' && <CircleAlert aria-hidden className="size-4 flex-none" />}
      <p>{line}</p>
      {end === 'length' && onGoOn && (
        <button
          type="button"
          aria-disabled={locked}
          onClick={() => !locked && onGoOn()}
          className="text-button -ms-1.5 text-14 text-accent hover:text-accent-strong"
        >
          <ChevronsDown aria-hidden className="size-3.5" />
          {answerStrings.goOn}
          {price !== null && ` · ${price}`}
        </button>
      )}
    </div>
  )
}

/** What a reader can do about an answer of which nothing arrives. Trying again repeats the request, which is charged once. */
const WaitingActions = ({ actions }: { actions: MessageActions }) => (
  <div className="-ms-1.5 flex">
    <button type="button" onClick={actions.stop} className="text-button">
      <Square aria-hidden className="size-3.5" />
      {answerStrings.stop}
    </button>
    <button type="button" onClick={actions.again} className="text-button">
      <RotateCcw aria-hidden className="size-3.5" />
      {strings.errors.tryAgain} · {answerStrings.noExtraCost}
    </button>
  </div>
)
