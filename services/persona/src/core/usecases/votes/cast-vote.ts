import { DomainError } from '@rostra/kit/errors'
import { type Caller, member } from '@rostra/platform/caller'
import { isOwner } from '../../domain/personas/ownership.ts'
import { requireVisible } from '../../domain/personas/visibility.ts'
import type { Ports } from '../../domain/ports.ts'
import type { DecideVote, Vote } from '../../domain/votes/ports.ts'
import { cast, type Direction, plus, type Tally } from '../../domain/votes/vote.ts'

interface CastVote {
  caller: Caller
  personaId: string
  direction: Direction
  /** Aborts when the caller no longer waits. A vote that is not written by then is dropped. */
  signal?: AbortSignal
}

/**
 * Sets or switches a member's vote and returns the new tally. That of a member whose address is not confirmed does not count for the
 * landing page until it is: then it counts, also when it is cast again. Throws AUTH_REQUIRED, BOT_NOT_FOUND, OWN_PERSONA or ALREADY_VOTED.
 */
export async function castVote(
  { votes, now }: Pick<Ports, 'votes' | 'now'>,
  { caller, personaId, direction, signal }: CastVote,
): Promise<Tally> {
  const voter = member(caller)
  const vote: Vote = { personaId, voterId: voter.id, direction, at: now(), ...(!voter.isConfirmed && { isUnconfirmed: true }) }
  const decide: DecideVote = ({ persona: stored, previous, voterDeleted }) => {
    if (voterDeleted) throw new DomainError('unauthenticated', 'AUTH_REQUIRED', 'Please log in to continue')
    const persona = requireVisible(voter, stored)
    if (isOwner(persona, voter)) throw new DomainError('denied', 'OWN_PERSONA', "You can't vote on your own AI persona")
    return plus(persona, cast(previous, vote))
  }
  return votes.record(vote, decide, signal)
}
