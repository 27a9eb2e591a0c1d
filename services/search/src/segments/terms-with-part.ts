import { compoundSizes } from '@rostra/text/languages/compound-sizes'
import type { Segment } from './segment.ts'

/**
 * The bytes of dictionaries that one search looks through, about 50,000 terms, which takes a
 * millisecond. In more text nearly every part is a word of its own.
 */
const mostBytes = 400_000
const mostFound = 20

/**
 * Returns at most 20 terms of which one of these is the beginning or the end, and that have as much more as a compound has. None for
 * segments of more than 50,000 terms.
 */
export function termsWithPart(segments: readonly Segment[], parts: readonly string[]): string[] {
  if (segments.reduce((sum, { dictionary }) => sum + dictionary.length, 0) > mostBytes) return []
  const searched = parts.map((part) => {
    const bytes = Buffer.from(part)
    return { bytes, least: bytes.length + compoundSizes(part).leastRest * (bytes.length / part.length) }
  })
  const found = new Set<string>()
  for (const { dictionary, termStarts } of segments)
    for (let number = 0; number + 1 < termStarts.length; number++) {
      const start = termStarts[number] as number
      const end = termStarts[number + 1] as number
      if (
        !searched.some(
          ({ bytes, least }) => end - start >= least && (isAt(dictionary, start, bytes) || isAt(dictionary, end - bytes.length, bytes)),
        )
      )
        continue
      found.add(Buffer.from(dictionary.subarray(start, end)).toString())
      if (found.size === mostFound) return [...found]
    }
  return [...found]
}

function isAt(dictionary: Uint8Array, start: number, part: Uint8Array): boolean {
  for (let at = 0; at < part.length; at++) if (dictionary[start + at] !== part[at]) return false
  return true
}
