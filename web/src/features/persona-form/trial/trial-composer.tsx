import { countGraphemes } from '@rostra/text/graphemes'
import { excessCharacters, maxMessageCharacters } from '@rostra/text/message-length'
import { useId, useRef, useState } from 'react'
import { MessageBox } from '../../../components/message/message-box.tsx'
import { formatNumber } from '../../../lib/format/format-count.ts'
import { personaFormStrings, strings } from '../../../strings/strings.ts'

const { trial: words } = personaFormStrings
/** The counter is shown above this length. */
const nearLimit = maxMessageCharacters - 400

interface TrialComposerProps {
  disabled: boolean
  /** Labels of the fields that a trial still needs. */
  missing: string[]
  /** The id of the model that answers; null until it is known. */
  model: string | null
  busy: boolean
  onSend: (text: string) => void
  onStop: () => void
}

export function TrialComposer({ disabled, missing, model, busy, onSend, onStop }: TrialComposerProps) {
  const id = useId()
  const input = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const length = countGraphemes(text.trim())
  const isTooLong = excessCharacters(text) > 0
  const canSend = length > 0 && !isTooLong && !busy && !disabled

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
        aria-label={words.input}
        aria-describedby={`${id}-note`}
        placeholder={words.placeholder}
        words={words}
        canSend={canSend}
        busy={busy}
        onText={setText}
        onSend={send}
        onStop={stop}
        className="max-h-32 ps-3"
      />
      <div id={`${id}-note`} className="flex gap-3 px-1 pt-1.5 text-12 text-ink-soft empty:hidden">
        {missing.length > 0 && <p>{`${words.missing} ${missing.join(', ')}`}</p>}
        {model !== null && <p className="wrap-anywhere">{strings.chat.answeredByModel(model)}</p>}
        {(length > nearLimit || isTooLong) && (
          <p className={`ms-auto tabular-nums ${isTooLong ? 'font-strong text-danger' : ''}`}>
            {words.counter(formatNumber(length), formatNumber(maxMessageCharacters))}
          </p>
        )}
      </div>
    </form>
  )
}
