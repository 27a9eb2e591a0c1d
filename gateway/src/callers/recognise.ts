import { networkOf, plainAddress } from '@rostra/kit/network'
import type { Request, Response } from 'express'
import type { Guests } from './guests.ts'
import type { Sessions } from './sessions.ts'
import type { Visitor } from './visitor.ts'

const placeOf = ({ ip }: Request) => ({ address: plainAddress(ip), network: networkOf(ip) })

export const nobody = (request: Request): Visitor => ({ caller: { kind: 'anonymous' }, ...placeOf(request) })

/**
 * Who asks: the guest whose token stands in the header, and nobody if it is worth nothing. Without that header, the member behind a live
 * session, else the guest behind a valid token, else nobody in particular.
 */
export async function recognise(
  request: Request,
  response: Response,
  { sessions, guests }: { sessions: Sessions; guests: Guests },
): Promise<Visitor> {
  const session = await sessions.of(request, response)
  if (session) return { caller: session.member, token: session.token, ...placeOf(request) }
  const pass = await guests.of(request, response)
  if (pass) return { caller: pass.guest, token: pass.token, ...placeOf(request) }
  return nobody(request)
}
