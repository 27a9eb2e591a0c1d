import type { Line } from './pdf-lines.ts'

/** A header or footer is among this many first or last lines of its page. */
const edge = 2
/** Pages of the shortest document in which headers and footers are looked for. */
const fewestPages = 4
/** A page with no more lines keeps them all. */
const fewestLines = 6
/** The share of pages on which a header or footer is. */
const share = 0.5

/** Leaves out headers and footers: lines at the edge of half of all pages, which differ in their numbers only and are no headings. */
export function withoutRunningLines(pages: readonly (readonly Line[])[], isHeading: (line: Line) => boolean): (readonly Line[])[] {
  if (pages.length < fewestPages) return [...pages]
  const counts = new Map<string, number>()
  for (const lines of pages) for (const key of new Set(edges(lines).map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1)
  const least = Math.max(fewestPages - 1, pages.length * share)
  const isRunning = (line: Line) => !isHeading(line) && (counts.get(keyOf(line)) ?? 0) >= least
  return pages.map((lines) =>
    lines.length <= fewestLines ? lines : lines.filter((line, index) => (index >= edge && index < lines.length - edge) || !isRunning(line)),
  )
}

const edges = (lines: readonly Line[]): Line[] => (lines.length <= fewestLines ? [] : [...lines.slice(0, edge), ...lines.slice(-edge)])
const keyOf = ({ text }: Line): string => text.slice(0, 100).replace(/\d+/g, '#')
