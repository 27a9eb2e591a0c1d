import { useEffect, useRef, useState } from 'react'
import { Pencil, Sparkles, Trash2, UserRoundPen } from '#icons'
import type { Note } from '../../../api/schemas.ts'
import { Button } from '../../../components/button.tsx'
import { useChangeNote } from '../../../data/chat/change-note.ts'
import type { NamedPersona } from '../../../data/chat/note-changes.ts'
import { errorText } from '../../../lib/errors/refusals.ts'
import { exactTime, relativeTime } from '../../../lib/format/relative-time.ts'
import { memoryStrings as words } from '../../../strings/strings.ts'
import { NoteForm } from './note-form.tsx'

interface NoteRowProps {
  userId: string
  persona: NamedPersona
  note: Note
  /** Whether the server has not stored it yet, so that it cannot be changed. */
  isNew: boolean
  onDelete: () => void
}

/** One note with its author and age. It is edited in place; a failed change returns to the field. */
export function NoteRow({ userId, persona, note, isNew, onDelete }: NoteRowProps) {
  const change = useChangeNote(userId)
  const [draft, setDraft] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const editButton = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  const isEditing = draft !== null

  // Restores the focus, because the form had replaced the button.
  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])

  const open = (text: string, problem: string | null) => {
    setDraft(text)
    setError(problem)
  }
  const save = (text: string) => {
    setDraft(null)
    if (text === note.text) return
    change.mutate({ kind: 'edit', persona, note, text }, { onError: (failure) => open(text, errorText(failure)) })
  }
  if (isEditing) {
    return (
      <li className="px-4 py-3 sm:px-5">
        <NoteForm label={words.note} text={draft} error={error} autoFocus onText={setDraft} onSave={save} onCancel={() => setDraft(null)}>
          {(canSave) => (
            <>
              <Button type="submit" look="primary" disabled={!canSave}>
                {words.save}
              </Button>
              <Button look="bare" onClick={() => setDraft(null)}>
                {words.cancel}
              </Button>
            </>
          )}
        </NoteForm>
      </li>
    )
  }
  const Author = note.byMember ? UserRoundPen : Sparkles
  const at = Date.parse(note.createdAt)
  return (
    <li aria-busy={isNew} className="flex items-start gap-1 py-3 ps-4 pe-2 sm:ps-5">
      <div className="min-w-0 flex-1">
        <p dir="auto" className="text-14 wrap-anywhere">
          {note.text}
        </p>
        <p className="flex items-center gap-1.5 text-12 text-ink-soft">
          <Author aria-hidden className="size-3.5 flex-none" />
          <span>
            {note.byMember ? words.byYou : words.byAi}
            {' · '}
            {isNew ? (
              words.saving
            ) : (
              <time dateTime={note.createdAt} title={exactTime(at)}>
                {relativeTime(at, Date.now())}
              </time>
            )}
          </span>
        </p>
      </div>
      {/* Without tooltips, because a closing tooltip would move the focus from the next button to the dialog. */}
      {!isNew && (
        <>
          <button
            ref={editButton}
            type="button"
            aria-label={words.editNote(note.text)}
            onClick={() => open(note.text, null)}
            className="icon-button"
          >
            <Pencil aria-hidden className="size-4" />
          </button>
          <button type="button" aria-label={words.removeNote(note.text)} onClick={onDelete} className="icon-button">
            <Trash2 aria-hidden className="size-4" />
          </button>
        </>
      )}
    </li>
  )
}
