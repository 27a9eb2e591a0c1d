import { formatNumber } from '../../formats/number-formats.ts'
import { type Attributes, attributeOf } from '../xml.ts'

/** How a level of a list or of the headings is numbered. */
interface Level {
  format: string
  start: number
  /** With `%1%` for the number of the first level. */
  text: string
}

/** The list that is open at the outermost level. */
interface List {
  style: string
  /** The numbers of the last item, by level from 1. */
  numbers: number[]
  /** For each open list its own style; empty for that of the outer one. */
  styles: string[]
}

/** Follows the lists and headings of an OpenDocument text, and returns their automatic numbers. */
export interface OdtLists {
  /** Notes an element of the styles. */
  readStyle: (name: string, attributes: Attributes) => void
  openList: (attributes: Attributes) => void
  closeList: () => void
  isOpen: () => boolean
  /** `isNumbered`: false for the header of a list. */
  openItem: (attributes: Attributes, isNumbered: boolean) => void
  closeItem: () => void
  /**
   * Returns the number or bullet of the item that is open when this is its first paragraph. `style`: the list of the paragraph's own style.
   */
  itemLabel: (style: string) => string
  /** Returns the number of a heading outside of a list. */
  headingLabel: (attributes: Attributes) => string
}

const bullet = '-'
const mostLevels = 10
/** The style of the numbers of headings. */
const outline = 'outline-style'
/** Formats of OpenDocument with the names that Word has for them. */
const formats: Readonly<Record<string, string>> = {
  A: 'upperAlphabet',
  a: 'lowerAlphabet',
  I: 'upperRoman',
  i: 'lowerRoman',
  '1': 'decimal',
}
/** The first signs of formats that are a list of signs. */
const sequences: readonly (readonly [first: string, format: string])[] = [
  ['一, 二', 'japaneseCounting'],
  ['①', 'decimalEnclosedCircle'],
  ['イ, ロ', 'iroha'],
  ['ア, イ', 'aiueo'],
  ['甲, 乙', 'ideographTraditional'],
  ['子, 丑', 'ideographZodiac'],
  ['가, 나', 'ganada'],
  ['ㄱ, ㄴ', 'chosung'],
  ['أ, ب', 'arabicAlpha'],
  ['ก, ข', 'thaiLetters'],
  ['א, ב', 'hebrew1'],
  ['А, Б', 'russianUpper'],
  ['а, б', 'russianLower'],
]

export function createOdtLists(): OdtLists {
  const styles = new Map<string, Map<number, Level>>()
  let style = new Map<number, Level>()
  let list: List | null = null
  /** The numbers of lists by their ids, and of the last list of each style. */
  const byId = new Map<string, number[]>()
  const byStyle = new Map<string, number[]>()
  /** For each open item whether its number is still to be given, and the number that it begins with. */
  const items: { isOpen: boolean; start: number | null }[] = []
  const headings: number[] = []

  const next = (levels: ReadonlyMap<number, Level>, numbers: number[], level: number, start: number | null): string => {
    const own = levels.get(level)
    if (!own) return bullet
    const startOf = (each: number) => levels.get(each)?.start ?? 1
    const before = numbers[level]
    numbers[level] = start ?? (before === undefined ? startOf(level) : before + 1)
    numbers.length = level + 1
    const written = (each: number) => formatNumber(numbers[each] ?? startOf(each), levels.get(each)?.format ?? 'decimal')
    return own.text.replace(/%(\d{1,2})%/g, (_, each) => written(Number(each)))
  }
  return {
    readStyle: (name, attributes) => {
      if (name === 'list-style' || name === outline) {
        style = new Map()
        styles.set(name === outline ? outline : attributeOf(attributes, 'name'), style)
      }
      if (name === 'list-level-style-number' || name === 'outline-level-style')
        style.set(numberOf(attributes, 'level') ?? 1, levelOf(attributes, name === 'list-level-style-number'))
    },
    openList: (attributes) => {
      const own = attributeOf(attributes, 'style-name')
      if (!list) {
        const earlier = attributeOf(attributes, 'continue-numbering') === 'true' ? byStyle.get(own) : undefined
        const continued = attributeOf(attributes, 'continue-list')
        const numbers = (continued === '' ? earlier : byId.get(continued)) ?? []
        list = { style: own, numbers, styles: [] }
        byStyle.set(own, numbers)
        byId.set(attributeOf(attributes, 'id'), numbers)
      }
      list.styles.push(own)
    },
    closeList: () => {
      list?.styles.pop()
      if (list?.styles.length === 0) list = null
    },
    isOpen: () => list !== null,
    openItem: (attributes, isNumbered) => void items.push({ isOpen: isNumbered, start: numberOf(attributes, 'start-value') }),
    closeItem: () => void items.pop(),
    itemLabel: (paragraphStyle) => {
      const item = items.at(-1)
      if (!list || !item?.isOpen) return ''
      item.isOpen = false
      const name = list.styles.findLast((each) => each !== '') ?? paragraphStyle
      return next(styles.get(name) ?? new Map(), list.numbers, list.styles.length, item.start)
    },
    headingLabel: (attributes) => {
      const levels = styles.get(outline)
      const level = Number(attributeOf(attributes, 'outline-level')) || 1
      if (!levels?.has(level) || attributeOf(attributes, 'is-list-header') === 'true') return ''
      const start = attributeOf(attributes, 'restart-numbering') === 'true' ? (numberOf(attributes, 'start-value') ?? 1) : null
      return next(levels, headings, level, start)
    },
  }
}

/** `isList`: its numbers are in digits when no format is given; headings have none then. */
function levelOf(attributes: Attributes, isList: boolean): Level {
  const isGiven = Object.keys(attributes).some((name) => name.endsWith('num-format'))
  const format = isGiven || !isList ? attributeOf(attributes, 'num-format') : '1'
  const suffix = isGiven ? attributeOf(attributes, 'num-suffix') : '.'
  const level = Math.min(numberOf(attributes, 'level') ?? 1, mostLevels)
  const shown = numberOf(attributes, 'display-levels') ?? 1
  const first = Math.max(1, level - Math.max(1, shown) + 1)
  const places = Array.from({ length: level - first + 1 }, (_, index) => `%${first + index}%`)
  const text = `${attributeOf(attributes, 'num-prefix')}${places.join('.')}${suffix}`
  return {
    format: formats[format] ?? sequences.find(([signs]) => format.startsWith(signs))?.[1] ?? 'decimal',
    start: numberOf(attributes, 'start-value') ?? 1,
    text: format === '' ? '' : (attributeOf(attributes, 'num-list-format') || text).trim(),
  }
}

function numberOf(attributes: Attributes, name: string): number | null {
  const text = attributeOf(attributes, name)
  return /^\d{1,6}$/.test(text) ? Number(text) : null
}
