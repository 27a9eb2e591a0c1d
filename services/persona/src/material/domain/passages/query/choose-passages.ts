import type { FoundPassage } from '../passage.ts'

/** Maximum number of passages that a model gets. */
export const mostPassages = 6
const mostTokens = 2_000
/** Neighbours that share this part of the shorter one count as repetitions. */
const heavyOverlap = 0.5
/** Length of the beginning of a passage that is searched for in the passage before it. */
const probeLength = 24

/** A token is about four characters of English, as chat counts them, and one character of scripts without blanks and of Korean. */
const charactersPerToken = 4
const ownTokens =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu
const ascii = /^[\0-\x7f]*$/

/** A passage that fits, with its place. */
export interface Candidate {
  readingId: string
  /** Its number in the reading. */
  index: number
  passage: FoundPassage
}

/**
 * Chooses the passages that a model gets from those that fit, the best first: at most 6, with at most 2,000 tokens together. One that repeats a chosen
 * passage is left out, and so is one that does not fit into the rest of the tokens.
 */
export function choosePassages(candidates: readonly Candidate[]): FoundPassage[] {
  const chosen: Candidate[] = []
  let tokensLeft = mostTokens
  for (const candidate of candidates) {
    if (chosen.length === mostPassages) break
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

/** Estimates the tokens of a text, too many rather than too few. */
export function estimateTokens(text: string): number {
  const own = ascii.test(text) ? 0 : (text.match(ownTokens)?.length ?? 0)
  return Math.ceil((text.length - own) / charactersPerToken) + own
}
