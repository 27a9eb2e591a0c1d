import { exactWords } from '@rostra/text/exact-words'
import { normalised } from '@rostra/text/prose/clean-text'

/** Words of a run, and how many consecutive runs one is chosen from: so two texts that share 8 words in a row share a chosen run. */
const runWords = 6
const window = 3
/** Two texts that have so many words in a row in common share a chosen run. */
export const sharedRunWords = runWords + window - 1

const tags = /<[\p{L}/!?][^<>\n]*>/gu

/**
 * Takes runs of 6 words of a text by winnowing (Schleimer, Wilkerson and Aiken 2003): of each 3 consecutive runs the one with the smallest
 * hash. Two texts that share 8 words in a row share a run, whatever their case, punctuation and Markdown. A text of fewer than 8 words has
 * none.
 */
export function takeRuns(text: string): string[] {
  const found = exactWords(normalised(text).replace(tags, ' ').replaceAll("'", ''))
  if (found.length < sharedRunWords) return []
  const ofWords = found.map(fnv1a)
  const hashes = Array.from({ length: found.length - runWords + 1 }, (_, from) => combined(ofWords, from))
  const chosen = new Set<number>()
  for (let from = 0; from + window <= hashes.length; from++) {
    let least = from
    for (let at = from + 1; at < from + window; at++) if ((hashes[at] ?? 0) <= (hashes[least] ?? 0)) least = at
    chosen.add(least)
  }
  return [...new Set([...chosen].map((from) => found.slice(from, from + runWords).join(' ')))]
}

/** Returns the hash of the run that begins at a word. */
function combined(ofWords: readonly number[], from: number): number {
  let hash = 0
  for (let at = from; at < from + runWords; at++) hash = Math.imul(hash, 0x9e3779b1) + (ofWords[at] ?? 0)
  return hash >>> 0
}

/** FNV-1a, 32 bits: these hashes only decide which runs are kept. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
