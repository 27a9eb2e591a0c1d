import { DomainError } from '@rostra/kit/errors'
import type { Role } from './role.ts'

export interface Member {
  kind: 'member'
  id: string
  username: string
  role: Role
  sessionId: string
}

export interface Guest {
  kind: 'guest'
  id: string
}

/** The person on whose behalf a call is made, from the signed token. */
export type Caller = Member | Guest | { kind: 'anonymous' }

/** Returns the calling member. Throws AUTH_REQUIRED for a guest or an anonymous caller. */
export function member(caller: Caller): Member {
  if (caller.kind !== 'member') throw new DomainError('unauthenticated', 'AUTH_REQUIRED', 'Please log in to continue')
  return caller
}

/** Returns the key that owns personal data: `member:<id>` or `guest:<id>`. Throws AUTH_REQUIRED for an anonymous caller. */
export function person(caller: Caller): string {
  if (caller.kind === 'anonymous') throw new DomainError('unauthenticated', 'AUTH_REQUIRED', 'Please log in or start as a guest')
  return `${caller.kind}:${caller.id}`
}
