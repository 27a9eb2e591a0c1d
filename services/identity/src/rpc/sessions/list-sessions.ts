import { member } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../../domain/ports.ts'
import { isStale } from '../../domain/sessions/session.ts'
import { activeSession } from '../../usecases/sessions/active-session.ts'
import { toWireSession } from '../wire.ts'

export const listSessionsRpc = unary(IdentityService.ListSessions, async (_request, caller, ports: Ports) => {
  const { id, sessionId } = member(caller)
  const [{ account }, open] = await Promise.all([
    activeSession(ports, { id, sessionId }),
    ports.sessions.ofAccount(id, new Date(ports.now())),
  ])
  const active = open.filter((session) => !isStale(session, account))
  return { sessions: active.map((session) => toWireSession(session, sessionId)) }
})
