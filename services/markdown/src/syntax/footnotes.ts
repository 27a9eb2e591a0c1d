import type { MarkdownIt, StateBlock, StateInline } from 'markdown-it'

const definition = /\[\^([^\s[\]^]{1,100})\]:[ \t]*/y
const reference = /\[\^([^\s[\]^]{1,100})\]/y

const labelAt = (pattern: RegExp, text: string, at: number) => {
  pattern.lastIndex = at
  return pattern.exec(text)
}

export interface Notes {
  /** Labels of the notes of this text, in lower case. */
  notes?: Set<string>
  /** Whether a note is being read, whose first paragraph another note ends. */
  isInNote?: boolean
}

/** The first block of a note goes on by lines without blanks, the others are indented by four columns. */
const indent = 4

/** Reads `[^label]: text` between blocks: tokens `footnote_open` and `footnote_close` with `meta.label` around its blocks. */
function readNote(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const start = (state.bMarks[startLine] ?? 0) + (state.tShift[startLine] ?? 0)
  const env = state.env as Notes
  if ((state.sCount[startLine] ?? 0) - state.blkIndent >= 4 || state.level > (silent && env.isInNote ? 1 : 0)) return false
  const found = labelAt(definition, state.src, start)
  if (!found) return false
  if (silent) return true
  const [mark, name = ''] = found
  const label = name.toLowerCase()
  env.notes = (env.notes ?? new Set()).add(label)

  state.push('footnote_open', '', 1).meta = { label }
  const before = { begin: state.bMarks[startLine] ?? 0, shift: state.tShift[startLine] ?? 0, column: state.sCount[startLine] ?? 0 }
  const { parentType } = state
  // The text after the mark stands where an indented line would.
  state.bMarks[startLine] = start + mark.length
  state.tShift[startLine] = 0
  state.blkIndent += indent
  state.sCount[startLine] = state.blkIndent
  state.parentType = 'blockquote'
  env.isInNote = true
  state.md.block.tokenize(state, startLine, endLine)
  env.isInNote = false
  state.parentType = parentType
  state.blkIndent -= indent
  state.bMarks[startLine] = before.begin
  state.tShift[startLine] = before.shift
  state.sCount[startLine] = before.column
  if (state.line === startLine) state.line++
  state.push('footnote_close', '', -1)
  return true
}

/** Reads `[^label]` of a note of the text: a token `footnote_ref` with `meta.label`. */
function readReference(state: StateInline, silent: boolean): boolean {
  const found = labelAt(reference, state.src, state.pos)
  const label = found?.[1]?.toLowerCase()
  if (!found || label === undefined || !(state.env as Notes).notes?.has(label)) return false
  if (!silent) state.push('footnote_ref', '', 0).meta = { label }
  state.pos += found[0].length
  return true
}

/** Footnotes as GitHub has them. A note that no text refers to is kept. */
export function footnotes(parser: MarkdownIt): void {
  parser.block.ruler.before('reference', 'footnote', readNote, { alt: ['paragraph', 'reference'] })
  parser.inline.ruler.before('link', 'footnote_ref', readReference)
}
