import { requireService } from '@rostra/kit/rpc/require-service'
import { member } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { IdentityService } from '@rostra/proto/identity'
import { givenChoices } from '../../domain/accounts/choices.ts'
import type { Ports } from '../../domain/ports.ts'
import { updateProfile } from '../../usecases/accounts/update-profile.ts'
import { originOf } from '../origin-of.ts'
import { fromWireReauthentication, toWireAccount } from '../wire.ts'

export const updateProfileRpc = unary(
  IdentityService.UpdateProfile,
  async ({ email, reauthentication, ...fields }, caller, ports: Ports, call) => {
    requireService('gateway', call)
    const change = { email, choices: givenChoices(fields), reauthentication: fromWireReauthentication(reauthentication) }
    const account = await updateProfile(ports, { member: member(caller), ...change, origin: originOf(call), signal: call.signal })
    return toWireAccount(account, ports.now())
  },
)
