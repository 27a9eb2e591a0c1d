import type { ReadingLimits } from '../reading-limits.ts'
import { unreadable } from '../reasons.ts'

/** The most levels of objects and lists in the JSON of a card. */
const maxDepth = 64

/** Parses the JSON of a card. Throws `UnreadableFile` for text that is too long or nested too deeply, and for broken JSON. */
export function parseCardJson(text: string, limits: ReadingLimits): unknown {
  if (text.length > limits.characters) throw unreadable.tooMuchText(limits)
  if (depthOf(text) > maxDepth) throw unreadable.brokenCard('The card of this file', 'it is nested too deeply')
  try {
    return JSON.parse(text)
  } catch (error) {
    // The message may quote the file.
    const place = / at position \d+/.exec(String(error))?.[0] ?? ''
    throw unreadable.brokenCard('The card of this file', `it is no valid JSON${place}`)
  }
}

/** Returns the most open brackets outside of strings, before anything is parsed. */
function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let isString = false
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (character === '"') isString = !isString
    else if (isString) at += character === '\\' ? 1 : 0
    else if (character === '[' || character === '{') deepest = Math.max(deepest, ++depth)
    else if (character === ']' || character === '}') depth--
  }
  return deepest
}
