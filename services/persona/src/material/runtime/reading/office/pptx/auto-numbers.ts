import { formatNumber } from '../../formats/number-formats.ts'
import { type Attributes, attributeOf } from '../xml.ts'

/** Gives the paragraphs of a shape their automatic numbers (ECMA-376, part 1, 21.1.2.4.1). */
export interface AutoNumbers {
  /** Begins the text of a shape. */
  begin: () => void
  /**
   * Returns the number of a paragraph with a text, and a blank. Empty for none. `level`: from 0. `bullet`: the attributes of its numbers;
   * null for none.
   */
  next: (level: number, bullet: Attributes | null) => string
}

interface Count {
  kind: string
  number: number
}

/** Formats by the first part of a type. */
const formats: readonly (readonly [begin: string, format: string])[] = [
  ['alphaLc', 'lowerAlphabet'],
  ['alphaUc', 'upperAlphabet'],
  ['romanLc', 'lowerRoman'],
  ['romanUc', 'upperRoman'],
  ['circleNum', 'decimalEnclosedCircle'],
  ['ea1JpnKor', 'japaneseCounting'],
  ['ea1', 'chineseCountingThousand'],
  ['hebrew2', 'hebrew1'],
  ['thaiAlpha', 'thaiLetters'],
  ['arabic1', 'arabicAlpha'],
  ['arabic2', 'arabicAbjad'],
]
/** The characters around a number by the end of a type. */
const ends: readonly (readonly [end: string, before: string, behind: string])[] = [
  ['ParenBoth', '(', ')'],
  ['ParenR', '', ')'],
  ['Period', '', '.'],
  ['Minus', '', '-'],
]

export function createAutoNumbers(): AutoNumbers {
  let counts: (Count | undefined)[] = []
  return {
    begin: () => {
      counts = []
    },
    next: (level, bullet) => {
      const before = counts[level]
      counts.length = Math.min(counts.length, level)
      if (!bullet) return ''
      const type = attributeOf(bullet, 'type')
      const start = Number(attributeOf(bullet, 'startAt')) || 1
      const kind = `${type} ${start}`
      const number = before?.kind === kind ? before.number + 1 : start
      counts[level] = { kind, number }
      return `${written(number, type)} `
    },
  }
}

function written(number: number, type: string): string {
  const format = formats.find(([begin]) => type.startsWith(begin))?.[1] ?? 'decimal'
  const [, before, behind] = ends.find(([end]) => type.endsWith(end)) ?? ['', '', '']
  return `${before}${formatNumber(number, format)}${behind}`
}
