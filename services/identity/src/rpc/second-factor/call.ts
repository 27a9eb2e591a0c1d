import type { Call } from '@rostra/kit/rpc/method'
import { requireService } from '@rostra/kit/rpc/require-service'
import { type Caller, member } from '@rostra/platform/caller'
import type { Reauthentication__Output as WireReauthentication } from '@rostra/proto/gen/rostra/identity/v1/Reauthentication'
import type { MemberCall, ProvenCall } from '../../usecases/second-factor/change-factor.ts'
import { originOf } from '../origin-of.ts'
import { fromWireReauthentication } from '../wire.ts'

/** Returns the member who calls through the gateway. Throws AUTH_REQUIRED or SERVICE_NOT_ALLOWED. */
export function memberCall(caller: Caller, call: Call): MemberCall {
  requireService('gateway', call)
  return { member: member(caller), origin: originOf(call) }
}

/** Returns the calling member together with the reauthentication. Throws AUTH_REQUIRED or SERVICE_NOT_ALLOWED. */
export const provenCall = (caller: Caller, call: Call, reauthentication: WireReauthentication | null | undefined): ProvenCall => ({
  ...memberCall(caller, call),
  reauthentication: fromWireReauthentication(reauthentication),
  signal: call.signal,
})
