import { graphemesOf } from '@rostra/text/graphemes'
import { segmentsOf } from '@rostra/text/segments'

export interface Wrapping {
  width: number
  maxLines: number
  measure: (text: string) => number
}

const ellipsis = '…'
/** The most characters measured per line: more never fit, and measuring them would block the process. */
const maxMeasuredPerLine = 300

/** Matches a character of a script that is written without spaces between words. */
const withoutSpaces = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Tibetan}]/u

/**
 * Breaks a text into lines that fit: at spaces, and between words of scripts without spaces. Breaks a word that is wider than a line
 * between two characters as people see them, and ends a cut text with an ellipsis.
 */
export function wrapText(text: string, { width, maxLines, measure }: Wrapping): string[] {
  const fits = (line: string) => measure(line) <= width
  const lines: string[] = []
  let rest = graphemesOf(text.trim()).slice(0, maxMeasuredPerLine * maxLines)
  while (rest.length > 0 && lines.length < maxLines) {
    const isLast = lines.length === maxLines - 1
    const remaining = rest.join('')
    if (fits(remaining)) return [...lines, remaining]
    const count = largestThat((n) => fits(rest.slice(0, n).join('').trimEnd() + (isLast ? ellipsis : '')), rest.length)
    const cut = lastBreak(rest, count) || Math.max(1, count)
    lines.push(rest.slice(0, cut).join('').trimEnd() + (isLast ? ellipsis : ''))
    rest = graphemesOf(rest.slice(cut).join('').trimStart())
  }
  return lines
}

/** Returns after how many of the first `count` characters a line may end; 0 for nowhere. */
function lastBreak(characters: readonly string[], count: number): number {
  const starts = new Set([...segmentsOf(characters.join(''))].filter(({ isWordLike }) => isWordLike).map(({ index }) => index))
  let at = characters.slice(0, count).join('').length
  for (let n = count; n > 0; n--) {
    const next = characters[n] ?? ' '
    const isBetweenWords = starts.has(at) && withoutSpaces.test(next) && withoutSpaces.test(characters[n - 1] ?? '')
    if (next === ' ' || isBetweenWords) return n
    at -= characters[n - 1]?.length ?? 0
  }
  return 0
}

/**
 * Returns the largest number below `limit` that satisfies a predicate, by binary search. The predicate must hold for all smaller numbers.
 */
function largestThat(holds: (n: number) => boolean, limit: number): number {
  let low = 0
  let high = limit
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (holds(middle)) low = middle
    else high = middle
  }
  return low
}
