export interface Wrapping {
  width: number
  maxLines: number
  measure: (text: string) => number
}

const ellipsis = '…'
/** The most characters measured per line: more never fit, and measuring them would block the process. */
const maxMeasuredPerLine = 300

/** Breaks a text at spaces into lines that fit. Breaks a word that is wider than a line, and ends a cut text with an ellipsis. */
export function wrapText(text: string, { width, maxLines, measure }: Wrapping): string[] {
  const fits = (line: string) => measure(line) <= width
  const lines: string[] = []
  let rest = [...text.trim()].slice(0, maxMeasuredPerLine * maxLines)
  while (rest.length > 0 && lines.length < maxLines) {
    const isLast = lines.length === maxLines - 1
    const remaining = rest.join('')
    if (fits(remaining)) return [...lines, remaining]
    const count = largestThat((n) => fits(rest.slice(0, n).join('').trimEnd() + (isLast ? ellipsis : '')), rest.length)
    const space = rest.slice(0, count + 1).lastIndexOf(' ')
    const cut = space > 0 ? space : Math.max(1, count)
    lines.push(rest.slice(0, cut).join('').trimEnd() + (isLast ? ellipsis : ''))
    rest = [...rest.slice(cut).join('').trimStart()]
  }
  return lines
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
