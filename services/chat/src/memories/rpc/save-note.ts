import { member, person } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { ChatService } from '@rostra/proto/chat'
import type { Ports } from '../domain/ports.ts'
import { saveNote } from '../usecases/save-note.ts'
import { toWireNote } from './wire.ts'

export const saveNoteRpc = unary(ChatService.SaveNote, async (request, caller, ports: Ports, { callerToken, signal }) => {
  member(caller)
  return toWireNote(await saveNote(ports, { ...request, person: person(caller), token: callerToken, signal }))
})
