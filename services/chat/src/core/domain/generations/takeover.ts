import { estimateTokens } from '@rostra/llm/token-estimate'
import type { EndStatus } from '../exchanges/answer-end.ts'
import type { TakenOverExchange } from '../exchanges/ports.ts'
import type { StoredFrames } from './ports.ts'

const minuteMs = 60_000
/** The longest time of an answer beside the silence that its model is allowed, and in all, in milliseconds. */
const writingMs = 4 * minuteMs
export const maxAnswerMs = 12 * minuteMs

/**
 * Returns the longest time of an answer, in milliseconds, on all replicas together: 5 minutes for a model that may be silent for a minute,
 * 9 for one that may be silent for five, and 12 at most.
 */
export const answerLimitMs = (silenceMs: number): number => Math.min(maxAnswerMs, writingMs + silenceMs)

/** The most takeovers of a generation. After more it ends, because it may be what kills its replicas. */
const maxTakeovers = 3

/** What a takeover does: `resume` the answer with the model, or end it as `stopped` or `interrupted` with the text that was shown. */
export type Takeover = 'resume' | 'stopped' | 'interrupted'

/**
 * Decides what a takeover does with a generation. It interrupts one whose readers may have frames that are not in `stored`: its rest
 * would not follow on their text. `limitMs`: the longest time of its answer.
 */
export function decideTakeover(
  exchange: TakenOverExchange,
  stored: StoredFrames,
  { ageMs, limitMs }: { ageMs: number; limitMs: number },
): Takeover {
  if (exchange.stopRequested) return 'stopped'
  const isIncomplete = exchange.isUnshared || !stored.isWhole || (exchange.hasShown && stored.frames.length === 0)
  return isIncomplete || exchange.takeovers > maxTakeovers || ageMs >= limitMs ? 'interrupted' : 'resume'
}

/** How an answer that was taken over ended. `not_continued`: stopped or interrupted with the text that was shown. */
export type TakenOverOutcome = EndStatus | 'not_continued'

/** Returns how many of the tokens of an answer are left for its rest. */
export const tokensLeft = (answerTokens: number, shown: string): number => Math.max(0, answerTokens - estimateTokens(shown))
