import type { Account as WireAccount } from '@rostra/proto/gen/rostra/identity/v1/Account'
import type { SessionSummary } from '@rostra/proto/gen/rostra/identity/v1/SessionSummary'
import type { SignedIn as WireSignedIn } from '@rostra/proto/gen/rostra/identity/v1/SignedIn'
import { type Account, personaLimits } from '../domain/account.ts'
import type { Session } from '../domain/session.ts'
import type { SignedIn } from '../usecases/sign-in.ts'

const wireRoles = { citizen: 'ROLE_CITIZEN', orator: 'ROLE_ORATOR', super_senator: 'ROLE_SUPER_SENATOR' } as const

export function toWireAccount({ role, createdAt, ...account }: Account): WireAccount {
  return { ...account, role: wireRoles[role], personaLimit: personaLimits[role], createdAt: createdAt.toISOString() }
}

export function toWireSignedIn({ account, session, secret, access }: SignedIn): WireSignedIn {
  return {
    account: toWireAccount(account),
    sessionSecret: secret,
    sessionExpiresAt: session.expiresAt.toISOString(),
    accessToken: access.token,
  }
}

export function toWireSession({ id, createdAt, lastSeenAt, agent }: Session, currentId: string): SessionSummary {
  return { id, createdAt: createdAt.toISOString(), lastSeenAt: lastSeenAt.toISOString(), agent, current: id === currentId }
}
