import { formatNumber } from '../number-formats.ts'

type HtmlAttributes = Readonly<Record<string, string>>

interface List {
  /** The number of the next item; null for a list without numbers, and for a table. */
  next: number | null
  step: 1 | -1
  format: string
  /** The items of a list that counts down to 1 from a number that is known at its end. */
  waiting: Item[] | null
}

interface Item {
  /** Where its number is to be put. */
  place: number
  value: number | null
}

/** Follows the lists that are open, and returns the numbers of their items (HTML Standard, 4.4.5). */
export interface ListMarks {
  isOpen: () => boolean
  open: (name: string, attributes: HtmlAttributes) => void
  /** Returns what begins an item. `place`: where it is put, for `close`. */
  mark: (attributes: HtmlAttributes, place: number) => string
  /** Closes a list. Returns the numbers that were not known when their item began, by their places. */
  close: () => ReadonlyMap<number, string>
}

const bullet = '- '
/** Names of formats by the attribute `type` and by the property `list-style-type`. */
const formats: Readonly<Record<string, string>> = {
  a: 'lowerAlphabet',
  A: 'upperAlphabet',
  i: 'lowerRoman',
  I: 'upperRoman',
  'lower-alpha': 'lowerAlphabet',
  'lower-latin': 'lowerAlphabet',
  'upper-alpha': 'upperAlphabet',
  'upper-latin': 'upperAlphabet',
  'lower-roman': 'lowerRoman',
  'upper-roman': 'upperRoman',
  'decimal-leading-zero': 'decimalZero',
}
const listStyle = /(?:^|;)\s*list-style(?:-type)?\s*:\s*([a-z-]{1,30})/i

export function createListMarks(): ListMarks {
  const lists: List[] = []
  return {
    isOpen: () => lists.length > 0,
    open: (name, attributes) => {
      const start = numberOf(attributes.start)
      const isReversed = attributes.reversed !== undefined
      const format = listStyle.exec(attributes.style ?? '')?.[1]?.toLowerCase() ?? attributes.type ?? ''
      lists.push({
        next: name === 'ol' ? (start ?? 1) : null,
        step: isReversed ? -1 : 1,
        format: formats[format] ?? 'decimal',
        waiting: isReversed && start === null ? [] : null,
      })
    },
    mark: ({ value }, place) => {
      const list = lists.at(-1)
      if (!list || list.next === null) return bullet
      list.waiting?.push({ place, value: numberOf(value) })
      const number = numberOf(value) ?? list.next
      list.next = number + list.step
      return written(number, list.format)
    },
    close: () => {
      const list = lists.pop()
      const items = list?.waiting ?? []
      const marks = new Map<number, string>()
      let number = items.length
      for (const { place, value } of items) {
        number = value ?? number
        marks.set(place, written(number, list?.format ?? ''))
        number--
      }
      return marks
    },
  }
}

const numberOf = (text: string | undefined): number | null => (/^\s*[+-]?\d{1,6}/.test(text ?? '') ? Number.parseInt(text ?? '', 10) : null)

const written = (number: number, format: string): string => `${number < 1 ? number : formatNumber(number, format)}. `
