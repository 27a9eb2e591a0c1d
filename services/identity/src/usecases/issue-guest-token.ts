import { randomUUID } from 'node:crypto'
import { DomainError } from '@rostra/kit/errors'
import type { IssuedToken } from '@rostra/kit/service-credential'
import { guestTokenSeconds, isYoung } from '../domain/guest.ts'
import type { Ports } from '../domain/ports.ts'

/** A token for a guest: the one presented, or a longer one for the same guest, or a new guest's. */
export async function issueGuestToken(ports: Ports, presented: string): Promise<IssuedToken> {
  const guest = await guestBehind(ports, presented)
  if (guest && isYoung(guest.exp, ports.now())) return { token: presented, expiresAt: new Date(guest.exp * 1000) }
  return ports.signer.issue({ kind: 'guest', sub: guest?.sub ?? randomUUID() }, guestTokenSeconds)
}

async function guestBehind({ verify }: Ports, token: string): Promise<{ sub: string; exp: number } | undefined> {
  if (token === '') return undefined
  try {
    const claims = await verify(token)
    return claims.kind === 'guest' ? claims : undefined
  } catch (error) {
    if (error instanceof DomainError) return undefined
    throw error
  }
}
