import { requireService } from '@rostra/kit/rpc/require-service'
import { requireAtMost } from '@rostra/platform/require-at-most'
import { unary } from '@rostra/platform/rpc'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../../domain/ports.ts'
import { checkSessions } from '../../usecases/sessions/check-sessions.ts'

const maxSessions = 500

export const checkSessionsRpc = unary(IdentityService.CheckSessions, async ({ sessions }, _caller, ports: Ports, call) => {
  requireService('gateway', call)
  requireAtMost(maxSessions, { sessions })
  return { unchanged: await checkSessions(ports, sessions) }
})
