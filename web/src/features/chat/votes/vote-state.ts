import type { VoteCount } from '../../../api/schemas.ts'
import type { Direction } from '../../../data/personas/votes.ts'

/** The votes of a persona as shown: ahead of the server while a request runs. */
export interface VoteState {
  /** The votes in the server's last response. */
  confirmed: VoteCount
  /** The member's latest choice, until the server has confirmed it. */
  chosen: Direction | null
  /** The vote that the running request casts; at most one runs. */
  pending: Direction | null
}

export interface VoteTransition {
  state: VoteState
  /** The vote to request next; null for none. */
  request: Direction | null
}

export const initialVotes = (confirmed: VoteCount): VoteState => ({ confirmed, chosen: null, pending: null })

/** Adds a vote to a count: the first one moves it by one, a switch by two. */
export function withVote({ count, userVote }: VoteCount, next: Direction): VoteCount {
  if (userVote === next) return { count, userVote }
  const step = userVote === null ? 1 : 2
  return { count: count + (next === 'up' ? step : -step), userVote: next }
}

export const shownVotes = ({ confirmed, chosen }: VoteState): VoteCount => (chosen === null ? confirmed : withVote(confirmed, chosen))

const settled = (confirmed: VoteCount): VoteTransition => ({ state: initialVotes(confirmed), request: null })
const requesting = (state: VoteState, vote: Direction): VoteTransition => ({
  state: { ...state, chosen: vote, pending: vote },
  request: vote,
})

/** Handles a vote of the member. While a request runs, the latest choice waits for its response. */
export function cast(state: VoteState, direction: Direction): VoteTransition {
  return state.pending === null ? requesting(state, direction) : { state: { ...state, chosen: direction }, request: null }
}

/** Handles an accepted vote. */
export function accepted({ chosen }: VoteState, votes: VoteCount): VoteTransition {
  return chosen === null || chosen === votes.userVote ? settled(votes) : requesting(initialVotes(votes), chosen)
}

/** Handles a refused vote: rolls the shown vote back. After ALREADY_VOTED a waiting switch is still requested. */
export function refused({ confirmed, chosen, pending }: VoteState, alreadyVoted: boolean): VoteTransition {
  if (!alreadyVoted || pending === null) return settled(confirmed)
  const existing = { ...confirmed, userVote: pending }
  return chosen === null || chosen === pending ? settled(existing) : requesting(initialVotes(existing), chosen)
}

/** Handles a response with the votes. A pending vote is newer than the response. */
export const reported = (state: VoteState, votes: VoteCount): VoteState => (state.pending === null ? initialVotes(votes) : state)
