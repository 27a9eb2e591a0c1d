import { member, person } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { ChatService } from '@rostra/proto/chat'
import type { Ports } from '../domain/ports.ts'
import { toWireMemories } from './wire.ts'

export const setMemoriesEnabledRpc = unary(ChatService.SetMemoriesEnabled, async ({ enabled }, caller, { memories }: Ports) => {
  member(caller)
  await memories.setEnabled(person(caller), enabled)
  return toWireMemories(enabled, await memories.list(person(caller)))
})
