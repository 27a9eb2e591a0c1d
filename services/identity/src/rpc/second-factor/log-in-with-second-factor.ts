import { requireService } from '@rostra/kit/rpc/require-service'
import { unary } from '@rostra/platform/rpc'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../../domain/ports.ts'
import { findPendingSignIn, logInWithSecondFactor } from '../../usecases/second-factor/log-in-with-second-factor.ts'
import { originOf } from '../origin-of.ts'
import { toWireSignedIn } from '../wire.ts'

export const logInWithSecondFactorRpc = unary(IdentityService.LogInWithSecondFactor, async (request, _caller, ports: Ports, call) => {
  requireService('gateway', call)
  return toWireSignedIn(await logInWithSecondFactor(ports, { ...request, origin: originOf(call) }))
})

export const findPendingSignInRpc = unary(IdentityService.FindPendingSignIn, async ({ token }, _caller, ports: Ports, call) => {
  requireService('gateway', call)
  return findPendingSignIn(ports, token)
})
