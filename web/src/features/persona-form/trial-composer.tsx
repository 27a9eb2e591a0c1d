import { ArrowUp, Square } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { limits } from '../../chat/limits.ts'
import { formatNumber } from '../../components/format-count.ts'
import { personaFormStrings } from '../../strings/persona-form-strings.ts'

const { trial } = personaFormStrings
/** The counter shows from here on. */
const nearLimit = limits.messageLength - 400

interface TrialComposerProps {
  disabled: boolean
  /** What the form lacks meanwhile. */
  missing: string[]
  offline: boolean
  busy: boolean
  onSend: (text: string) => void
  onStop: () => void
}

export function TrialComposer({ disabled, missing, offline, busy, onSend, onStop }: TrialComposerProps) {
  const id = useId()
  const input = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const length = text.trim().length
  const canSend = length > 0 && length <= limits.messageLength && !busy && !disabled

  const send = () => {
    if (!canSend) return
    onSend(text)
    setText('')
    input.current?.focus()
  }
  const stop = () => {
    if (window.matchMedia('(pointer: fine)').matches) input.current?.focus()
    onStop()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const composing = event.nativeEvent.isComposing || event.keyCode === 229
    if (event.key !== 'Enter' || event.shiftKey || composing) return
    event.preventDefault()
    send()
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      className="border-t border-line p-3"
    >
      <div className="composer">
        <textarea
          ref={input}
          rows={1}
          value={text}
          disabled={disabled}
          aria-label={trial.input}
          aria-describedby={`${id}-note`}
          placeholder={trial.placeholder}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-32 min-h-11 min-w-0 flex-1 resize-none bg-transparent py-2.5 ps-3 text-16 outline-none"
        />
        {busy ? (
          <button type="button" aria-label={trial.stop} onClick={stop} className="send-button">
            <Square aria-hidden className="size-3.5 fill-current" />
          </button>
        ) : (
          <button type="submit" aria-label={trial.send} disabled={!canSend} className="send-button">
            <ArrowUp aria-hidden className="size-5" />
          </button>
        )}
      </div>
      <div id={`${id}-note`} className="flex gap-3 px-1 pt-1.5 text-12 text-ink-soft empty:hidden">
        {missing.length > 0 && <p>{`${trial.missing} ${missing.join(', ')}`}</p>}
        {offline && <p>{trial.offlineModel}</p>}
        {length > nearLimit && (
          <p className={`ms-auto tabular-nums ${length > limits.messageLength ? 'font-strong text-danger' : ''}`}>
            {trial.counter(formatNumber(length), formatNumber(limits.messageLength))}
          </p>
        )}
      </div>
    </form>
  )
}
