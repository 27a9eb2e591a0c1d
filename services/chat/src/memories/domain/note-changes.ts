import { z } from 'zod'
import { isSameNote, madeNoteText, maxNotes, type Note } from './note.ts'

/** Notes that one exchange can add. */
const maxAdded = 5

/** What a model answers: notes to add, and those to change or drop by their number in the request, from 1. */
export const noteChangesSchema = z.object({
  add: z.array(z.string().max(1_000)).max(20),
  change: z.array(z.object({ note: z.number().int(), text: z.string().max(1_000) })).max(maxNotes),
  drop: z.array(z.number().int()).max(maxNotes),
})

export type NoteChanges = z.infer<typeof noteChangesSchema>

/**
 * Returns the notes after a model's changes; null when nothing changes. What the member wrote stays. A text that is no note, that is noted
 * already, or for which there is no room is left out.
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
