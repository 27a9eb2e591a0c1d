import type { EndStatus } from '../exchanges/exchange.ts'
import type { TakenOverExchange } from '../exchanges/ports.ts'
import type { Frame } from './frame.ts'
import { maxAnswerTokens } from './prompt.ts'

/** The longest time of an answer, in milliseconds, on all replicas together. */
export const maxAnswerMs = 5 * 60_000

/** The most takeovers of a generation. After more it ends, because it may be what kills its replicas. */
const maxTakeovers = 3

/** What a takeover does: `continue` the answer with the model, or end it as `stopped` or `interrupted` with the text that was shown. */
export type Takeover = 'continue' | 'stopped' | 'interrupted'

/**
 * Decides what a takeover does with a generation. It interrupts one whose readers may have frames that are not in `shown`: a continuation
 * would not follow on their text.
 */
export function decideTakeover(exchange: TakenOverExchange, shown: readonly Frame[], ageMs: number): Takeover {
  if (exchange.stopRequested) return 'stopped'
  const isIncomplete = exchange.isUnshared || (exchange.hasShown && shown.length === 0)
  return isIncomplete || exchange.takeovers > maxTakeovers || ageMs >= maxAnswerMs ? 'interrupted' : 'continue'
}

/** How an answer that was taken over ended. `not_continued`: stopped or interrupted with the text that was shown. */
export type ContinuedOutcome = EndStatus | 'not_continued'

const charactersPerToken = 4
/** The first code point that is not counted as Latin. */
const firstOtherCharacter = 0x250

/**
 * Estimates how many of the 1,024 tokens are left for the rest of an answer. A token is four Latin characters, or one character of another
 * script.
 */
export function tokensLeft(shown: string): number {
  let tokens = 0
  for (const character of shown) tokens += (character.codePointAt(0) ?? 0) < firstOtherCharacter ? 1 / charactersPerToken : 1
  return Math.max(0, maxAnswerTokens - Math.ceil(tokens))
}
