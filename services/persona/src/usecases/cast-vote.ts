import { type Caller, member } from '@rostra/kit/caller'
import { DomainError } from '@rostra/kit/errors'
import type { Decide, Ports } from '../domain/ports.ts'
import { isOwner, visibleTo } from '../domain/visibility.ts'
import { cast, type Direction, plus, type Tally } from '../domain/vote.ts'

interface CastVote {
  caller: Caller
  personaId: string
  direction: Direction
  /** Aborts when the caller no longer waits: a vote that has not been counted by then never is. */
  signal?: AbortSignal
}

/** Sets or switches a member's vote. Throws AUTH_REQUIRED, BOT_NOT_FOUND, OWN_PERSONA or ALREADY_VOTED. */
export async function castVote(
  { votes, now }: Pick<Ports, 'votes' | 'now'>,
  { caller, personaId, direction, signal }: CastVote,
): Promise<Tally> {
  const voter = member(caller)
  const decide: Decide = ({ persona: found, previous, voterHasLeft }) => {
    if (voterHasLeft) throw new DomainError('unauthenticated', 'AUTH_REQUIRED', 'Please log in to continue')
    const persona = visibleTo(voter, found)
    if (isOwner(persona, voter)) throw new DomainError('denied', 'OWN_PERSONA', "You can't vote on your own AI persona")
    return plus(persona, cast(previous, direction))
  }
  return votes.record({ personaId, voterId: voter.id, direction, at: now() }, decide, signal)
}
