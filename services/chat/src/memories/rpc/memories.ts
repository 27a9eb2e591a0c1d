import { DomainError } from '@rostra/kit/errors'
import { member, person } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { ChatService } from '@rostra/proto/chat'
import type { Memories as WireMemories } from '@rostra/proto/gen/rostra/chat/v1/Memories'
import type { Note as WireNote } from '@rostra/proto/gen/rostra/chat/v1/Note'
import type { Note, PersonaNotes } from '../domain/note.ts'
import type { Ports } from '../domain/ports.ts'
import { saveNote } from '../usecases/save-note.ts'

export const getMemoriesRpc = unary(ChatService.GetMemories, async ({ personaId }, caller, { memories }: Ports) => {
  member(caller)
  const [enabled, personas] = await Promise.all([memories.isEnabled(person(caller)), memories.list(person(caller), personaId || undefined)])
  return toWireMemories(enabled, personas)
})

export const setMemoriesEnabledRpc = unary(ChatService.SetMemoriesEnabled, async ({ enabled }, caller, { memories }: Ports) => {
  member(caller)
  await memories.setEnabled(person(caller), enabled)
  return toWireMemories(enabled, await memories.list(person(caller)))
})

export const saveNoteRpc = unary(ChatService.SaveNote, async (request, caller, ports: Ports, { callerToken, signal }) => {
  member(caller)
  return toWireNote(await saveNote(ports, { ...request, person: person(caller), token: callerToken, signal }))
})

export const deleteNotesRpc = unary(ChatService.DeleteNotes, async ({ personaId, noteId }, caller, { memories }: Ports) => {
  member(caller)
  const message = 'A note is named with its persona'
  if (personaId === '' && noteId !== '') throw new DomainError('invalid', 'VALIDATION', message, { fields: { personaId: message } })
  await memories.remove(person(caller), personaId === '' ? undefined : { personaId, ...(noteId !== '' && { noteId }) })
  return {}
})

const toWireNote = ({ createdAt, ...note }: Note): WireNote => ({ ...note, createdAt: createdAt.toISOString() })

const toWireMemories = (enabled: boolean, personas: readonly PersonaNotes[]): WireMemories => ({
  enabled,
  personas: personas.map(({ notes, ...persona }) => ({ ...persona, notes: notes.map(toWireNote) })),
})
