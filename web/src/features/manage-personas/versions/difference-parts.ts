import { diffWordsWithSpace } from 'diff'

export interface Part {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** The number of unchanged characters shown on each side of a change. */
const context = 80

/** Returns the differences between two texts, word by word. */
export const differenceParts = (from: string, to: string): Part[] =>
  diffWordsWithSpace(from, to).map(({ added, removed, value }) => ({ kind: added ? 'added' : removed ? 'removed' : 'same', text: value }))

/** Shortens an unchanged part to its two ends and the number of hidden characters; null when it is short. */
export function shortened(
  text: string,
  { first, last }: { first: boolean; last: boolean },
): { head: string; hidden: number; tail: string } | null {
  const head = first ? '' : text.slice(0, nextBlank(text, context))
  const tail = last ? '' : text.slice(text.length - nextBlank([...text].reverse().join(''), context))
  const hidden = text.length - head.length - tail.length
  return hidden > 2 * context ? { head, hidden, tail } : null
}

/** Returns the position of the first space from `from` on, so that no word is cut. */
function nextBlank(text: string, from: number): number {
  const blank = text.slice(from).search(/\s/)
  return blank < 0 ? text.length : from + blank
}
