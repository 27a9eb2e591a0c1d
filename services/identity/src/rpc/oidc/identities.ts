import { member } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../../domain/ports.ts'
import { listIdentities, startLink, unlinkIdentity } from '../../usecases/oidc/identities.ts'
import { provenCall } from '../second-factor/call.ts'
import { toWireLeft } from './sign-in.ts'

export const listIdentitiesRpc = unary(IdentityService.ListIdentities, async (_request, caller, ports: Ports) => {
  const { identities, hasPassword } = await listIdentities(ports, member(caller))
  return { identities: identities.map((identity) => ({ ...identity, linkedAt: identity.linkedAt.toISOString() })), hasPassword }
})

export const startIdentityLinkRpc = unary(
  IdentityService.StartIdentityLink,
  async ({ issuerId, reauthentication }, caller, ports: Ports, call) =>
    toWireLeft(await startLink(ports, { ...provenCall(caller, call, reauthentication), issuerId })),
)

export const unlinkIdentityRpc = unary(IdentityService.UnlinkIdentity, async ({ id, reauthentication }, caller, ports: Ports, call) => {
  await unlinkIdentity(ports, { ...provenCall(caller, call, reauthentication), id })
  return {}
})
