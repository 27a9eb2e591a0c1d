import { useId, useRef, useState } from 'react'
import { limits } from '../../chat/limits.ts'
import { formatNumber } from '../../components/format-count.ts'
import { personaFormStrings } from '../../strings/persona-form-strings.ts'
import { MessageBox } from '../chat/message-box.tsx'

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
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      className="border-t border-line p-3"
    >
      <MessageBox
        input={input}
        value={text}
        disabled={disabled}
        aria-label={trial.input}
        aria-describedby={`${id}-note`}
        placeholder={trial.placeholder}
        words={trial}
        canSend={canSend}
        busy={busy}
        onText={setText}
        onSend={send}
        onStop={stop}
        className="max-h-32 ps-3"
      />
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
