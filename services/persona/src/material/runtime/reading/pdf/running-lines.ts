import type { Line } from './pdf-lines.ts'

/** A header or footer is among this many first or last lines of its page, by their height on it. */
const edge = 2
/** Pages of the shortest document in which headers and footers are looked for. */
const fewestPages = 3
/** A page with no more lines keeps those at its edges. */
const fewestLines = 6
/** The share of pages on which a header or footer is. */
const share = 0.5
/** The share of pages on which a line is in exactly the same place, with the same words: the head of a chapter, or a watermark. */
const sameShare = 0.3
/** A page of which more lines are on other pages too is a form, whose text is kept. */
const mostInPlace = 0.7
/** Turned text of at least this size is a watermark. */
const watermarkFactor = 1.8

/**
 * Leaves out what is no part of the text: headers and footers, which are lines at the edge of half of all pages that differ in their numbers only; lines with the same
 * words in the same place of many pages; page numbers; and watermarks. `body` is the usual size of letters.
 */
export function withoutRunningLines(pages: readonly (readonly Line[])[], isHeading: (line: Line) => boolean, body: number): Line[][] {
  const wordCounts = countPages(pages, (lines) => edges(lines).map(keyOf))
  const placeCounts = countPages(pages, (lines) => lines.map(placeOf))
  const turnedCounts = countPages(pages, (lines) => lines.filter(({ turned }) => turned).map(({ text }) => text))
  const manyPages = pages.length >= fewestPages
  const isAtEdgeOften = (line: Line) =>
    !isHeading(line) && (wordCounts.get(keyOf(line)) ?? 0) >= Math.max(fewestPages, pages.length * share)
  const isInPlaceOften = (line: Line) => (placeCounts.get(placeOf(line)) ?? 0) >= Math.max(fewestPages, pages.length * sameShare)
  const isWatermark = (line: Line) => line.turned && (line.height >= body * watermarkFactor || (turnedCounts.get(line.text) ?? 0) > 1)
  return pages.map((lines) => {
    const atEdge = new Set(edges(lines))
    const inPlace = new Set(manyPages ? lines.filter(isInPlaceOften) : [])
    const isForm = inPlace.size > lines.length * mostInPlace
    const isRunning = (line: Line) => (inPlace.has(line) && !isForm) || (manyPages && atEdge.has(line) && isAtEdgeOften(line))
    return lines.filter((line) => !isWatermark(line) && !isRunning(line))
  })
}

/** Counts on how many pages each key is. */
function countPages(pages: readonly (readonly Line[])[], keysOf: (lines: readonly Line[]) => string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const lines of pages) for (const key of new Set(keysOf(lines))) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

/** Returns the lines at the top and at the bottom of a page. A short page has its page number only. */
function edges(lines: readonly Line[]): Line[] {
  const upright = lines.filter(({ turned }) => !turned)
  const sorted = [...upright].sort((a, b) => b.y - a.y)
  if (sorted.length <= fewestLines) return [...sorted.slice(0, 1), ...sorted.slice(-1)].filter(({ text }) => isPageNumber(text))
  return [...sorted.slice(0, edge), ...sorted.slice(-edge)]
}

/** A number, also with words around it such as "Page 3 of 9" or "– iv –". */
const isPageNumber = (text: string): boolean =>
  /^[\s–—|[\]()-]*(?:\p{L}{1,10}\.?\s+)?(?:\p{Nd}{1,4}|[ivxlc]{1,7})(?:\s*(?:\/|\p{L}{1,4})\s*\p{Nd}{1,4})?[\s–—|[\]()-]*$/iu.test(text) ||
  /^第?\s*\p{Nd}{1,4}\s*[页頁ページ쪽]+/u.test(text)

const keyOf = ({ text }: Line): string =>
  text
    .slice(0, 100)
    .replace(/\p{Nd}+/gu, '#')
    .replace(/\b[ivxlc]{1,7}\b/gi, '#')
const placeOf = ({ text, left, y }: Line): string => `${text.slice(0, 100)}@${Math.round(left / 3)}:${Math.round(y / 3)}`
