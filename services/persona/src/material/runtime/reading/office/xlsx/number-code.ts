/** A part of a format: a text, or the places of digits. */
interface Part {
  text: string
  isDigits: boolean
}

const condition = /\[(<=|>=|<>|<|>|=)(-?[\d.]{1,20})\]/
/**
 * A text in quotes, a character behind a backslash, a currency, a color or a condition, a width, a filling, places of digits, or another
 * character.
 */
const token = /"([^"]*)"|\\(.)|\[\$([^\]-]*)(?:-[^\]]*)?\]|\[[^\]]*\]|[_*].|(general|[0#?][0#?.,]*|\.[0#?]+)|(.)/gisu
const unit = /[\p{L}\p{S}%‰°′″]/u
const fractionOrPower = /[0#?]\s*\/\s*[0#?\d]|E[+-]/i
/** The longest format of Excel, in UTF-16 units. */
export const mostOfCode = 255
/** Digits that a number has at most in a text. */
const mostDigits = 15

interface Section {
  /** The sign and the number of its condition. */
  condition: RegExpExecArray | null
  parts: Part[]
  /** Whether it tells more than a number: a unit, leading zeros, or signs between the digits. */
  isTelling: boolean
}

/** A format of numbers and texts. */
export interface NumberCode {
  /** Writes a number as the format shows it, where that tells more than the number. Null for other formats. */
  write: (value: number) => string | null
  /** Whether it shows no texts: `;;;`. */
  hidesTexts: boolean
}

/** Reads a format, with its sections for positive numbers, negative ones, zero and texts (ECMA-376, part 1, 18.8.31). */
export function readNumberCode(code: string): NumberCode {
  const sections = sectionsOf(code).map(readSection)
  return {
    write: (value) => {
      const { section, isAbsolute } = chosenSection(value, sections)
      if (section?.parts.length === 0) return ''
      if (!section?.isTelling) return null
      return `${value < 0 && !isAbsolute ? '-' : ''}${writeParts(Math.abs(value), section.parts)}`.trim()
    },
    hidesTexts: sections[3]?.parts.length === 0,
  }
}

function sectionsOf(code: string): string[] {
  const sections = ['']
  for (const [part] of code.matchAll(/"[^"]*"|\\.|\[[^\]]*\]|./gsu)) {
    if (part === ';') sections.push('')
    else sections[sections.length - 1] += part
  }
  return sections
}

function readSection(section: string): Section {
  const parts: Part[] = []
  for (const [, quoted, escaped, currency, digits, other] of section.matchAll(token)) {
    const text = quoted ?? escaped ?? currency ?? digits ?? other ?? ''
    if (text !== '') parts.push({ text, isDigits: digits !== undefined || /^general$/i.test(text) })
  }
  const places = parts.filter(({ isDigits }) => isDigits)
  const texts = parts.filter(({ isDigits }) => !isDigits)
  const isNumber = !fractionOrPower.test(section.replace(/"[^"]*"/g, '')) && !places.slice(0, -1).some(({ text }) => text.includes('.'))
  const hasSigns = places.length > 1 && texts.some(({ text }) => text.trim() !== '')
  const isTelling = hasSigns || texts.some(({ text }) => unit.test(text)) || /^0{2,}$/.test(places[0]?.text ?? '')
  return { condition: condition.exec(section), parts, isTelling: isNumber && isTelling }
}

function writeParts(value: number, parts: readonly Part[]): string {
  const places = parts.filter(({ isDigits }) => isDigits)
  if (places.length > 1) return withSigns(value, parts)
  return parts.map(({ text, isDigits }) => (isDigits ? writeDigits(value, text) : text)).join('')
}

/** `isAbsolute`: whether the section has the sign of negative numbers itself. */
function chosenSection(value: number, sections: readonly Section[]): { section: Section | undefined; isAbsolute: boolean } {
  const [first, second, third] = sections
  if (sections.some((section) => section.condition)) {
    const section = sections.find((each) => meets(value, each.condition))
    return { section, isAbsolute: false }
  }
  if (value < 0 && second !== undefined) return { section: second, isAbsolute: true }
  return { section: value === 0 && third !== undefined ? third : first, isAbsolute: false }
}

function meets(value: number, found: RegExpExecArray | null): boolean {
  const [, sign, text] = found ?? []
  const limit = Number(text)
  switch (sign) {
    case '<':
      return value < limit
    case '<=':
      return value <= limit
    case '>':
      return value > limit
    case '>=':
      return value >= limit
    case '=':
      return value === limit
    case '<>':
      return value !== limit
    default:
      return true
  }
}

/** Writes a number in its places, such as `#,##0.00`. Commas at the end divide it by a thousand each. */
function writeDigits(value: number, place: string): string {
  if (/^general$/i.test(place)) return plain(value)
  const [whole = '', decimals = ''] = place.split('.')
  const thousands = /(?<!,),*$/.exec(place.replace(/\.[0#?]*/, ''))?.[0].length ?? 0
  const [integer = '', fraction = ''] = (value / 1_000 ** thousands).toFixed(Math.min(mostDigits, countOf(decimals, /[0#?]/g))).split('.')
  const digits = integer.padStart(countOf(whole, /0/g), '0')
  const grouped = /,[0#?]/.test(whole) ? digits.replace(/\B(?=(?:\d{3})+$)/g, ',') : digits
  const least = countOf(decimals, /0/g)
  const shown = fraction.slice(0, least) + fraction.slice(least).replace(/0+$/, '')
  return shown === '' ? grouped : `${grouped}.${shown}`
}

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/** Writes the digits of a number around the signs of its format, such as `(000) 000-0000`. */
function withSigns(value: number, parts: readonly Part[]): string {
  const decimals = countOf(parts.findLast(({ isDigits }) => isDigits)?.text.split('.')[1] ?? '', /[0#?]/g)
  let [digits = '', fraction = ''] = value.toFixed(Math.min(mostDigits, decimals)).split('.')
  const written: string[] = []
  const first = parts.findIndex(({ isDigits }) => isDigits)
  for (const [index, { text, isDigits }] of [...parts.entries()].reverse()) {
    if (!isDigits) {
      written.push(text)
      continue
    }
    const [whole = ''] = text.split('.')
    const length = index === first ? digits.length : Math.min(digits.length, countOf(whole, /[0#?]/g))
    const own = digits.slice(digits.length - length).padStart(countOf(whole, /0/g), '0')
    digits = digits.slice(0, digits.length - length)
    written.push(fraction === '' ? own : `${own}.${fraction}`)
    fraction = ''
  }
  return written.reverse().join('')
}

/** Writes a number without the errors of binary fractions. */
export const plain = (value: number): string => String(Number(value.toPrecision(15)))
