import { randomUUID } from 'node:crypto'
import { DomainError } from '@rostra/kit/errors'
import { type Note, noteNotFound, notesFull, readNoteText, tooManyPersonas } from '../domain/note.ts'
import type { Ports } from '../domain/ports.ts'

export interface SaveNote {
  person: string
  /** The person's access token; persona checks with it that the person may see the persona. */
  token: string
  personaId: string
  /** Empty for a new note. */
  noteId: string
  text: string
  signal: AbortSignal
}

/**
 * Adds or changes a member's note for a persona. A text that is noted already is not added again, so that a repeated call adds one note.
 * Throws VALIDATION, NOTE_NOT_FOUND, NOTES_FULL, or BOT_NOT_FOUND for a persona that the member does not see and that has no notes.
 */
export async function saveNote(
  { memories, personas }: Pick<Ports, 'memories' | 'personas'>,
  { person, token, personaId, noteId, text, signal }: SaveNote,
): Promise<Note> {
  const content = readNoteText(text)
  if (noteId !== '') {
    const changed = await memories.change(person, personaId, noteId, content)
    if (!changed) throw noteNotFound()
    return changed
  }
  const persona = await personas.speakingProfile(personaId, { person, token, signal }).catch(async (error: unknown) => {
    // Notes outlive their persona, so that a deleted one can be added again.
    const noted = error instanceof DomainError && error.reason === 'BOT_NOT_FOUND' ? await memories.personaOf(person, personaId) : null
    if (!noted) throw error
    return noted
  })
  if (!(await memories.hasRoomFor(person, persona.id))) throw tooManyPersonas()
  const note = { id: randomUUID(), text: content, createdAt: new Date(), byMember: true }
  const added = await memories.add(person, persona, note)
  if (!added) throw notesFull()
  return added
}
