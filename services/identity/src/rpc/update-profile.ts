import { member } from '@rostra/kit/caller'
import { unary } from '@rostra/kit/rpc/method'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../domain/ports.ts'
import { updateProfile } from '../usecases/update-profile.ts'
import { only } from './calling-service.ts'
import { originOf } from './origin-of.ts'
import { toWireAccount } from './wire.ts'

export const updateProfileRpc = unary(IdentityService.UpdateProfile, async ({ email, insights }, caller, ports: Ports, call) => {
  only('gateway', call)
  const account = await updateProfile(ports, { member: member(caller), email, insights, origin: originOf(call) })
  return toWireAccount(account)
})
