import { DomainError } from '@rostra/kit/errors'
import { personOfMember } from '@rostra/platform/caller'
import type { Claims } from '@rostra/platform/claims'
import type { Ports } from '../../domain/ports.ts'

/**
 * Moves a guest's conversations to a member and returns their number. Pins come along while the member has fewer
 * than 20. The guest's access token is the proof. Throws TOKEN_INVALID.
 */
export async function adoptConversations(
  { conversations, personChanged }: Pick<Ports, 'conversations' | 'personChanged'>,
  memberId: string,
  guest: Claims,
): Promise<number> {
  if (guest.kind !== 'guest') throw new DomainError('unauthenticated', 'TOKEN_INVALID', 'This guest is not known')
  const from = `guest:${guest.sub}`
  const to = personOfMember(memberId)
  const pinned = await conversations.listPinned(from)
  const adopted = await conversations.changePerson(from, to)
  await personChanged(from, to)
  for (const id of pinned) await conversations.pin(id, to).catch(unlessFull)
  return adopted
}

function unlessFull(error: unknown): null {
  if (error instanceof DomainError && error.reason === 'PINS_FULL') return null
  throw error
}
