import { member } from '@rostra/kit/caller'
import { unary } from '@rostra/kit/rpc/method'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../domain/ports.ts'
import { toWireSession } from './wire.ts'

export const listSessionsRpc = unary(IdentityService.ListSessions, async (_request, caller, { sessions, now }: Ports) => {
  const { id, sessionId } = member(caller)
  const live = await sessions.ofAccount(id, new Date(now()))
  return { sessions: live.map((session) => toWireSession(session, sessionId)) }
})
