import { useCallback, useRef, useState } from 'react'
import { CircleAlert, Sparkles } from '#icons'
import { suggestTextsRequest } from '../../../api/gen/constraints.ts'
import { Button } from '../../../components/button.tsx'
import { TextArea } from '../../../components/form/text-area/text-area.tsx'
import { ApiError } from '../../../lib/errors/api-error.ts'
import { errorText, fieldErrors } from '../../../lib/errors/refusals.ts'
import { formatClock } from '../../../lib/format/clock.ts'
import { formatNumber } from '../../../lib/format/format-count.ts'
import { useNow } from '../../../lib/use-now.ts'
import { strings, suggestionStrings } from '../../../strings/strings.ts'
import { FoldedPanel } from '../folded-panel.tsx'
import { SuggestedList } from './suggested-list.tsx'
import { useSuggestion } from './use-suggestion.ts'

const words = suggestionStrings
const { minLength, maxLength } = suggestTextsRequest.sentences
const counter = { max: maxLength, warnAbove: maxLength - 100, alarmFrom: maxLength + 1 }

/** ‘Help me write it’: sentences about the persona, and suggested texts beside what the form has. */
export const SuggestPanel = ({ isNew }: { isNew: boolean }) => (
  <FoldedPanel title={words.title} icon={Sparkles} className="mb-8">
    <SuggestForm isNew={isNew} />
  </FoldedPanel>
)

function SuggestForm({ isNew }: { isNew: boolean }) {
  const [sentences, setSentences] = useState('')
  const [problem, setProblem] = useState('')
  const { suggestion, startedAt, outcome, error, ask, stop } = useSuggestion()
  const askButton = useRef<HTMLButtonElement>(null)
  const isRunning = startedAt !== null
  const refused = fieldErrors(error).sentences

  const submit = () => {
    if (isRunning) return
    const { length } = sentences.normalize('NFC').trim()
    const found = length < minLength ? words.short(minLength) : length > maxLength ? words.long(formatNumber(maxLength)) : ''
    setProblem(found)
    if (found === '') ask(sentences)
  }
  /** Moves the focus from the button to stop, which goes with the end of the request. */
  const stopButton = useCallback((button: HTMLButtonElement | null) => {
    return () => {
      if (document.activeElement === button) askButton.current?.focus()
    }
  }, [])
  return (
    <>
      <p className="mb-4 max-w-measure text-14 text-ink-soft">{words.text}</p>
      <TextArea
        label={words.sentences}
        placeholder={words.example}
        rows={4}
        value={sentences}
        error={problem || refused}
        count={{ text: sentences, limits: counter }}
        onChange={(event) => {
          setSentences(event.target.value)
          setProblem('')
        }}
      />
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button ref={askButton} look={suggestion ? 'quiet' : 'primary'} aria-disabled={isRunning} onClick={submit}>
          {suggestion ? words.again : words.ask}
        </Button>
        {isRunning && (
          <Button ref={stopButton} onClick={stop}>
            {words.stop}
          </Button>
        )}
      </div>
      <p role="status" className="mt-3 text-14 text-ink-soft empty:hidden">
        {isRunning ? words.writing : outcome === 'made' ? words.made : outcome === 'stopped' ? words.stopped : ''}
      </p>
      {isRunning && <Progress startedAt={startedAt} />}
      <div role="alert" className="empty:hidden">
        {outcome === 'failed' && !refused && <Failure error={error} />}
      </div>
      {suggestion && (
        <div className={isRunning ? 'opacity-60' : ''} aria-busy={isRunning}>
          <SuggestedList key={JSON.stringify(suggestion)} suggestion={suggestion} isNew={isNew} />
        </div>
      )}
    </>
  )
}

function Progress({ startedAt }: { startedAt: number }) {
  const now = useNow(1_000) ?? startedAt
  return (
    <div aria-hidden className="mt-2 flex flex-col gap-2">
      <span className="progress-line" />
      <p className="text-14 text-ink-soft tabular-nums">{words.elapsed(formatClock(Math.max(0, Math.floor((now - startedAt) / 1_000))))}</p>
    </div>
  )
}

/** The longest wait that is counted in minutes, in seconds; the server's text says when a longer one ends. */
const longWait = 3_600

const reasonOf = (error: unknown) => (error instanceof ApiError && (error.retryAfter ?? 0) > longWait ? error.detail : errorText(error))

const Failure = ({ error }: { error: unknown }) => (
  <div className="mt-3 flex gap-3 rounded-control border border-line bg-sunken px-4 py-3 text-14">
    <CircleAlert aria-hidden className="mt-0.5 size-4.5 flex-none text-danger" />
    <div className="min-w-0">
      <p className="font-strong">{reasonOf(error)}</p>
      <p>{words.failed}</p>
      {error instanceof ApiError && error.requestId && (
        <p className="mt-1 font-mono text-12 text-ink-soft">{strings.errors.request(error.requestId)}</p>
      )}
    </div>
  </div>
)
