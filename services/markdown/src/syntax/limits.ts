import type { MarkdownIt, StateBlock, StateInline } from 'markdown-it'

/** The deepest block: 12 lists in lists, or 24 quotations. What is deeper is a paragraph. markdown-it leaves out what is below 100. */
const deepestBlock = 24
/** The most cells of a table. Rows are filled up to the widest one, so few characters could make many. A larger table is a paragraph. */
const maxCells = 2_000
/** The most brackets of a paragraph that stay open. The search for the end of each reads the rest of the paragraph. */
const maxOpenBrackets = 50

/**
 * The most lines of a text that are read in vain: a quotation reads up to the next blank line, because its last paragraph may go on
 * there, and begins again where it does not. Quotations after that are paragraphs.
 */
const maxVainLines = 30_000

/** Adds rules that bound the time that a text takes, whatever it holds. They leave no text out. */
export function limits(parser: MarkdownIt): void {
  const paragraph = parser.block.ruler.getRules('').at(-1)
  if (!paragraph) throw new Error('markdown-it has no rule for paragraphs')
  parser.block.ruler.before('table', 'limits', (state, startLine, endLine, silent) => {
    if (state.level < deepestBlock && !isLargeTable(state, startLine, endLine)) return false
    return paragraph(state, startLine, endLine, silent)
  })
  const quotation = parser.block.ruler.__rules__.find(({ name }) => name === 'blockquote')
  if (!quotation) throw new Error('markdown-it has no rule for quotations')
  const { fn: readQuotation, alt } = quotation
  parser.block.ruler.at('blockquote', (state, ...place) => countingVainLines(state, place, readQuotation), { alt })
  parser.inline.ruler.before('link', 'open_brackets', readOpenBracket)
}

const delimiterRow = /^[ \t]*(?:\||:?-)[-:| \t]*$/

interface Counts {
  /** The line after the last one of a table that is too large. */
  largeTableEnd?: number
  vainLines?: number
}

function isLargeTable(state: StateBlock, startLine: number, endLine: number): boolean {
  const env = state.env as Counts
  if (startLine < (env.largeTableEnd ?? 0)) return true
  const textOf = (line: number) => state.src.slice(state.bMarks[line], state.eMarks[line])
  if (startLine + 1 >= endLine || !delimiterRow.test(textOf(startLine + 1))) return false
  const columns = textOf(startLine).split('|').length
  let line = startLine
  while (line < endLine && !state.isEmpty(line)) line++
  if (columns * (line - startLine) <= maxCells) return false
  env.largeTableEnd = line
  return true
}

type Place = [startLine: number, endLine: number, silent: boolean]

function countingVainLines(state: StateBlock, place: Place, read: (state: StateBlock, ...place: Place) => boolean): boolean {
  const [, endLine, silent] = place
  const env = state.env as Counts
  if (!silent && (env.vainLines ?? 0) > maxVainLines) return false
  const isRead = read(state, ...place)
  if (isRead && !silent) {
    let line = state.line
    while (line < endLine && !state.isEmpty(line)) line++
    env.vainLines = (env.vainLines ?? 0) + line - state.line
  }
  return isRead
}

/** The brackets of a paragraph that no other one closes, by the paragraph's state. */
const openBrackets = new WeakMap<StateInline, ReadonlySet<number>>()

function readOpenBracket(state: StateInline, silent: boolean): boolean {
  const at = state.src.startsWith('![', state.pos) ? state.pos + 1 : state.pos
  if (state.src[at] !== '[') return false
  const open = openBrackets.get(state) ?? findOpenBrackets(state.src)
  openBrackets.set(state, open)
  if (open.size <= maxOpenBrackets || !open.has(at)) return false
  if (!silent) state.pending += state.src.slice(state.pos, at + 1)
  state.pos = at + 1
  return true
}

function findOpenBrackets(text: string): ReadonlySet<number> {
  const open: number[] = []
  for (const { index, 0: bracket } of text.matchAll(/\\.|[[\]]/gs)) {
    if (bracket === '[') open.push(index)
    if (bracket === ']') open.pop()
  }
  return new Set(open)
}
