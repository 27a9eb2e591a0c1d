import type { Cell } from './line-text.ts'
import type { Line } from './pdf-lines.ts'

/** Where a cell that is not the first one of its line begins or ends. */
export interface CellEdge {
  place: number
  line: Line
}

/** Edges of cells beside a narrow gap that are nearer than this part of the size of the letters are in one column. */
const sameNarrowColumn = 0.1

/** The same of two lines of a paragraph. */
export const sameTab = 0.1

const edgesOf = (lines: readonly Line[], cellsOf: (line: Line) => readonly Cell[], placeOf: (cell: Cell) => number): CellEdge[] =>
  lines
    .flatMap((line) =>
      cellsOf(line)
        .slice(1)
        .map((cell) => ({ place: placeOf(cell), line })),
    )
    .sort((a, b) => a.place - b.place)

/** Returns where cells begin, from left to right. */
export const startsOfCells = (lines: readonly Line[]): CellEdge[] =>
  edgesOf(
    lines,
    ({ cells }) => cells,
    ({ left }) => left,
  )

/** Whether a cell of another line has an edge at a place of a line. The edges are in order. */
export function isAtEdge(line: Line, place: number, edges: readonly CellEdge[], reach: number): boolean {
  let low = 0
  let high = edges.length
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if ((edges[middle]?.place ?? 0) > place - reach) high = middle
    else low = middle + 1
  }
  for (let index = low; index < edges.length; index++) {
    const edge = edges[index]
    if (!edge || edge.place >= place + reach) return false
    if (edge.line !== line) return true
  }
  return false
}

/** Whether two lines begin and end at the same places as those of a justified paragraph do, with words at their ends. */
export function isOfParagraph(line: Line, other: Line): boolean {
  const near = (a: number, b: number) => Math.abs(a - b) < line.height * sameTab
  const endsWithWord = ({ cells }: Line) => !/\p{N}/u.test(cells.at(-1)?.text ?? '')
  return near(line.left, other.left) && near(line.right, other.right) && endsWithWord(line) && endsWithWord(other)
}

/**
 * Returns lines with cells where a narrow gap is in the column of another line. The cells of a line with a wide gap, and of those above
 * and below it, are also in the columns of such lines that have a narrow gap before them.
 */
export function withNarrowCells(lines: readonly Line[]): Line[] {
  const wideStarts = startsOfCells(lines)
  const isPlain = (line: Line, index: number) =>
    [lines[index - 1], lines[index + 1]].some((each) => each !== undefined && isOfParagraph(line, each))
  const rows = lines.filter((line, index) => line.cells.length > 1 && !isPlain(line, index))
  const rowStarts = edgesOf(rows, piecesOf, ({ left }) => left)
  const rowEnds = edgesOf(rows, piecesOf, ({ right }) => right)
  return lines.map((line, index) => {
    if (line.tag || !line.cells.some(({ pieces }) => pieces) || isPlain(line, index)) return line
    const reach = line.height * sameNarrowColumn
    const isOfRows = [line, lines[index - 1], lines[index + 1]].some((each) => each !== undefined && each.cells.length > 1)
    return withCells(line, (piece) =>
      isOfRows
        ? isAtEdge(line, piece.left, rowStarts, reach) || isAtEdge(line, piece.right, rowEnds, reach)
        : isAtEdge(line, piece.left, wideStarts, reach),
    )
  })
}

const piecesOf = ({ cells }: Line): readonly Cell[] => cells.flatMap((cell) => cell.pieces ?? [cell])

/** Returns a line whose pieces are cells where they begin one. */
function withCells(line: Line, begins: (piece: Cell) => boolean): Line {
  const cells = line.cells.flatMap(({ pieces, ...cell }) => {
    const parts = pieces?.reduce<Cell[]>((all, piece) => {
      const last = all.at(-1)
      if (!last || begins(piece)) all.push(piece)
      else all[all.length - 1] = { ...last, text: `${last.text} ${piece.text}`, right: piece.right }
      return all
    }, [])
    return parts && parts.length > 1 ? parts : [cell]
  })
  return { ...line, cells }
}
