import type { Claims } from '@rostra/kit/claims'
import { DomainError } from '@rostra/kit/errors'
import type { Ports } from '../domain/ports.ts'

/** Gives a guest's conversations to a member; the guest's own token is the proof. Throws TOKEN_INVALID. */
export async function adoptConversations({ conversations }: Ports, memberId: string, guest: Claims): Promise<number> {
  if (guest.kind !== 'guest') throw new DomainError('unauthenticated', 'TOKEN_INVALID', 'This guest is not known')
  return conversations.hand(`guest:${guest.sub}`, `member:${memberId}`)
}
