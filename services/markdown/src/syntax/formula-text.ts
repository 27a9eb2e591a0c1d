/** A currency is written before or after its number, or behind letters: `US$5`, `5$`. */
const beforeMoney = /[\p{Script=Latin}\p{Nd}$]/u
/** A blank, or punctuation that follows a word: `5 $, 10 $`. */
const afterMoney = /^(?:[\s,;?)]|[.!:](?:\s|$)|$)/

/** Whether the `$` at a place can begin a formula, by the characters beside it. */
export const canOpenDollar = (text: string, at: number): boolean =>
  !beforeMoney.test(text[at - 1] ?? '') && !afterMoney.test(text.slice(at + 1, at + 3))

/** What a formula ends with when a word or a bracket follows at once: `$n$th`, not `$HOME/bin:$PATH` or `$('a').val($x)`. */
const operand = /[\p{L}\p{Nd})\]}'!|]/u
const continues = /[\p{Script=Latin}_({[\\]/u

/** Whether the `$` at a place can end a formula, by the characters beside it. */
export function canCloseDollar(text: string, at: number): boolean {
  const last = text[at - 1] ?? ''
  const next = text[at + 1] ?? ''
  if (/\s/.test(last) || /\p{Nd}/u.test(next)) return false
  return !continues.test(next) || (operand.test(last) && !/\p{Lu}/u.test(next))
}

const wordsInARow = /(?<!\p{L})\p{L}{2,}[,;:.!?]?\s+\p{L}{2,}/u
const wideSign = /[，。；：？！、]/
const oneWord = /^\s*\p{L}{2,}\s*$/u
const number = /^\d+$/

/** A number, then a word, a letter of a script that formulas do not use, or another currency: `5 and 5`, `5或6`, `5 y 10`. */
const amount = /^[+-]?[.,]?\d/
const word = /(?<![\p{L}\d\\])\p{L}{2,}|[^\P{L}\p{Script=Latin}\p{Script=Greek}\p{Script=Common}]|[€£¥₹]/u
const threeParts = /^\S+(?:\s+[\p{L}\d.,]+){2,}$/u

/**
 * Whether the text between two delimiters is a formula, and not prose or money between two signs. `open` is the opening delimiter, or
 * `lines` for `$$` of several lines, which is neither.
 */
export function isFormula(content: string, open: '$$' | '$' | '\\[' | '\\(' | 'lines'): boolean {
  if (!/[^\s\\]/.test(content)) return false
  if (open === 'lines') return true
  const { text, isBalanced } = withoutCommands(content)
  if (wordsInARow.test(text) || wideSign.test(text) || text.includes('://')) return false
  if (open === '$') return isBalanced && !(amount.test(text) && (word.test(text) || threeParts.test(text)))
  // Brackets are escaped in prose too: `\[1\]`, `\[sic\]`.
  return open === '\\(' || !(oneWord.test(text) || (open === '\\[' && number.test(text)))
}

/** Leaves out what braces hold, where words belong to the formula, and the names of commands. */
function withoutCommands(content: string): { text: string; isBalanced: boolean } {
  let depth = 0
  let text = ''
  for (const [piece] of content.matchAll(/\\(?:[a-z]+|.)|[{}]|[^\\{}]+/gis)) {
    if (piece === '{') depth++
    else if (piece === '}') depth--
    else if (depth === 0) text += piece.startsWith('\\') ? '\\' : piece
    if (depth < 0) return { text, isBalanced: false }
  }
  return { text, isBalanced: depth === 0 }
}
