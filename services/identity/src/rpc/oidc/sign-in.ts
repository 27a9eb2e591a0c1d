import { requireService } from '@rostra/kit/rpc/require-service'
import type { Caller } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import type { FinishedIssuerSignIn as WireFinished } from '@rostra/proto/gen/rostra/identity/v1/FinishedIssuerSignIn'
import type { LeftForIssuer as WireLeft } from '@rostra/proto/gen/rostra/identity/v1/LeftForIssuer'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../../domain/ports.ts'
import { type FinishedSignIn, finishSignIn } from '../../usecases/oidc/finish-sign-in.ts'
import { signUp } from '../../usecases/oidc/sign-up.ts'
import { type LeftForIssuer, startSignIn } from '../../usecases/oidc/start-sign-in.ts'
import { originOf } from '../origin-of.ts'
import { toWireStep } from '../second-factor/wire.ts'
import { toWireSignedIn } from '../wire.ts'

export const listIssuersRpc = unary(IdentityService.ListIssuers, async (_request, _caller, { issuers }: Ports, call) => {
  requireService('gateway', call)
  return { issuers: issuers.map(({ id, label, icon = '' }) => ({ id, label, icon })) }
})

export const startIssuerSignInRpc = unary(IdentityService.StartIssuerSignIn, async (request, _caller, ports: Ports, call) => {
  requireService('gateway', call)
  return toWireLeft(await startSignIn(ports, request))
})

export const finishIssuerSignInRpc = unary(IdentityService.FinishIssuerSignIn, async (request, caller, ports: Ports, call) => {
  requireService('gateway', call)
  return toWireFinished(await finishSignIn(ports, { ...request, member: memberIn(caller), origin: originOf(call) }))
})

export const signUpByIssuerRpc = unary(IdentityService.SignUpByIssuer, async (request, _caller, ports: Ports, call) => {
  requireService('gateway', call)
  return toWireSignedIn(await signUp(ports, { ...request, origin: originOf(call) }))
})

const memberIn = (caller: Caller) => (caller.kind === 'member' ? caller : undefined)

export const toWireLeft = ({ url, browserSecret, expiresAt }: LeftForIssuer): WireLeft => ({
  url,
  browserSecret,
  expiresAt: expiresAt.toISOString(),
})

function toWireFinished(finished: FinishedSignIn): WireFinished {
  const { next } = finished
  if ('linked' in finished) return { next, linked: finished.linked, sessionsEnded: finished.sessionsEnded }
  if (!('signUp' in finished)) return { next, signedIn: toWireStep(finished) }
  const { label, username, email, isProven } = finished.signUp
  return { next, signUp: { label, username, email, proven: isProven } }
}
