import { requireService } from '@rostra/kit/rpc/require-service'
import { unary } from '@rostra/platform/rpc'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../../domain/ports.ts'
import { issuerSignOutUrl } from '../../usecases/oidc/sign-out.ts'
import { logOut } from '../../usecases/sessions/log-out.ts'
import { originOf } from '../origin-of.ts'

export const logOutRpc = unary(IdentityService.LogOut, async ({ sessionSecret }, _caller, ports: Ports, call) => {
  requireService('gateway', call)
  const closed = await logOut(ports, { sessionSecret, origin: originOf(call) })
  return { sessionId: closed?.id ?? '', signOutUrl: await issuerSignOutUrl(ports, closed) }
})
