import { formatNumber } from '../formats/number-formats.ts'
import { textOfEquation } from './equation-field.ts'
import { symbolOf } from './symbols.ts'

/**
 * Returns the text of a field that stores none: Word computes it when it shows the document. Empty for other fields. The fields have to be
 * asked for in order.
 */
export type ComputedText = (instruction: string) => string

/** The formats of the lists that `LISTNUM` names, by level, with `%` for the number. */
const lists: Readonly<Record<string, readonly (readonly [text: string, format: string])[]>> = {
  numberdefault: [
    ['%)', 'decimal'],
    ['%)', 'lowerLetter'],
    ['%)', 'lowerRoman'],
    ['(%)', 'decimal'],
    ['(%)', 'lowerLetter'],
    ['(%)', 'lowerRoman'],
    ['%.', 'decimal'],
    ['%.', 'lowerLetter'],
    ['%.', 'lowerRoman'],
  ],
  outlinedefault: [
    ['%.', 'upperRoman'],
    ['%.', 'upperLetter'],
    ['%.', 'decimal'],
    ['%)', 'lowerLetter'],
    ['(%)', 'decimal'],
    ['(%)', 'lowerLetter'],
    ['(%)', 'lowerRoman'],
    ['(%)', 'lowerLetter'],
    ['(%)', 'lowerRoman'],
  ],
}
const mostLevels = 9

export function createComputedFields(): ComputedText {
  /** The numbers given last, by list and level. */
  const numbersOf = new Map<string, number[]>()
  const next = (list: string, level: number, start: number | null): readonly number[] => {
    const numbers = (numbersOf.get(list) ?? []).slice(0, level)
    while (numbers.length < level) numbers.push(numbers.length < level - 1 ? 1 : 0)
    numbers[level - 1] = start ?? (numbers[level - 1] ?? 0) + 1
    numbersOf.set(list, numbers)
    return numbers
  }
  const listNumber = (instruction: string): string => {
    const name = (/^\s*LISTNUM\s+"?([^\s"\\]+)/i.exec(instruction)?.[1] ?? 'NumberDefault').toLowerCase()
    const level = Math.min(mostLevels, Math.max(1, optionOf(instruction, 'l') ?? 1))
    const numbers = next(name, level, optionOf(instruction, 's'))
    if (name === 'legaldefault') return `${numbers.join('.')}.`
    const [text, format] = (lists[name] ?? lists.numberdefault)?.[level - 1] ?? ['%)', 'decimal']
    return text.replace('%', formatNumber(numbers[level - 1] ?? 1, format))
  }
  return (instruction) => {
    const name = /^\s*([A-Z]+)/i.exec(instruction)?.[1]?.toUpperCase()
    if (name === 'EQ') return textOfEquation(instruction)
    if (name === 'LISTNUM') return listNumber(instruction)
    if (name === 'AUTONUM' || name === 'AUTONUMLGL') return `${next(name, 1, null)[0]}.`
    if (name === 'AUTONUMOUT') return `${formatNumber(next(name, 1, null)[0] ?? 1, 'upperRoman')}.`
    if (name === 'SYMBOL') return symbolOfField(instruction)
    return ''
  }
}

function optionOf(instruction: string, option: string): number | null {
  const value = new RegExp(`\\\\${option}\\s*(\\d{1,4})`, 'i').exec(instruction)?.[1]
  return value === undefined ? null : Number(value)
}

function symbolOfField(instruction: string): string {
  const code = Number(/SYMBOL\s+(\d{1,5}|0x[\da-f]{1,4})/i.exec(instruction)?.[1] ?? Number.NaN)
  const font = /\\f\s*"([^"]*)"/i.exec(instruction)?.[1] ?? ''
  return Number.isNaN(code) ? '' : symbolOf(font, code.toString(16))
}
