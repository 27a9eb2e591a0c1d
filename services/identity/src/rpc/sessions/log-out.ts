import { requireService } from '@rostra/kit/rpc/require-service'
import { unary } from '@rostra/platform/rpc'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../../domain/ports.ts'
import { logOut } from '../../usecases/sessions/log-out.ts'
import { originOf } from '../origin-of.ts'

export const logOutRpc = unary(IdentityService.LogOut, async ({ sessionSecret }, _caller, ports: Ports, call) => {
  requireService('gateway', call)
  return { sessionId: await logOut(ports, { sessionSecret, origin: originOf(call) }) }
})
