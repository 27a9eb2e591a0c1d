import type { Persona } from '../personas/persona.ts'
import type { CountedVote, Direction, Tally } from './vote.ts'

/** A member's vote on a persona. */
export interface Vote {
  personaId: string
  voterId: string
  direction: Direction
  at: Date
  /** True when the voter had not proven the account's email address: the vote does not count for the landing page. */
  isUnconfirmed?: true
}

/** What a vote is checked against, read in the transaction that stores it. */
export interface VoteContext {
  persona: Persona | null
  /** The member's earlier vote. */
  previous: CountedVote | null
  /** True when the voter's account was deleted. */
  voterDeleted: boolean
}

/** Returns the tally after the vote. Throws to refuse the vote. May run more than once. */
export type DecideVote = (context: VoteContext) => Tally

export interface Votes {
  /** Returns the direction of a member's vote on a persona. Null when there is none. */
  directionOf: (personaId: string, voterId: string) => Promise<Direction | null>
  /**
   * Stores a vote in place of an earlier one, together with the tally that `decide` returns. A vote whose signal aborts before it is
   * written is dropped without effect.
   */
  record: (vote: Vote, decide: DecideVote, signal?: AbortSignal) => Promise<Tally>
  /** Returns a member's votes, newest first. */
  castBy: (voterId: string) => Promise<Vote[]>
  /** Returns a member's votes that do not count for the landing page. */
  uncountedOf: (voterId: string) => Promise<Vote[]>
  /** Removes the voter's id from their votes. The votes stay in the tallies. One batch; returns whether more may be left. */
  anonymizeSome: (voterId: string) => Promise<boolean>
}
