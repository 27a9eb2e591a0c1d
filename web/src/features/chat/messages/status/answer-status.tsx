import { ChevronsDown } from 'lucide-react'
import { formatNumber } from '../../../../lib/format/format-count.ts'
import { answerStrings, strings } from '../../../../strings/strings.ts'
import type { ChatMessage } from '../../session/message.ts'
import { endText, noticeText } from './status-text.ts'

interface AnswerStatusProps {
  message: ChatMessage
  locked: boolean
  /** The price of going on, as text; null when none is shown. */
  price: string | null
  /** Continues an answer that was cut off; null when that is not offered. */
  onGoOn: (() => void) | null
}

/** The lines below an answer: a problem of it, what the model does while it is awaited, and why it ended before it was done. */
export function AnswerStatus({ message, locked, price, onGoOn }: AnswerStatusProps) {
  const { content, notice, isStreaming, activity, end } = message
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
