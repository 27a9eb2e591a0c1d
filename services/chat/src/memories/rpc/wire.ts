import type { Memories as WireMemories } from '@rostra/proto/gen/rostra/chat/v1/Memories'
import type { Note as WireNote } from '@rostra/proto/gen/rostra/chat/v1/Note'
import type { Note, PersonaNotes } from '../domain/note.ts'

export const toWireNote = ({ createdAt, ...note }: Note): WireNote => ({ ...note, createdAt: createdAt.toISOString() })

export const toWireMemories = (enabled: boolean, personas: readonly PersonaNotes[]): WireMemories => ({
  enabled,
  personas: personas.map(({ notes, ...persona }) => ({ ...persona, notes: notes.map(toWireNote) })),
})
