import { DomainError } from '@rostra/kit/errors'
import { type Role, roles } from '@rostra/platform/role'
import type { Account as WireAccount } from '@rostra/proto/gen/rostra/identity/v1/Account'
import type { DevMail as WireDevMail } from '@rostra/proto/gen/rostra/identity/v1/DevMail'
import type { Reauthentication__Output as WireReauthentication } from '@rostra/proto/gen/rostra/identity/v1/Reauthentication'
import type { Role__Output as WireRole } from '@rostra/proto/gen/rostra/identity/v1/Role'
import type { SessionSummary } from '@rostra/proto/gen/rostra/identity/v1/SessionSummary'
import type { SignedIn as WireSignedIn } from '@rostra/proto/gen/rostra/identity/v1/SignedIn'
import { type Account, pendingEmailAt } from '../domain/accounts/account.ts'
import { choicesOf } from '../domain/accounts/choices.ts'
import type { Reauthentication } from '../domain/accounts/reauthentication.ts'
import { personaLimits } from '../domain/accounts/role.ts'
import type { DevMail } from '../domain/mail/ports.ts'
import type { Session } from '../domain/sessions/session.ts'
import type { SignedIn } from '../usecases/sessions/sign-in.ts'

const wireRoles = { citizen: 'ROLE_CITIZEN', orator: 'ROLE_ORATOR', super_senator: 'ROLE_SUPER_SENATOR' } as const

export const toWireRole = (role: Role): (typeof wireRoles)[Role] => wireRoles[role]

/** Maps a role. Throws VALIDATION for ROLE_UNSPECIFIED and for an unknown role. */
export function fromWireRole(wire: WireRole): Role {
  const role = roles.find((candidate) => wireRoles[candidate] === wire)
  if (!role) throw new DomainError('invalid', 'VALIDATION', 'There is no such role', { fields: { role: 'There is no such role' } })
  return role
}

/** Converts an account. `now` (ms) decides whether a pending address has expired. */
export function toWireAccount(account: Account, now: number): WireAccount {
  const { id, username, email, role, createdAt, emailConfirmedAt } = account
  return {
    id,
    username,
    email,
    role: wireRoles[role],
    personaLimit: personaLimits[role],
    createdAt: createdAt.toISOString(),
    pendingEmail: pendingEmailAt(account, now),
    emailConfirmedAt: emailConfirmedAt?.toISOString() ?? '',
    ...choicesOf(account),
  }
}

/** Converts a reauthentication; an absent one becomes empty. */
export const fromWireReauthentication = (wire: WireReauthentication | null | undefined): Reauthentication =>
  wire ?? { password: '', code: '' }

export function toWireSignedIn({ account, session, secret, access, deviceToken, endedSessionId }: SignedIn): WireSignedIn {
  return {
    account: toWireAccount(account, session.createdAt.getTime()),
    sessionSecret: secret,
    sessionExpiresAt: session.expiresAt.toISOString(),
    accessToken: access.token,
    deviceToken,
    endedSessionId,
  }
}

export function toWireSession({ id, createdAt, lastSeenAt, agent }: Session, currentId: string): SessionSummary {
  return { id, createdAt: createdAt.toISOString(), lastSeenAt: lastSeenAt.toISOString(), agent, current: id === currentId }
}

export function toWireDevMail({ to, subject, text, html, at }: DevMail): WireDevMail {
  return { to, subject, text, html, at: at.toISOString() }
}
