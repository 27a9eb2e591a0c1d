import { DomainError } from '@rostra/kit/errors'
import { member, person } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { ChatService } from '@rostra/proto/chat'
import type { Ports } from '../domain/ports.ts'

export const deleteNotesRpc = unary(ChatService.DeleteNotes, async ({ personaId, noteId }, caller, { memories }: Ports) => {
  member(caller)
  const message = 'A note is named with its persona'
  if (personaId === '' && noteId !== '') throw new DomainError('invalid', 'VALIDATION', message, { fields: { personaId: message } })
  await memories.remove(person(caller), personaId === '' ? undefined : { personaId, ...(noteId !== '' && { noteId }) })
  return {}
})
