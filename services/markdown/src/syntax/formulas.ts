import type { MarkdownIt, StateBlock, StateInline } from 'markdown-it'
import { canCloseDollar, canOpenDollar, isFormula } from './formula-text.ts'
import type { OpenEnv } from './open-end/open-end.ts'

/** What a formula is marked with. `$` is stricter than the others, because it is also money. */
const delimiters = [
  { open: '$$', close: '$$', isDisplay: true },
  { open: '$', close: '$', isDisplay: false },
  { open: '\\[', close: '\\]', isDisplay: true },
  { open: '\\(', close: '\\)', isDisplay: false },
] as const
type Delimiter = (typeof delimiters)[number]

/** The most UTF-16 units between two delimiters. What is longer is text. */
const longest = 2_000

const opening = /\$+|\\[[(]/y
const mark = /\\.|\$+|`/gs

function delimiterAt(text: string, start: number): Delimiter | undefined {
  const isWithinRun = text[start] === '$' && text[start - 1] === '$'
  if (isWithinRun) return undefined
  opening.lastIndex = start
  const [found] = opening.exec(text) ?? []
  return delimiters.find(({ open }) => open === found)
}

/** The place of a delimiter that a longer text may have. */
const notYet = Number.POSITIVE_INFINITY

/**
 * Returns the place after the closing delimiter; -1 for none, and `notYet` when the text ends before. The next opening delimiter of the
 * same kind ends the search, so all searches of a text together read it a few times at most. No formula holds a backtick: code comes first.
 */
function endOf(text: string, start: number, { open, close }: Delimiter): number {
  const from = start + open.length
  mark.lastIndex = from
  for (let match = mark.exec(text); match && match.index - from <= longest; match = mark.exec(text)) {
    const [found] = match
    if (found === close) return match.index + close.length
    const isOtherRun = open.startsWith('$') && found.startsWith(open)
    if (found === open || found === '`' || isOtherRun) return -1
  }
  return text.length - from <= longest ? notYet : -1
}

const contentOf = (source: string, { open, close }: Delimiter) => source.slice(open.length, -close.length)

/** Reads a formula of a line: a token `code_inline` with its delimiters as its content and `meta.formula`. */
function readInline(state: StateInline, silent: boolean): boolean {
  const { src, pos, posMax } = state
  const delimiter = delimiterAt(src, pos)
  if (!delimiter || (delimiter.open === '$' && !canOpenDollar(src, pos))) return false
  const end = endOf(src, pos, delimiter)
  if (end === -1 || end > posMax || (delimiter.open === '$' && !canCloseDollar(src, end - 1))) return false
  const source = src.slice(pos, end)
  if (!isFormula(contentOf(source, delimiter), delimiter.open)) return false
  if (!silent) {
    const token = state.push('code_inline', 'code', 0)
    token.content = source
    token.meta = { formula: delimiter.isDisplay ? 'display' : 'inline' }
  }
  state.pos = end
  return true
}

/**
 * Reads `$$` or `\[` at the start of a line, up to a closing delimiter at the end of a line: a token `code_block` with `meta.formula`. It
 * ends a paragraph. As in TeX, it has no blank line.
 */
function readBlock(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const indent = state.sCount[startLine] ?? 0
  const start = (state.bMarks[startLine] ?? 0) + (state.tShift[startLine] ?? 0)
  const delimiter = delimiterAt(state.src, start)
  if (!delimiter?.isDisplay || indent - state.blkIndent >= 4) return false
  const end = endOf(state.src, start, delimiter)
  if (end === -1) return false
  if (end === notYet) return holdsOpenBlock(state, startLine, endLine, silent)

  let line = startLine
  while ((state.eMarks[line] ?? end) < end) {
    line++
    if (line >= endLine || state.isEmpty(line) || (state.sCount[line] ?? 0) < state.blkIndent) return false
  }
  if (state.src.slice(end, state.eMarks[line]).trim() !== '') return false
  const source = state.getLines(startLine, line + 1, indent, false).trim()
  if (!isFormula(contentOf(source, delimiter), delimiter.open === '$$' && line > startLine ? 'lines' : delimiter.open)) return false
  if (silent) return true
  const token = state.push('code_block', 'code', 0)
  token.content = source
  token.meta = { formula: 'display' }
  token.map = [startLine, line + 1]
  state.line = line + 1
  return true
}

/**
 * Holds back a formula until it is complete, in a text that is being written: until then its lines may look like other blocks. A blank line
 * shows that it is none.
 */
function holdsOpenBlock(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const { isOpen } = state.env as OpenEnv
  const isLast = state.src.slice(state.eMarks[endLine - 1]).trim() === ''
  if (!isOpen || !isLast) return false
  for (let line = startLine; line < endLine; line++) if (state.isEmpty(line) || (state.sCount[line] ?? 0) < state.blkIndent) return false
  if (!silent) state.line = endLine
  return true
}

/**
 * Formulas: `$$…$$` and `\[…\]`, of their own or in a line, `\(…\)`, and `$…$` where it cannot be money. Nothing in them is Markdown.
 */
export function formulas(parser: MarkdownIt): void {
  parser.block.ruler.before('fence', 'formula', readBlock, { alt: ['paragraph', 'reference', 'blockquote', 'list'] })
  parser.inline.ruler.before('escape', 'formula', readInline)
}
