import { member } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { ChatService } from '@rostra/proto/chat'
import type { Ports } from '../domain/ports.ts'
import { countInbox } from '../usecases/list-inbox.ts'

export const countInboxRpc = unary(ChatService.CountInbox, async (_request, caller, ports: Ports, { callerToken, signal }) => {
  member(caller)
  const counts = await countInbox(ports, { token: callerToken, signal })
  return { personas: [...counts].map(([personaId, open]) => ({ personaId, open })) }
})
