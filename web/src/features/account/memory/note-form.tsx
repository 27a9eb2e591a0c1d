import { type ReactNode, useId } from 'react'
import { CharacterCount } from '../../../components/form/text-area/character-count.tsx'
import { lengthOf } from '../../../components/form/text-area/counter.ts'
import { isComposing } from '../../../components/message/input-keys.ts'
import { maxNoteLength } from '../../../data/chat/memories.ts'

const limits = { max: maxNoteLength, warnAbove: maxNoteLength - 20, alarmFrom: maxNoteLength + 1 }

interface NoteFormProps {
  label: string
  placeholder?: string
  text: string
  error: string | null
  /** Focuses the field, which replaces the pressed button. */
  autoFocus?: boolean
  onText: (text: string) => void
  /** Called with a text of one line with 1 to 200 characters. */
  onSave: (line: string) => void
  onCancel?: () => void
  /** The buttons. */
  children: (canSave: boolean) => ReactNode
}

/** The form of a note. Enter saves, Escape cancels. */
export function NoteForm({ label, placeholder, text, error, autoFocus = false, onText, onSave, onCancel, children }: NoteFormProps) {
  const id = useId()
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const canSave = line !== '' && lengthOf(line) <= maxNoteLength
  const save = () => canSave && onSave(line)
  return (
    <form
      noValidate
      data-note-form
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
      className="flex flex-col gap-2"
    >
      <textarea
        dir="auto"
        ref={autoFocus ? focusAtEnd : undefined}
        rows={1}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error ${id}-count` : `${id}-count`}
        placeholder={placeholder}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={(event) => {
          if (isComposing(event)) return
          if (event.key === 'Escape') onCancel?.()
          if (event.key !== 'Enter') return
          event.preventDefault()
          save()
        }}
        className="field field-sizing-content w-full resize-none"
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-12">
        <div className="flex gap-2">{children(canSave)}</div>
        {error && (
          <p id={`${id}-error`} role="alert" className="min-w-0 flex-1 basis-40 text-danger">
            {error}
          </p>
        )}
        <CharacterCount id={`${id}-count`} text={line} limits={limits} />
      </div>
    </form>
  )
}

function focusAtEnd(field: HTMLTextAreaElement | null) {
  field?.focus()
  field?.setSelectionRange(field.value.length, field.value.length)
}
