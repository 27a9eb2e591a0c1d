import { randomUUID } from 'node:crypto'
import type { IssuedToken } from '@rostra/kit/auth/service-credential'
import { DomainError } from '@rostra/kit/errors'
import { gatewayAudience, guestAudiences } from '@rostra/platform/claims'
import type { Ports } from '../../domain/ports.ts'
import { guestTokenSeconds, isFresh } from '../../domain/sessions/guest-token.ts'

/**
 * Returns the presented token while it is fresh, else a new token for the same guest,
 * or for a new guest when it is not valid or a widget's.
 */
export async function issueGuestToken(ports: Pick<Ports, 'verify' | 'signer' | 'now'>, presented: string): Promise<IssuedToken> {
  const guest = await verifyGuest(ports, presented)
  if (guest && isFresh(guest.exp, ports.now())) return { token: presented, expiresAt: new Date(guest.exp * 1000) }
  return ports.signer.issue({ kind: 'guest', sub: guest?.sub ?? randomUUID(), aud: guestAudiences }, guestTokenSeconds)
}

async function verifyGuest({ verify }: Pick<Ports, 'verify'>, token: string): Promise<{ sub: string; exp: number } | undefined> {
  if (token === '') return undefined
  try {
    const claims = await verify(token, gatewayAudience)
    return claims.kind === 'guest' && claims.persona === undefined ? claims : undefined
  } catch (error) {
    if (error instanceof DomainError) return undefined
    throw error
  }
}
