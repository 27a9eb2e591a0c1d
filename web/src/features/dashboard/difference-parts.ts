import { diffWordsWithSpace } from 'diff'

export interface Part {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** Characters of unchanged text that stay on each side of a change. */
const around = 80

/** What changes, word by word, from one text to another. */
export const differenceParts = (from: string, to: string): Part[] =>
  diffWordsWithSpace(from, to).map(({ added, removed, value }) => ({ kind: added ? 'added' : removed ? 'removed' : 'same', text: value }))

/** An unchanged stretch in two ends with what is left out between them; null when it is short enough to be read. */
export function shortened(
  text: string,
  { first, last }: { first: boolean; last: boolean },
): { head: string; hidden: number; tail: string } | null {
  const head = first ? '' : text.slice(0, cut(text, around))
  const tail = last ? '' : text.slice(text.length - cut([...text].reverse().join(''), around))
  const hidden = text.length - head.length - tail.length
  return hidden > 2 * around ? { head, hidden, tail } : null
}

/** The first blank from a place on, so that no word is cut. */
function cut(text: string, from: number): number {
  const blank = text.slice(from).search(/\s/)
  return blank < 0 ? text.length : from + blank
}
