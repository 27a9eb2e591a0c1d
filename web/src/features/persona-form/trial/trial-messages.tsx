import { RotateCcw } from '#icons'
import { Announcement } from '../../../components/announcement/announcement.tsx'
import { Medallion } from '../../../components/medallion.tsx'
import { MarkdownText } from '../../../components/message/markdown-text.tsx'
import { TrialFailure } from '../../../data/personas/trial.ts'
import { ApiError } from '../../../lib/errors/api-error.ts'
import { errorText } from '../../../lib/errors/refusals.ts'
import { formatNumber } from '../../../lib/format/format-count.ts'
import { themeColourOf } from '../../../lib/theme-colour.ts'
import { answerStrings, personaFormStrings, strings } from '../../../strings/strings.ts'
import type { faceOf } from '../schema/persona-fields.ts'
import type { ShownMessage, Trial } from './use-trial.ts'
import { UsedPassages } from './used-passages.tsx'

const { trial: words } = personaFormStrings

interface TrialMessagesProps {
  trial: Trial
  face: ReturnType<typeof faceOf>
  /** Null while the form lacks a field that a trial needs. */
  onRetry: (() => void) | null
}

export function TrialMessages({ trial: { messages, partial, activity, failure }, face, onRetry }: TrialMessagesProps) {
  const last = messages.at(-1)
  return (
    <div data-persona={themeColourOf(face)} className="flex flex-col gap-5">
      <ol className="flex flex-col gap-5 empty:hidden">
        {messages.map((message) =>
          message.isFromBot ? (
            <BotMessage key={message.key} face={face} message={message} typing={null} />
          ) : (
            <li key={message.key} className="max-w-9/10 self-end">
              <span className="sr-only">{words.you}</span>
              <p dir="auto" className="rounded-card rounded-ee-control bg-persona-tint px-3.5 py-2 text-14 break-words whitespace-pre-wrap">
                {message.content}
              </p>
            </li>
          ),
        )}
        {partial !== null && (
          <BotMessage
            face={face}
            message={{ content: partial, stopped: false, citations: [], given: null }}
            typing={activity ? answerStrings.activity[activity.state](formatNumber(activity.seconds)) : words.typing}
          />
        )}
      </ol>
      {failure !== null && (
        <div role="alert" className="flex flex-col items-start gap-2 rounded-control border border-line bg-raised px-4 py-3 text-14">
          <p>{failure instanceof TrialFailure ? failure.message || words.failed : errorText(failure)}</p>
          {onRetry && (
            <button type="button" className="text-button -ms-1.5" onClick={onRetry}>
              <RotateCcw aria-hidden className="size-3.5" />
              {words.again}
            </button>
          )}
          {failure instanceof ApiError && failure.requestId && (
            <p className="font-mono text-12 text-ink-soft">{strings.errors.request(failure.requestId)}</p>
          )}
        </div>
      )}
      <Announcement text={partial !== null ? words.typing : last?.isFromBot ? last.content : ''} />
    </div>
  )
}

interface BotMessageProps {
  face: ReturnType<typeof faceOf>
  message: Pick<ShownMessage, 'content' | 'stopped' | 'citations' | 'given'>
  /** What the model does while it writes the message; null once it is whole. */
  typing: string | null
}

const BotMessage = ({ face, message: { content, stopped, citations, given }, typing }: BotMessageProps) => (
  <li className="flex gap-3" aria-busy={typing !== null}>
    <Medallion face={face} size={28} />
    <div className="min-w-0 flex-1 text-14">
      {content !== '' && <MarkdownText text={content} typing={typing !== null} passages={citations} pending={typing !== null} />}
      {typing !== null && (
        <p className="text-12 text-ink-soft tabular-nums">
          {content === '' && <span className="typing-cursor me-1.5" />}
          {typing}
        </p>
      )}
      {stopped && <p className="text-12 text-ink-soft">{words.stopped}</p>}
      {given && <UsedPassages given={given} cited={citations} />}
    </div>
  </li>
)
