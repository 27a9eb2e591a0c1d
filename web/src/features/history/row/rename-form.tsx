import { type KeyboardEvent, useState } from 'react'
import { Check, X } from '#icons'
import { renameRequest } from '../../../api/gen/constraints.ts'
import { IconButton } from '../../../components/icon-button.tsx'
import { isComposing } from '../../../components/message/input-keys.ts'
import { historyStrings } from '../../../strings/strings.ts'

const { rename: words } = historyStrings

interface RenameFormProps {
  title: string
  /** Called with a trimmed title of 1 to 100 characters. */
  onSave: (title: string) => void
  onCancel: () => void
}

/** The title of a conversation as a field. Enter saves it, Escape cancels; an empty or unchanged title cancels as well. */
export function RenameForm({ title, onSave, onCancel }: RenameFormProps) {
  const [text, setText] = useState(title)
  const save = () => {
    const next = text.trim().replace(/\s+/g, ' ')
    if (next === '' || next === title) onCancel()
    else onSave(next)
  }
  const cancelOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event)) return
    // Keeps Escape from closing the dialog around the form.
    event.stopPropagation()
    onCancel()
  }
  return (
    <form
      className="mb-1 flex items-center gap-1"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <input
        dir="auto"
        ref={selectAll}
        value={text}
        maxLength={renameRequest.title.maxLength}
        aria-label={words.label}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={cancelOnEscape}
        className="field min-w-0 flex-1"
      />
      <IconButton type="submit" icon={Check} label={words.save} />
      <IconButton icon={X} label={words.cancel} onClick={onCancel} />
    </form>
  )
}

/** Focuses the field when it appears and selects its text. */
function selectAll(input: HTMLInputElement | null) {
  input?.focus()
  input?.select()
}
