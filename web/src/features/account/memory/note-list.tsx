import { useEffect, useRef, useState } from 'react'
import type { Note } from '../../../api/schemas.ts'
import { useReportFailure } from '../../../data/accounts/use-report-failure.ts'
import { useChangeNote } from '../../../data/chat/change-note.ts'
import { maxNotes } from '../../../data/chat/memories.ts'
import type { NamedPersona } from '../../../data/chat/note-changes.ts'
import { memoryStrings as words } from '../../../strings/strings.ts'
import { additionOf, isNewNote, NewNote } from './new-note.tsx'
import { NoteRow } from './note-row.tsx'

interface NoteListProps {
  userId: string
  persona: NamedPersona
  notes: Note[]
  /** Whether memories are on, so that notes can be added. */
  enabled: boolean
  /** Shown in place of an empty list. */
  empty: string
}

/**
 * The notes of one persona, to edit, delete and add. The last deletion can be undone in place while the list is shown, because a toast is
 * not reachable from a dialog, nor in time for everyone. A restored note is a new note of the member.
 */
export function NoteList({ userId, persona, notes, enabled, empty }: NoteListProps) {
  const change = useChangeNote(userId)
  const report = useReportFailure()
  const [deleted, setDeleted] = useState<{ note: Note; place: number } | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const focusList = () => list.current?.focus({ preventScroll: true })

  const remove = (note: Note, place: number) => {
    setDeleted({ note, place })
    change.mutateAsync({ kind: 'delete', persona, note }).catch((error) => {
      setDeleted(null)
      report(error, words.toasts.removeFailed)
    })
  }
  const undo = (removed: { note: Note; place: number }) => {
    setDeleted(null)
    focusList()
    change.mutateAsync(additionOf(persona, removed.note.text)).catch((error) => {
      setDeleted(removed)
      report(error, words.toasts.undoFailed)
    })
  }
  const rows = notes.map((note, place) => (
    <NoteRow key={note.id} userId={userId} persona={persona} note={note} isNew={isNewNote(note.id)} onDelete={() => remove(note, place)} />
  ))
  if (deleted) rows.splice(deleted.place, 0, <UndoRow key={`undo ${deleted.note.id}`} onUndo={() => undo(deleted)} />)
  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={words.notes(persona.botName)}
        className="divide-y divide-line overflow-hidden rounded-card border border-line outline-none empty:hidden"
      >
        {rows}
      </ul>
      {notes.length === 0 && !deleted && <p className="text-14 text-ink-soft">{empty}</p>}
      {enabled && notes.length < maxNotes && (
        <div className="mt-4">
          <NewNote userId={userId} persona={persona} />
        </div>
      )}
      {notes.length >= maxNotes && <p className="mt-3 text-12 text-ink-soft">{words.full(maxNotes)}</p>}
    </>
  )
}

/** Replaces a deleted note in the list. */
function UndoRow({ onUndo }: { onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  // Focuses the undo button, because the pressed button was removed with the note.
  useEffect(() => button.current?.focus(), [])
  return (
    <li className="flex min-h-14 items-center gap-4 bg-raised ps-4 pe-2 text-14 text-ink-soft sm:ps-5">
      <p role="status" className="min-w-0 flex-1">
        {words.removed}
      </p>
      <button ref={button} type="button" onClick={onUndo} className="text-link px-2">
        {words.undo}
      </button>
    </li>
  )
}
