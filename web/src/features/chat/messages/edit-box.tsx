import { excessCharacters } from '@rostra/text/message-length'
import { useEffect, useId, useRef } from 'react'
import { Button } from '../../../components/button.tsx'
import { isComposing, sendsOn } from '../../../components/message/input-keys.ts'
import { formatNumber } from '../../../lib/format/format-count.ts'
import { branchesStrings, strings } from '../../../strings/strings.ts'

export interface EditBoxProps {
  text: string
  /** The price of sending, as a sentence. */
  price: string
  /** Whether nothing can be sent now. */
  locked: boolean
  onText: (text: string) => void
  onSend: () => void
  onCancel: () => void
}

/** An own message as an input. Enter sends, Shift+Enter breaks the line, Escape cancels. */
export function EditBox({ text, price, locked, onText, onSend, onCancel }: EditBoxProps) {
  const id = useId()
  const input = useRef<HTMLTextAreaElement>(null)
  const over = excessCharacters(text)
  const canSend = text.trim() !== '' && over <= 0 && !locked

  useEffect(() => {
    const area = input.current
    area?.focus()
    area?.setSelectionRange(area.value.length, area.value.length)
  }, [])

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (canSend) onSend()
      }}
      className="w-full"
    >
      <textarea
        ref={input}
        rows={2}
        value={text}
        dir="auto"
        aria-label={branchesStrings.editLabel}
        aria-describedby={`${id}-price ${id}-over`}
        aria-invalid={over > 0 || undefined}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={(event) => {
          const isCancel = event.key === 'Escape' && !isComposing(event)
          if (!isCancel && !sendsOn(event)) return
          event.preventDefault()
          if (isCancel) onCancel()
          else if (canSend) onSend()
        }}
        className="field field-sizing-content max-h-96 w-full resize-none wrap-anywhere"
      />
      <div className="mt-1.5 flex flex-wrap items-center justify-end gap-2 text-12 text-ink-soft">
        <p id={`${id}-price`} className="me-auto min-w-0 tabular-nums">
          {price} {branchesStrings.editKeeps}
        </p>
        <p id={`${id}-over`} role="status" className="font-strong text-danger empty:hidden">
          {over > 0 && strings.chat.tooLong(formatNumber(over))}
        </p>
        <div className="flex gap-2">
          <Button onClick={onCancel}>{branchesStrings.cancel}</Button>
          <Button type="submit" look="primary" disabled={!canSend}>
            {branchesStrings.send}
          </Button>
        </div>
      </div>
    </form>
  )
}
