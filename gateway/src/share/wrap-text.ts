export interface Wrapping {
  width: number
  /** How many lines there may be. */
  lines: number
  measure: (text: string) => number
}

const ellipsis = '…'
/** No line of ours holds so many letters, however narrow they are; measuring more than could be shown takes a process's time from others. */
const mostInLine = 300

/** Breaks a text at its spaces into lines that fit, a word that is wider than a line within itself; what is too much ends in an ellipsis. */
export function wrapText(text: string, { width, lines, measure }: Wrapping): string[] {
  const fits = (line: string) => measure(line) <= width
  const wrapped: string[] = []
  let rest = [...text.trim()].slice(0, mostInLine * lines)
  while (rest.length > 0 && wrapped.length < lines) {
    const last = wrapped.length === lines - 1
    const whole = rest.join('')
    if (fits(whole)) return [...wrapped, whole]
    const count = longestThat((n) => fits(rest.slice(0, n).join('').trimEnd() + (last ? ellipsis : '')), rest.length)
    const space = rest.slice(0, count + 1).lastIndexOf(' ')
    const cut = space > 0 ? space : Math.max(1, count)
    wrapped.push(rest.slice(0, cut).join('').trimEnd() + (last ? ellipsis : ''))
    rest = [...rest.slice(cut).join('').trimStart()]
  }
  return wrapped
}

/** The largest number below `most` that holds; what holds for one holds for all below it. */
function longestThat(holds: (n: number) => boolean, most: number): number {
  let [low, high] = [0, most]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (holds(middle)) low = middle
    else high = middle
  }
  return low
}
