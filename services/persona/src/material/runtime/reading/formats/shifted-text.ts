/** Whether a text stands above or below its line. */
export type Shift = 'raised' | 'lowered' | null

interface Signs {
  digits: string
  plus: string
  minus: string
  /** What a term follows that has no such characters. */
  mark: string
}

const superscripts: Signs = { digits: '⁰¹²³⁴⁵⁶⁷⁸⁹', plus: '⁺', minus: '⁻', mark: '^' }
const subscripts: Signs = { digits: '₀₁₂₃₄₅₆₇₈₉', plus: '₊', minus: '₋', mark: '_' }
/** The zeros of Latin, Arabic, Persian, Indian, Thai, Lao, Burmese, Khmer and wide digits. The other nine follow each. */
const zeros = [...'0٠۰०০੦૦୦௦౦೦൦๐໐၀០０'].map((zero) => zero.charCodeAt(0))

/** A number with a sign before or behind it, as in 10⁻³ and SO₄²⁻, or a sign alone, as in Na⁺. */
const exponent = /^(?:[+\-−–]?\p{Nd}+|\p{Nd}*[+\-−–])$/u
/** Numbers, as the marks of footnotes have them. */
const numbers = /^\p{Nd}+(?:\s?[,;–-]\s?\p{Nd}+)*$/u
/** A term with a digit or a sign, such as -x, n+1 and 0.5. Letters alone may be an ordinal: 1st. */
const term = /^(?=.*[\p{Nd}+\-−–])[+\-−–]?[\p{Nd}\p{L}](?:[.,/·+\-−–]?[\p{Nd}\p{L}])*$/u
/** What a raised number follows that is the mark of a footnote, not an exponent. */
const beforeMark = /(?:[\p{L}\p{M}]{3}|[.,;:!?…"'”’»)\]])$/u
/** What a shifted term follows: a number, or a variable of one letter. */
const beforeTerm = /(?:\p{Nd}|(?<![\p{L}\p{M}])\p{L})$/u
/** What these look at. */
const charactersBefore = 10

/**
 * Returns a raised or lowered text as it can be read in a line: a number in characters of that place (10⁶, H₂O), another term behind `^` or
 * `_`. The mark of a footnote stands apart from its word. Other texts stay as they are. `before`: the end of the text that it follows.
 */
export function shiftedText(text: string, shift: Shift, before: string): string {
  const core = text.trim()
  if (shift === null || core === '') return text
  const end = before.slice(-charactersBefore)
  const signs = shift === 'raised' ? superscripts : subscripts
  if (exponent.test(core) || numbers.test(core)) {
    const isMark = shift === 'raised' && numbers.test(core) && beforeMark.test(end)
    return `${isMark ? ' ' : ''}${text.replace(core, inSigns(core, signs))}`
  }
  if (!term.test(core) || !beforeTerm.test(end)) return text
  return text.replace(core, `${signs.mark}${/^[\p{Nd}.,]+$/u.test(core) ? core : `(${core})`}`)
}

/** A dash between two numbers stays: it is no sign. */
function inSigns(text: string, { digits, plus, minus }: Signs): string {
  const shifted = text.replace(/\p{Nd}/gu, (digit) => digits[digitOf(digit)] ?? digit)
  return exponent.test(text) ? shifted.replace('+', plus).replace(/[-−–]/, minus) : shifted
}

function digitOf(digit: string): number {
  const code = digit.charCodeAt(0)
  return code - (zeros.findLast((zero) => zero <= code) ?? 0)
}

/** Returns where a property of Office, OpenDocument or CSS puts a text: `superscript`, `sub 58%`, `-14% 58%`, `30000`. */
export function shiftOf(value: string): Shift {
  const height = Number.parseFloat(value)
  if (value.startsWith('sup') || height > 0) return 'raised'
  return value.startsWith('sub') || height < 0 ? 'lowered' : null
}
