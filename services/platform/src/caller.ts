import { DomainError } from '@rostra/kit/errors'
import type { Scope } from '@rostra/proto/scopes'
import type { Role } from './role.ts'

/** A program that acts for a member: an API key, or an app that the member has allowed. */
export interface Access {
  kind: 'key' | 'app'
  id: string
  /** The name that the member sees. */
  name: string
  scopes: readonly Scope[]
  /** The credits that an app may spend in total. Absent for a key, which may spend all. */
  budget?: number | undefined
  /** The address for which an app's token was issued. Absent for a key, which is valid at each. */
  resource?: Resource | undefined
}

/** The addresses that programs call: MCP at /mcp, and OpenAI's interface below /v1. */
export const resources = ['mcp', 'v1'] as const
export type Resource = (typeof resources)[number]

export interface Member {
  kind: 'member'
  id: string
  username: string
  role: Role
  /** The id of the browser's session; for a program, the id of its key or grant. */
  sessionId: string
  /** The program that calls. Absent for a browser's session, which may do everything. */
  access?: Access
  /** Whether the member has proven the account's email address. */
  isConfirmed: boolean
}

export interface Guest {
  kind: 'guest'
  id: string
  /** The persona of the widget that the guest uses, the only one for this guest; undefined on our own pages. */
  personaId?: string | undefined
}

/** The person on whose behalf a call is made, from the signed token. */
export type Caller = Member | Guest | { kind: 'anonymous' }

/** Returns the calling member. Throws AUTH_REQUIRED for a guest or an anonymous caller. */
export function member(caller: Caller): Member {
  if (caller.kind !== 'member') throw new DomainError('unauthenticated', 'AUTH_REQUIRED', 'Please log in to continue')
  return caller
}

/** Returns the calling member. Throws AUTH_REQUIRED, or EMAIL_NOT_CONFIRMED with what the address is needed for. */
export function confirmedMember(caller: Caller, toDo: string): Member {
  const found = member(caller)
  if (!found.isConfirmed) throw new DomainError('denied', 'EMAIL_NOT_CONFIRMED', `Please confirm your email address to ${toDo}.`)
  return found
}

/** Returns the key that owns personal data: `member:<id>` or `guest:<id>`. Throws AUTH_REQUIRED for an anonymous caller. */
export function person(caller: Caller): string {
  if (caller.kind === 'anonymous') throw new DomainError('unauthenticated', 'AUTH_REQUIRED', 'Please log in or start as a guest')
  return `${caller.kind}:${caller.id}`
}

const memberPrefix = 'member:'

/** Matches the persons of members in a query of a store. */
export const memberPersons = new RegExp(`^${memberPrefix}`)

/** Returns the person of a member: `member:<id>`. */
export const personOfMember = (id: string): string => `${memberPrefix}${id}`

/** Whether this person is a member, and no guest. */
export const isMember = (person: string): boolean => person.startsWith(memberPrefix)

/** Returns the id of the member who is this person. Throws for any other person. */
export function memberIdOf(person: string): string {
  if (!isMember(person)) throw new Error('The person is no member')
  return person.slice(memberPrefix.length)
}

/** Throws WIDGET_ONLY for the guest of a widget, unless the call is for the widget's persona. */
export function refuseBeyondWidget(caller: Caller, personaId: string | null): void {
  if (caller.kind !== 'guest' || caller.personaId === undefined || caller.personaId === personaId) return
  throw new DomainError('denied', 'WIDGET_ONLY', 'This guest can use only the AI persona of the widget')
}
