import { DomainError } from '@rostra/kit/errors'
import type { CallerToken } from '@rostra/kit/rpc/client'
import { type Access, type Caller, type Member, member } from '@rostra/platform/caller'

/** The client of a request: on whose behalf it calls, and from where. */
export interface Client {
  caller: Caller
  /** Returns the signed token that proves the caller to the service of a call; absent for an anonymous caller. */
  token?: CallerToken
  address: string
  /** The key of rate limits per network: the IPv4 address, or the IPv6 /64 that a provider gives one subscriber. */
  network: string
}

/** Returns the member who calls. Throws AUTH_REQUIRED for a guest or an anonymous caller. */
export const memberOf = ({ caller }: Client): Member => member(caller)

/** Returns the key or app by which a program calls. */
export function accessOf(client: Client): Access {
  const { access } = memberOf(client)
  if (!access) throw new Error('a program has no access')
  return access
}

/** Throws `not_found` with the given reason for an anonymous caller, which owns no data. Data of others is reported as missing too. */
export function requireIdentity({ caller }: Client, reason: string, message: string): void {
  if (caller.kind === 'anonymous') throw new DomainError('not_found', reason, message)
}

/** Returns the key under which a client's own rate limits count. */
export const limitKey = ({ caller, network }: Client): string =>
  caller.kind === 'anonymous' ? `address:${network}` : `${caller.kind}:${caller.id}`
