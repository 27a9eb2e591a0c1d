import type { MarkdownIt, StateCore, StateInline, Token } from 'markdown-it'
import { closeMarks } from './close-marks.ts'
import { readOpenCode } from './open-code.ts'
import { holdOpenFormula } from './open-formulas.ts'
import { readLabelEnd, readOpenLink } from './open-links.ts'

/** What the parser is told of a text: whether it is being written, so that its end is shown as it will stay. */
export interface OpenEnv {
  isOpen?: boolean
  /** The tokens of the line that is being written. */
  lastLine?: Token[]
}

/**
 * Completes the paragraph, heading or cell that is being written, if `env.isOpen`: open emphasis, code, tags and
 * links end with the text, and what the next characters decide is left out.
 */
export function openEnd(parser: MarkdownIt): void {
  parser.core.ruler.before('inline', 'open_end', findLastLine)
  parser.inline.ruler.before('escape', 'open_formula', onLastLine(holdOpenFormula))
  parser.inline.ruler.before('backticks', 'open_code', onLastLine(readOpenCode))
  parser.inline.ruler.before('footnote_ref', 'open_link', onLastLine(readOpenLink))
  parser.inline.ruler.after('open_link', 'open_link_end', onLastLine(readLabelEnd))
  parser.inline.ruler2.after('balance_pairs', 'close_marks', (state) => {
    if (isLastLine(state)) closeMarks(state)
  })
}

const isLastLine = ({ env, tokens }: StateInline) => (env as OpenEnv).lastLine === tokens

const onLastLine = (read: (state: StateInline, silent: boolean) => boolean) => (state: StateInline, silent: boolean) =>
  isLastLine(state) && read(state, silent)

/** Matches what the next characters decide: half of a mark, an escape, a tag. */
const undecided = /(?:\\?[*_~`]{1,8}|\\|<\/?[a-z]{0,8})$/i
/** Matches the head of a table, which is a paragraph until the line below it. */
const tableHead = /(?:^|\n)[ \t]*\|[^\n]*$/

function findLastLine({ env, src, tokens }: StateCore): void {
  if (!(env as OpenEnv).isOpen) return
  const index = tokens.findLastIndex(({ type, nesting, content }) => nesting === 0 && !(type === 'inline' && content === ''))
  const token = tokens[index]
  const holder = tokens[index - 1]
  // An empty item or a row without text is the last line.
  const isBehind = tokens.slice(index).some(({ type }) => type === 'list_item_open' || type === 'tr_open')
  if (token?.type !== 'inline' || !holder || isBehind) return
  const isWritten = !src.endsWith('\n')
  if (holder.type === 'paragraph_open' ? (holder.map?.[1] ?? 0) < linesOf(src) : !isWritten) return
  if (holder.type === 'paragraph_open') token.content = token.content.replace(tableHead, '')
  if (isWritten) token.content = token.content.replace(undecided, '')
  if (token.content === '' && holder.type === 'paragraph_open') tokens.splice(index - 1, 3)
  ;(env as OpenEnv).lastLine = token.children ?? []
}

/** The number of lines of a text. A line break ends one. */
const linesOf = (text: string) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
