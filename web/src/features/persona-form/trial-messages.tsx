import { RotateCcw } from 'lucide-react'
import { ApiError } from '../../api/request.ts'
import { Medallion } from '../../components/medallion.tsx'
import { themeColourOf } from '../../components/theme-colour.ts'
import { personaFormStrings } from '../../strings/persona-form-strings.ts'
import { strings } from '../../strings/strings.ts'
import { MessageText } from '../chat/message-text.tsx'
import type { faceOf } from './persona-fields.ts'
import { TrialFailure } from './rehearse.ts'
import { wordsOf } from './save-refusal.ts'
import type { Rehearsal } from './use-rehearsal.ts'

const { trial } = personaFormStrings

interface TrialMessagesProps {
  rehearsal: Rehearsal
  face: ReturnType<typeof faceOf>
  /** Null while the form is not fit to be tried. */
  onRetry: (() => void) | null
}

export function TrialMessages({ rehearsal: { lines, coming, failure }, face, onRetry }: TrialMessagesProps) {
  const last = lines.at(-1)
  return (
    <div data-persona={themeColourOf(face)} className="flex flex-col gap-5">
      <ol className="flex flex-col gap-5 empty:hidden">
        {lines.map(({ key, content, isFromBot, stopped }) =>
          isFromBot ? (
            <BotLine key={key} face={face} text={content} typing={false} stopped={stopped} />
          ) : (
            <li key={key} className="max-w-9/10 self-end">
              <span className="sr-only">{trial.you}</span>
              <p className="rounded-card rounded-ee-control bg-persona-tint px-3.5 py-2 text-14 break-words whitespace-pre-wrap">
                {content}
              </p>
            </li>
          ),
        )}
        {coming !== null && <BotLine face={face} text={coming} typing stopped={false} />}
      </ol>
      {failure !== null && (
        <div role="alert" className="flex flex-col items-start gap-2 rounded-control border border-line bg-raised px-4 py-3 text-14">
          <p>{failure instanceof TrialFailure ? failure.message || trial.failed : wordsOf(failure)}</p>
          {onRetry && (
            <button type="button" className="text-button -ms-1.5" onClick={onRetry}>
              <RotateCcw aria-hidden className="size-3.5" />
              {trial.again}
            </button>
          )}
          {failure instanceof ApiError && failure.requestId && (
            <p className="font-mono text-12 text-ink-soft">{strings.errors.request(failure.requestId)}</p>
          )}
        </div>
      )}
      <p role="status" className="sr-only">
        {coming !== null ? trial.typing : last?.isFromBot ? last.content : ''}
      </p>
    </div>
  )
}

interface BotLineProps {
  face: ReturnType<typeof faceOf>
  text: string
  typing: boolean
  stopped: boolean
}

const BotLine = ({ face, text, typing, stopped }: BotLineProps) => (
  <li className="flex gap-3" aria-busy={typing}>
    <Medallion bot={face} size={28} />
    <div className="min-w-0 flex-1 text-14">
      {text !== '' && <MessageText text={text} typing={typing} />}
      {typing && (
        <p className="text-12 text-ink-soft">
          {text === '' && <span className="typing-cursor me-1.5" />}
          {trial.typing}
        </p>
      )}
      {stopped && <p className="text-12 text-ink-soft">{trial.stopped}</p>}
    </div>
  </li>
)
