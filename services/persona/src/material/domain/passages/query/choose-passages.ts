import { estimateTokens } from '@rostra/llm/token-estimate'
import type { FoundPassage } from '../passage.ts'

/** Maximum number of passages that a model gets. */
export const mostPassages = 6

/** What a caller of a search gets at most. */
export interface PassageLimits {
  passages: number
  tokens: number
}

const ofModels: PassageLimits = { passages: mostPassages, tokens: 2_000 }
/** Neighbours that share this part of the shorter one count as repetitions. */
const heavyOverlap = 0.5
/** Length of the beginning of a passage that is searched for in the passage before it. */
const probeLength = 24

/** A passage that fits, with its place. */
export interface Candidate {
  readingId: string
  /** Its number in the reading. */
  index: number
  passage: FoundPassage
}

/**
 * Chooses the passages that a model gets from those that fit, the best first: at most 6 by default, with at most 2,000 tokens together.
 * One that repeats a chosen passage is left out, and so is one that does not fit into the rest of the tokens.
 */
export function choosePassages(candidates: readonly Candidate[], most = ofModels): FoundPassage[] {
  const chosen: Candidate[] = []
  let tokensLeft = most.tokens
  for (const candidate of candidates) {
    if (chosen.length === most.passages) break
    const { title, heading, text } = candidate.passage
    const tokens = estimateTokens(title) + estimateTokens(heading) + estimateTokens(text)
    if (tokens > tokensLeft || chosen.some((other) => repeats(candidate, other))) continue
    tokensLeft -= tokens
    chosen.push(candidate)
  }
  return chosen.map(({ passage }) => passage)
}

/** Reports whether two passages have the same text, or are neighbours of which half of the shorter one is shared. */
function repeats(one: Candidate, other: Candidate): boolean {
  if (one.passage.text === other.passage.text) return true
  if (one.readingId !== other.readingId || Math.abs(one.index - other.index) !== 1) return false
  const [before, after] = one.index < other.index ? [one.passage.text, other.passage.text] : [other.passage.text, one.passage.text]
  return sharedLength(before, after) >= heavyOverlap * Math.min(before.length, after.length)
}

/** Returns how many characters at the end of one text are the beginning of the next. */
function sharedLength(before: string, after: string): number {
  const probe = after.slice(0, probeLength)
  for (let at = before.indexOf(probe); at >= 0; at = before.indexOf(probe, at + 1))
    if (after.startsWith(before.slice(at))) return before.length - at
  return 0
}
