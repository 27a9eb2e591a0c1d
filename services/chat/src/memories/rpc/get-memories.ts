import { member, person } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { ChatService } from '@rostra/proto/chat'
import type { Ports } from '../domain/ports.ts'
import { toWireMemories } from './wire.ts'

export const getMemoriesRpc = unary(ChatService.GetMemories, async ({ personaId }, caller, { memories }: Ports) => {
  member(caller)
  const [enabled, personas] = await Promise.all([memories.isEnabled(person(caller)), memories.list(person(caller), personaId || undefined)])
  return toWireMemories(enabled, personas)
})
