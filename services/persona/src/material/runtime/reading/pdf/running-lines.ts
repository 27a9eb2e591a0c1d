import type { Line } from './pdf-lines.ts'

/** A header or footer is among this many first or last lines of its page, by their height on it. */
const edge = 2
/** Pages on which a line is to be one of their heads; of a document of two pages only what is at their edges is one. */
const fewestPages = 3
const fewestPagesOfAll = 2
/** A page with no more lines keeps those at its edges. */
const fewestLines = 6
/** The share of pages on which a header or footer is. */
const share = 0.5
/** The share of pages on which a line is in exactly the same place, with the same words: the head of a chapter, or a watermark. */
const sameShare = 0.3
/** The fewest pages, and their share, on which the first or the last line begins or ends with the number of the page. */
const fewestNumbers = 3
const numberShare = 0.05
/** A page of which more lines are on other pages too is a form, whose text is kept. */
const mostInPlace = 0.7
/** Turned or repeated text of at least this size is a watermark. */
const watermarkFactor = 1.8
/** The characters by which lines are compared. */
const longestKey = 100
const romanDigits: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 }

/**
 * Leaves out what is no part of the text: headers and footers, which are the same on half of all pages but for the number of the page;
 * lines with the same words in the same place of many pages; page numbers; and watermarks. `body` is the usual size of letters.
 */
export function withoutRunningLines(pages: readonly (readonly Line[])[], isHeading: (line: Line) => boolean, body: number): Line[][] {
  const textCounts = countPages(pages, (lines) => edges(lines).map(({ text }) => text))
  const numberCounts = countPages(pages, (lines, page) => edges(lines).flatMap(({ text }) => withPageNumber(text, page)))
  const placeCounts = countPages(pages, (lines) => lines.map(placeOf))
  const turnedCounts = countPages(pages, (lines) => lines.filter(({ turned }) => turned).map(({ text }) => text))
  const isShort = pages.length < fewestPages
  const fewest = Math.min(fewestPages, Math.max(fewestPagesOfAll, pages.length))
  const least = Math.max(fewest, pages.length * share)
  const isNumbered = (line: Line, page: number) =>
    (line.isAtEdge || !/\p{L}/u.test(line.text)) && withPageNumber(line.text, page).some((key) => (numberCounts.get(key) ?? 0) >= least)
  const endNumbers = countPages(pages, (lines, page) => outerLines(lines).flatMap(({ text }) => endNumbersOf(text, page)))
  const isHeadWithNumber = (line: Line, page: number) =>
    endNumbersOf(line.text, page).some((key) => (endNumbers.get(key) ?? 0) >= Math.max(fewest, fewestNumbers, pages.length * numberShare))
  const titles = new Set(pages.flatMap((lines) => lines.filter(isHeading).map(({ text }) => lettersOf(text))))
  // LaTeX has heads lower than other programs. They have the title of a chapter, or a number only.
  const isOfChapter = ({ text }: Line) => {
    const letters = lettersOf(text)
    return letters === '' || titles.has(letters) || titles.has(lettersOf(text.replace(/^[\P{L}]*\p{L}+/u, '')))
  }
  const isInPlaceOften = (line: Line) => (placeCounts.get(placeOf(line)) ?? 0) >= Math.max(fewest, pages.length * sameShare)
  const isLarge = (line: Line) => line.height >= body * watermarkFactor
  const isWatermark = (line: Line) => line.turned && (isLarge(line) || (turnedCounts.get(line.text) ?? 0) > 1)
  return pages.map((lines, page) => {
    const shown = lines.filter((line) => !isWatermark(line))
    if (pages.length < fewestPagesOfAll) return shown
    const atEdge = new Set(edges(lines))
    const inPlace = new Set(lines.filter(isInPlaceOften))
    const isForm = inPlace.size > lines.length * mostInPlace
    const bottom = Math.min(...lines.map(({ y }) => y))
    // At the top of one of two pages, "Day 1" may be a title.
    const isPageNumbered = (line: Line) => isNumbered(line, page) && !(isShort && line.y > bottom && /\p{L}/u.test(line.text))
    const isHead = (line: Line) => !isHeading(line) && isHeadWithNumber(line, page) && (line.isAtEdge || isOfChapter(line))
    const outer = new Set(outerLines(lines).filter(isHead))
    const isRepeated = (line: Line) =>
      outer.has(line) ||
      (!(isShort && (!line.isAtEdge || isHeading(line))) &&
        ((inPlace.has(line) && !isForm) ||
          (atEdge.has(line) && !isHeading(line) && ((textCounts.get(line.text) ?? 0) >= least || isPageNumbered(line)))))
    const repeated = new Set(shown.filter(isRepeated))
    const outermost = outermostOf(shown, (line) => repeated.has(line) || (line.isAtEdge && !isHeading(line)))
    // Below the title of a recipe, say, each page may have the same line.
    return shown.filter((line) => !repeated.has(line) || !(outermost.has(line) || line.turned || isLarge(line)))
  })
}

/** Returns the lines that have no line above them, or none below them, but such that may be outside of the text. */
function outermostOf(lines: readonly Line[], mayBeOutside: (line: Line) => boolean): Set<Line> {
  const sorted = lines.filter(({ turned }) => !turned).sort((a, b) => b.y - a.y)
  const first = sorted.findIndex((line) => !mayBeOutside(line))
  const last = sorted.findLastIndex((line) => !mayBeOutside(line))
  return new Set(sorted.filter((_, index) => first === -1 || index < first || index > last))
}

/** Returns the letters of a line in lower case, without Roman numbers at its ends. */
const lettersOf = (text: string): string =>
  text
    .slice(0, longestKey)
    .replace(/^[ivxlc]{1,7}(?=\s|$)|(?:^|\s)[ivxlc]{1,7}$/gu, '')
    .replace(/\P{L}+/gu, '')
    .toLowerCase()

/** Returns the first and the last line of a page. */
function outerLines(lines: readonly Line[]): Line[] {
  const sorted = lines.filter(({ turned }) => !turned).sort((a, b) => b.y - a.y)
  return [...sorted.slice(0, 1), ...sorted.slice(-1)]
}

/**
 * Returns the number with which a line begins and that with which it ends, as their distance from the page. They are the same for heads of
 * chapters: "4 BEES" and "HONEY 5".
 */
function endNumbersOf(text: string, page: number): string[] {
  if (text.length > longestKey) return []
  const numbers = [/^(?:\p{Nd}{1,4}|[ivxlc]{1,7})(?=\s|$)/u, /(?<=\s|^)(?:\p{Nd}{1,4}|[ivxlc]{1,7})$/u].flatMap(
    (end) => end.exec(text)?.[0] ?? [],
  )
  return [...new Set(numbers.map((number) => `${readNumber(number) - page}`))]
}

/** Counts on how many pages each key is. */
function countPages(pages: readonly (readonly Line[])[], keysOf: (lines: readonly Line[], page: number) => string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [page, lines] of pages.entries()) for (const key of new Set(keysOf(lines, page))) counts.set(key, (counts.get(key) ?? 0) + 1)
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

/** Returns a text with each of its numbers in turn as its distance from the page: the same for a number that grows with the pages. */
function withPageNumber(text: string, page: number): string[] {
  const start = text.slice(0, longestKey)
  return [...start.matchAll(/\p{Nd}+|\b[ivxlc]{1,7}\b/giu)].map(
    ({ 0: number, index }) => `${start.slice(0, index)}#${readNumber(number) - page}${start.slice(index + number.length)}`,
  )
}

function readNumber(number: string): number {
  if (/^\p{Nd}/u.test(number)) return Number(Array.from(number, digitOf).join(''))
  const values = Array.from(number.toLowerCase(), (letter) => romanDigits[letter] ?? 0)
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0)
}

/** Returns the value of a decimal digit of any script: those of a script follow each other. */
function digitOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++
  return value
}

const placeOf = ({ text, left, y }: Line): string => `${text.slice(0, longestKey)}@${Math.round(left / 3)}:${Math.round(y / 3)}`
