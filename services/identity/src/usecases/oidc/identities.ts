import { findIssuer, type Issuer } from '../../domain/oidc/issuer.ts'
import { type LinkedIdentity, refuseSecondIdentity } from '../../domain/oidc/linked-identity.ts'
import type { Ports } from '../../domain/ports.ts'
import { sessionEnded } from '../../domain/sessions/session.ts'
import { type ProvenCall, type ProvenPorts, provenSession } from '../second-factor/change-factor.ts'
import { type ActiveSessionPorts, activeSession } from '../sessions/active-session.ts'
import { type LeftForIssuer, type StartSignInPorts, startSignIn } from './start-sign-in.ts'

export interface OwnIdentities {
  /** Oldest first. */
  identities: (LinkedIdentity & { issuerId: string; label: string })[]
  hasPassword: boolean
}

/** Returns the linked identities of a member. Throws SESSION_ENDED. */
export async function listIdentities(
  ports: ActiveSessionPorts & Pick<Ports, 'identities' | 'issuers'>,
  member: { id: string; sessionId: string },
): Promise<OwnIdentities> {
  const { account } = await activeSession(ports, member)
  const hasPassword = await ports.identities.hasPassword(account.id)
  const labelOf = labelsOf(ports.issuers)
  const idOf = (address: string) => ports.issuers.find(({ issuer }) => issuer === address)?.id ?? ''
  const identities = (account.identities ?? []).map((identity) => {
    return { ...identity, issuerId: idOf(identity.issuer), label: labelOf(identity.issuer) }
  })
  return { identities, hasPassword }
}

/** Starts to link an identity. Throws as `provenSession` and `startSignIn` do, or IDENTITY_EXISTS. */
export async function startLink(
  ports: ProvenPorts & StartSignInPorts,
  { issuerId, ...call }: ProvenCall & { issuerId: string },
): Promise<LeftForIssuer> {
  const { issuer } = findIssuer(ports.issuers, issuerId)
  const { account, session } = await provenSession(ports, call)
  refuseSecondIdentity(account.identities, issuer)
  return startSignIn(ports, { issuerId, next: '', accountId: account.id, sessionId: session.id })
}

/** Removes an identity, and informs the member by mail. Throws as `provenSession` does, or IDENTITY_NOT_FOUND or LAST_WAY_IN. */
export async function unlinkIdentity(
  ports: ProvenPorts & Pick<Ports, 'identities' | 'issuers'>,
  { id, ...call }: ProvenCall & { id: string },
): Promise<void> {
  const { account, session } = await provenSession(ports, call)
  const addresses = ports.issuers.map(({ issuer }) => issuer)
  const removed = await ports.identities.unlink(account, id, addresses, labelsOf(ports.issuers), ports.now())
  if (!removed) throw sessionEnded()
  const entry = { ...call.origin, at: new Date(ports.now()), accountId: account.id, actor: 'self', agent: session.agent } as const
  await ports.audit.record({ ...entry, event: 'identity-unlinked' })
}

/** Returns the name of an issuer by its address; its host for one that the settings do not name any more. */
const labelsOf = (issuers: readonly Issuer[]) => (address: string) =>
  issuers.find(({ issuer }) => issuer === address)?.label ?? new URL(address).host
