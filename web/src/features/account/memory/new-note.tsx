import { useState } from 'react'
import { Plus } from '#icons'
import { Button } from '../../../components/button.tsx'
import { useChangeNote } from '../../../data/chat/change-note.ts'
import type { NamedPersona } from '../../../data/chat/note-changes.ts'
import { errorText } from '../../../lib/errors/refusals.ts'
import { newId } from '../../../lib/new-id.ts'
import { memoryStrings as words } from '../../../strings/strings.ts'
import { NoteForm } from './note-form.tsx'

/** The prefix of the temporary id of a note that is not stored yet. */
const prefix = 'new:'

export const isNewNote = (id: string): boolean => id.startsWith(prefix)

/** Returns a change that adds a note of the member. */
export const additionOf = (persona: NamedPersona, text: string) => ({
  kind: 'add' as const,
  persona,
  note: { id: prefix + newId(), text, createdAt: new Date().toISOString(), byMember: true },
})

/** The form that adds a note. A refused text returns to the field. */
export function NewNote({ userId, persona }: { userId: string; persona: NamedPersona }) {
  const change = useChangeNote(userId)
  const [text, setText] = useState('')
  const add = (line: string) => {
    setText('')
    change.mutate(additionOf(persona, line), { onError: () => setText((typed) => typed || line) })
  }
  return (
    <NoteForm
      label={words.newNote}
      placeholder={words.newNoteHint}
      text={text}
      error={change.error && errorText(change.error)}
      onText={setText}
      onSave={add}
    >
      {(canSave) => (
        <Button type="submit" disabled={!canSave}>
          <Plus aria-hidden className="size-4" />
          {words.add}
        </Button>
      )}
    </NoteForm>
  )
}
