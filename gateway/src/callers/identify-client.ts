import { networkOf } from '@rostra/kit/network'
import type { Request, Response } from 'express'
import type { Client } from './client.ts'
import { clientAddressOf } from './client-address.ts'
import { type Guests, guestToken } from './guests.ts'
import type { RouteAudiences } from './route-audiences.ts'
import type { Sessions } from './sessions.ts'

export function locationOf(request: Request): Pick<Client, 'address' | 'network'> {
  const address = clientAddressOf(request)
  return { address, network: networkOf(address) }
}

/** Returns the client of a request as an anonymous caller, without reading cookies or headers. */
export const anonymousClient = (request: Request): Client => ({ caller: { kind: 'anonymous' }, ...locationOf(request) })

/**
 * Returns the client of a request. A guest token in the header decides alone: an invalid one makes the caller anonymous. Without that
 * header the caller is the member of a live session, else the guest of a valid cookie, else anonymous. Clears cookies that are no longer
 * valid.
 */
export async function identifyClient(
  request: Request,
  response: Response,
  { sessions, guests }: { sessions: Sessions; guests: Guests },
  audiences: RouteAudiences,
): Promise<Client> {
  const session = await sessions.find(request, response, audiences)
  if (session) return { caller: session.member, token: session.token, ...locationOf(request) }
  const pass = await guests.find(request, response)
  if (pass) return { caller: pass.guest, token: guestToken(pass), ...locationOf(request) }
  return anonymousClient(request)
}
