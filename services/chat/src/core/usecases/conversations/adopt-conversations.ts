import { DomainError } from '@rostra/kit/errors'
import type { Claims } from '@rostra/platform/claims'
import type { Ports } from '../../domain/ports.ts'

/** Moves a guest's conversations to a member and returns their number. The guest's access token is the proof. Throws TOKEN_INVALID. */
export async function adoptConversations(
  { conversations, personChanged }: Pick<Ports, 'conversations' | 'personChanged'>,
  memberId: string,
  guest: Claims,
): Promise<number> {
  if (guest.kind !== 'guest') throw new DomainError('unauthenticated', 'TOKEN_INVALID', 'This guest is not known')
  const from = `guest:${guest.sub}`
  const to = `member:${memberId}`
  const adopted = await conversations.changePerson(from, to)
  await personChanged(from, to)
  return adopted
}
