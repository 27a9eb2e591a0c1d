import { randomUUID } from 'node:crypto'
import type { IssuedToken } from '@rostra/kit/auth/service-credential'
import { DomainError } from '@rostra/kit/errors'
import { type Claims, gatewayAudience, widgetAudiences } from '@rostra/platform/claims'
import type { Ports } from '../../domain/ports.ts'
import { guestTokenSeconds, isFresh, visitorGuestSeconds } from '../../domain/sessions/guest-token.ts'

interface Visit {
  /** The token that the website's page has kept; empty for a new visitor. */
  token: string
  /** The website whose page frames the widget. */
  origin: string
  personaId: string
}

type Needed = Pick<Ports, 'verify' | 'signer' | 'now'>
type VisitorClaims = Extract<Claims, { kind: 'visitor' }>

/**
 * Returns the token of a widget's visitor and the token of the guest that the visitor is. The presented token decides who that is only on
 * the website and for the persona that it was issued for; any other one is replaced by a new visitor's.
 */
export async function issueVisitorToken(ports: Needed, visit: Visit): Promise<{ token: string; guest: IssuedToken }> {
  const known = await verifyVisitor(ports, visit)
  const sub = known?.sub ?? randomUUID()
  const guest = await ports.signer.issue({ kind: 'guest', sub, aud: widgetAudiences, persona: visit.personaId }, visitorGuestSeconds)
  if (known && isFresh(known.exp, ports.now())) return { token: visit.token, guest }
  const claims = { kind: 'visitor', sub, aud: [gatewayAudience], origin: visit.origin, persona: visit.personaId } as const
  return { token: (await ports.signer.issue(claims, guestTokenSeconds)).token, guest }
}

async function verifyVisitor({ verify }: Needed, { token, origin, personaId }: Visit): Promise<VisitorClaims | undefined> {
  if (token === '') return undefined
  try {
    const claims = await verify(token, gatewayAudience)
    return claims.kind === 'visitor' && claims.origin === origin && claims.persona === personaId ? claims : undefined
  } catch (error) {
    if (error instanceof DomainError) return undefined
    throw error
  }
}
