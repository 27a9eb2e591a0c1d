import { DomainError } from './errors.ts'

export interface Member {
  kind: 'member'
  id: string
  username: string
  role: string
  sessionId: string
}

export interface Guest {
  kind: 'guest'
  id: string
}

/** On whose behalf a call is made, as its signed token says. */
export type Caller = Member | Guest | { kind: 'anonymous' }

/** The member who calls. Throws AUTH_REQUIRED for everybody else. */
export function member(caller: Caller): Member {
  if (caller.kind !== 'member') throw new DomainError('unauthenticated', 'AUTH_REQUIRED', 'Please log in to continue')
  return caller
}

/** `member:<id>` or `guest:<id>`: the key under which what is personal is kept. Throws AUTH_REQUIRED for the anonymous. */
export function person(caller: Caller): string {
  if (caller.kind === 'anonymous') throw new DomainError('unauthenticated', 'AUTH_REQUIRED', 'Please log in or start as a guest')
  return `${caller.kind}:${caller.id}`
}
