import { type Caller, type Member, member } from '@rostra/kit/caller'
import { DomainError } from '@rostra/kit/errors'

/** Who a request comes from, with the token that proves it to the services. */
export interface Visitor {
  caller: Caller
  token?: string
  address: string
  /** The address, or of IPv6 the /64 that one subscriber has: what limits count by. */
  network: string
}

/** The member who asks. Throws AUTH_REQUIRED for everybody else. */
export const memberOf = ({ caller }: Visitor): Member => member(caller)

/** Throws NOT_FOUND for somebody who owns nothing, because what isn't yours to see isn't there. */
export function refuseAnonymous({ caller }: Visitor, reason: string, message: string): void {
  if (caller.kind === 'anonymous') throw new DomainError('not_found', reason, message)
}

/** Under what a visitor's own limits are counted. */
export const limitKey = ({ caller, network }: Visitor): string =>
  caller.kind === 'anonymous' ? `address:${network}` : `${caller.kind}:${caller.id}`
