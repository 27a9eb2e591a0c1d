import { DomainError } from '@rostra/kit/errors'
import type { Ports } from '../../domain/ports.ts'
import type { DecideVote, Vote } from '../../domain/votes/ports.ts'

/** Makes the votes of a member, whose address is confirmed now, count for the landing page. A repeated call changes nothing. */
export async function countVotesOf({ votes }: Pick<Ports, 'votes'>, voterId: string): Promise<void> {
  for (const { isUnconfirmed: _, ...vote } of await votes.uncountedOf(voterId)) {
    await votes.record(vote, unlessChanged(vote)).catch((error) => {
      if (!(error instanceof DomainError && error.reason === 'VOTE_CHANGED')) throw error
    })
  }
}

/** The vote leaves the tally as it is. It is dropped when the member has voted again since, or the persona is deleted. */
const unlessChanged =
  ({ direction }: Vote): DecideVote =>
  ({ persona, previous }) => {
    const isSame = previous?.isUnconfirmed && previous.direction === direction
    if (!persona || !isSame) throw new DomainError('state', 'VOTE_CHANGED', 'The vote has changed')
    return persona
  }
