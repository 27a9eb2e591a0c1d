import { z } from 'zod'
import { isSameNote, madeNoteText, maxNotes, type Note } from './note.ts'

/** The most notes that one exchange adds. */
const maxAdded = 5

/** The schema of a model's answer: notes to add, and notes to change or drop by their number in the request, from 1. */
export const noteChangesSchema = z.object({
  add: z.array(z.string().max(1_000)).max(20),
  change: z.array(z.object({ note: z.number().int(), text: z.string().max(1_000) })).max(maxNotes),
  drop: z.array(z.number().int()).max(maxNotes),
})

export type NoteChanges = z.infer<typeof noteChangesSchema>

/**
 * Applies a model's changes and returns the notes; null when nothing changes. Notes that the member wrote stay. Skips a text that is not
 * kept as a note, that is noted already, or for which there is no room.
 */
export function changeNotes(notes: readonly Note[], changes: NoteChanges, createNote: (text: string) => Note): readonly Note[] | null {
  const texts = new Map(changes.change.map(({ note, text }) => [note - 1, madeNoteText(text)]))
  const dropped = new Set(changes.drop.map((number) => number - 1))
  let isChanged = false
  const kept: Note[] = []
  const isKnown = (text: string, others: readonly Note[]) => others.some((note) => isSameNote(note.text, text))
  for (const [index, note] of notes.entries()) {
    const text = texts.get(index) ?? null
    if (note.byMember) kept.push(note)
    else if (dropped.has(index)) isChanged = true
    else if (text === null || isKnown(text, [...notes, ...kept])) kept.push(note)
    else {
      kept.push({ ...note, text })
      isChanged = true
    }
  }
  for (const added of changes.add.slice(0, maxAdded)) {
    const text = madeNoteText(added)
    if (text === null || kept.length >= maxNotes || isKnown(text, kept)) continue
    kept.push(createNote(text))
    isChanged = true
  }
  return isChanged ? kept : null
}
