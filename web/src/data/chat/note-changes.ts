import type { Memories, Note, PersonaNotes } from '../../api/schemas.ts'

export type NamedPersona = Pick<PersonaNotes, 'botId' | 'botName' | 'botSlug'>

/** A change of one note, with its earlier state. An added note has a temporary id until the server assigns one. */
export type NoteChange = { persona: NamedPersona; note: Note } & ({ kind: 'add' } | { kind: 'edit'; text: string } | { kind: 'delete' })

/** Returns the notes of one persona, oldest first. */
export const notesOf = (memories: Memories, botId: string): Note[] =>
  memories.personas.find((persona) => persona.botId === botId)?.notes ?? []

/**
 * Replaces the notes of one persona. A new persona is added at the beginning. A persona without notes is kept in the list, so that its last
 * note can be restored.
 */
function updateNotes(memories: Memories, { botId, botName, botSlug }: NamedPersona, update: (notes: Note[]) => Note[]): Memories {
  const notes = update(notesOf(memories, botId))
  const isListed = memories.personas.some((persona) => persona.botId === botId)
  if (!isListed) return { ...memories, personas: [{ botId, botName, botSlug, notes }, ...memories.personas] }
  return { ...memories, personas: memories.personas.map((persona) => (persona.botId === botId ? { ...persona, notes } : persona)) }
}

/** Returns the memories after a change, as the server computes them: a changed note becomes the member's. */
export const applyNoteChange = (memories: Memories, change: NoteChange): Memories =>
  updateNotes(memories, change.persona, (notes) => {
    if (change.kind === 'add') return [...notes, change.note]
    if (change.kind === 'delete') return without(notes, change.note)
    const { text } = change
    return notes.map((note) => (note.id === change.note.id ? { ...note, text, byMember: true } : note))
  })

/** Rolls back a failed change. Keeps later changes. */
export const undoNoteChange = (memories: Memories, change: NoteChange): Memories =>
  updateNotes(memories, change.persona, (notes) => {
    if (change.kind === 'add') return without(notes, change.note)
    if (change.kind === 'delete') return oldestFirst([...without(notes, change.note), change.note])
    return notes.map((note) => (note.id === change.note.id && note.text === change.text ? change.note : note))
  })

/**
 * Replaces the shown note by the one that the server stored, unless it was edited again since. For a text that exists already, the server
 * returns the existing note.
 */
export const replaceNote = (memories: Memories, change: NoteChange, stored: Note): Memories =>
  updateNotes(memories, change.persona, (notes) => {
    const { text } = change.kind === 'edit' ? change : change.note
    const others = change.kind === 'add' ? without(notes, stored) : notes
    return others.map((note) => (note.id === change.note.id && note.text === text ? stored : note))
  })

/** Removes all notes of a persona, or of all personas with null. */
export const forget = (memories: Memories, botId: string | null): Memories => ({
  ...memories,
  personas: botId === null ? [] : memories.personas.filter((persona) => persona.botId !== botId),
})

const without = (notes: Note[], { id }: Note) => notes.filter((note) => note.id !== id)
const oldestFirst = (notes: Note[]) => [...notes].sort((a, b) => a.createdAt.localeCompare(b.createdAt))
