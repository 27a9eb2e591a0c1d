export type Direction = 'up' | 'down'

export interface Tally {
  /** Upvotes minus downvotes. */
  count: number
  userVote: Direction | null
}

/** A person's vote on its way: what is shown runs ahead of what the server has said. */
export interface VoteState {
  known: Tally
  /** What the person chose last, until the server has it. */
  wanted: Direction | null
  /** The vote that the server is being asked for; never more than one. */
  asked: Direction | null
}

export interface VoteStep {
  state: VoteState
  /** The vote to ask the server for now. */
  ask: Direction | null
}

export const votesAt = (known: Tally): VoteState => ({ known, wanted: null, asked: null })

/** A tally after a vote: a first one moves it by one, a switch by two. */
export function withVote({ count, userVote }: Tally, next: Direction): Tally {
  if (userVote === next) return { count, userVote }
  const step = userVote === null ? 1 : 2
  return { count: count + (next === 'up' ? step : -step), userVote: next }
}

export const shownTally = ({ known, wanted }: VoteState): Tally => (wanted === null ? known : withVote(known, wanted))

const settled = (known: Tally): VoteStep => ({ state: votesAt(known), ask: null })
const asking = (state: VoteState, ask: Direction): VoteStep => ({ state: { ...state, wanted: ask, asked: ask }, ask })

/** The person votes. While a vote is under way the new one waits for its answer; the last choice counts. */
export function cast(state: VoteState, direction: Direction): VoteStep {
  return state.asked === null ? asking(state, direction) : { state: { ...state, wanted: direction }, ask: null }
}

/** The server took the vote it was asked for. */
export function accepted({ wanted }: VoteState, tally: Tally): VoteStep {
  return wanted === null || wanted === tally.userVote ? settled(tally) : asking(votesAt(tally), wanted)
}

/**
 * The server refused. What was shown ahead is taken back, unless the vote was there already and the person has switched since: then the
 * switch is what remains to be asked for.
 */
export function refused({ known, wanted, asked }: VoteState, alreadyVoted: boolean): VoteStep {
  if (!alreadyVoted || asked === null) return settled(known)
  const there = { ...known, userVote: asked }
  return wanted === null || wanted === asked ? settled(there) : asking(votesAt(there), wanted)
}

/** What the server says when it is asked for the tally; a vote under way is newer than that. */
export const learned = (state: VoteState, tally: Tally): VoteState => (state.asked === null ? votesAt(tally) : state)
