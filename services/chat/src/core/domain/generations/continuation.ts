import type { EndStatus } from '../exchanges/exchange.ts'
import type { TakenOverExchange } from '../exchanges/ports.ts'
import type { Frame } from './frame.ts'
import { maxAnswerTokens } from './prompt.ts'

/** The longest time that an answer may take, with all the replicas that write it. */
export const maxAnswerMs = 5 * 60_000

/** A generation that was taken over more often ends: it may be what its replicas die of. */
const maxTakeovers = 3

/** How a taken-over generation goes on: `continue` with its model, or end as `stopped` or `interrupted` with the text that was shown. */
export type Takeover = 'continue' | 'stopped' | 'interrupted'

/**
 * Decides how a generation that was taken over goes on. It is interrupted when readers may have frames that are not in `shown`: the rest of
 * another text would not fit theirs.
 */
export function decideTakeover(exchange: TakenOverExchange, shown: readonly Frame[], ageMs: number): Takeover {
  if (exchange.stopRequested) return 'stopped'
  const isIncomplete = exchange.isUnshared || (exchange.hasShown && shown.length === 0)
  return isIncomplete || exchange.takeovers > maxTakeovers || ageMs >= maxAnswerMs ? 'interrupted' : 'continue'
}

/** How an answer of a lost replica ended. `not_continued`: with what was shown, as stopped or interrupted. */
export type ContinuedOutcome = EndStatus | 'not_continued'

const charactersPerToken = 4
/** Characters below this one are of Latin scripts. */
const firstOtherCharacter = 0x250

/** Returns the tokens that are left for the rest of an answer: a token is about four Latin characters, or one of any other script. */
export function tokensLeft(shown: string): number {
  let tokens = 0
  for (const character of shown) tokens += (character.codePointAt(0) ?? 0) < firstOtherCharacter ? 1 / charactersPerToken : 1
  return Math.max(0, maxAnswerTokens - Math.ceil(tokens))
}
