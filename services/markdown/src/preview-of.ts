import { canCloseDollar, canOpenDollar, isFormula } from './syntax/formula-text.ts'

/** The most UTF-16 units of a text that are read for its preview. */
const maxRead = 1_000

const lineStart = /^\s*(?:(?:#{1,6}|>|[-*+]|\d{1,3}[.)])\s+)+(?:\[[ x]\]\s+)?/i
/** A line of marks alone: a fence with its language, the underline of a heading, the rule of a table. */
const marksAlone = /^\s*(?:`{3,}|~{3,}).*$|^\s*(?:[-*_=|:]\s*){3,}$/
const tableRow = /^\s*\|(.*)\|\s*$/
const code = /(?<!`)(?<ticks>`+)(?!`)(?<code>.+?)(?<!`)\k<ticks>(?!`)/
const formula = /(?<open>\$\$|\\\[|\\\()(?<formula>.+?)(?:\$\$|\\[\])])|(?<!\\)\$(?<short>[^$`]+)\$/
const verbatim = new RegExp(`${code.source}|${formula.source}`, 'g')
/** A character, or one that is escaped. */
const unit = '(?:\\\\.|[^\\\\])'
const visibleUnit = '(?:\\\\.|[^\\s\\\\])'
const content = `(${visibleUnit}(?:${unit}*?${visibleUnit})?)`
const emphasis = new RegExp(`(?<!\\\\)(\\*{1,3}|~~)${content}\\1`, 'g')
const underscores = new RegExp(`(?<![\\p{L}\\p{N}_\\\\])(_{1,3})${content}\\1(?![\\p{L}\\p{N}_])`, 'gu')

const escaped = (text: string) => text.replace(/[!-/:-@[-`{-~]/g, '\\$&')

/** Escapes what code and formulas hold, and leaves out what they are marked with. */
const withoutDelimiters = (line: string): string =>
  line.replace(verbatim, (source, ...match) => {
    const at: number = match.at(-3)
    const groups: Partial<Record<'code' | 'open' | 'formula' | 'short', string>> = match.at(-1)
    if (groups.code !== undefined) return escaped(groups.code.trim())
    if (groups.short !== undefined) {
      const isMoney = !canOpenDollar(line, at) || !canCloseDollar(line, at + source.length - 1) || !isFormula(groups.short, '$')
      return isMoney ? source : escaped(groups.short)
    }
    const open = groups.open === '$$' || groups.open === '\\[' ? groups.open : '\\('
    return groups.formula !== undefined && isFormula(groups.formula, open) ? escaped(groups.formula) : source
  })

const withoutEmphasis = (line: string): string =>
  line
    .replace(emphasis, (_, _mark, inner: string) => withoutEmphasis(inner))
    .replace(underscores, (_, _mark, inner: string) => withoutEmphasis(inner))

/** Returns a line without the marks of Markdown. Code and formulas are their source. Meant for at most some 1,000 characters. */
export function withoutMarks(line: string): string {
  const marked = line
    .replace(marksAlone, '')
    .replace(lineStart, '')
    .replace(marksAlone, '')
    .replace(tableRow, (_, cells: string) => cells.replace(/\s*\|\s*/g, ' '))
  const text = withoutDelimiters(marked)
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(/<\/?(?:sub|sup|kbd|mark|details|summary)(?: open)?\s*>/gi, '')
    .replace(/(?<!\\)\[\^[^\]\s]+\]:?/g, '')
    .replace(/!?(?<!\\)\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replace(/<((?:https?:\/\/|mailto:|tel:)[^\s<>]+|[^\s<>@]+@[^\s<>@]+)>/g, '$1')
  // As `escapeMarkdown` writes a bracket. The same text in code is escaped here.
  const withBrackets = withoutEmphasis(text).replaceAll('&#91;', '\\[')
  return withBrackets.replace(/\\([!-/:-@[-`{-~])/g, '$1')
}

/** Returns the beginning of a Markdown text, of at most 1,000 characters, as one line of plain text. */
export const previewOf = (markdown: string): string =>
  markdown.slice(0, maxRead).toWellFormed().split('\n').map(withoutMarks).join(' ').replace(/\s+/g, ' ').trim()
