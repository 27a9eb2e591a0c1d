import type { Segment } from './segment.ts'

/** The bytes of dictionaries that one search looks through, about 50,000 terms, which takes a millisecond. In more text nearly every part is a word of its own. */
const mostBytes = 400_000
/** The bytes of a compound beside its part. */
const leastRest = 3
const mostFound = 20

/** Returns at most 20 terms of which one of these is the beginning or the end, with three more letters. None for segments of more than 50,000 terms. */
export function termsWithPart(segments: readonly Segment[], parts: readonly string[]): string[] {
  if (segments.reduce((sum, { dictionary }) => sum + dictionary.length, 0) > mostBytes) return []
  const searched = parts.map((part) => Buffer.from(part))
  const found = new Set<string>()
  for (const { dictionary, termStarts } of segments)
    for (let number = 0; number + 1 < termStarts.length; number++) {
      const start = termStarts[number] as number
      const end = termStarts[number + 1] as number
      if (
        !searched.some(
          (part) => end - start >= part.length + leastRest && (isAt(dictionary, start, part) || isAt(dictionary, end - part.length, part)),
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
