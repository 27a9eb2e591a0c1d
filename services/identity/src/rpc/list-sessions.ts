import { member } from '@rostra/kit/caller'
import { unary } from '@rostra/kit/rpc/method'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../domain/ports.ts'
import { isOver } from '../domain/session.ts'
import { toWireSession } from './wire.ts'

export const listSessionsRpc = unary(IdentityService.ListSessions, async (_request, caller, { accounts, sessions, now }: Ports) => {
  const { id, sessionId } = member(caller)
  const [account, open] = await Promise.all([accounts.byId(id), sessions.ofAccount(id, new Date(now()))])
  const live = open.filter((session) => account && !isOver(session, account))
  return { sessions: live.map((session) => toWireSession(session, sessionId)) }
})
