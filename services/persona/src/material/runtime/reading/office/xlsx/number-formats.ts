import { utcDate } from '@rostra/kit/utc-date'
import type { ReadingLimits } from '../../reading-limits.ts'
import { attributeOf, walkXml } from '../xml.ts'
import { mostOfCode, type NumberCode, plain, readNumberCode } from './number-code.ts'

/** What the format of a cell shows a number as. */
type NumberKind = 'number' | 'percent' | 'date' | 'time' | 'duration'

export interface NumberFormats {
  /** Writes the number of a cell with a style. */
  write: (value: number, style: number) => string
  /** Whether a style shows no texts. */
  hidesTexts: (style: number) => boolean
}

const dayMs = 86_400_000
const epochMs = Date.UTC(1899, 11, 30)
const epoch1904Ms = Date.UTC(1904, 0, 1)
/** 1900 is a leap year in Excel, so that days before its 29th of February are one less. */
const firstRightDay = 60

/** Number formats that have no text (ECMA-376, part 1, 18.8.30). */
const builtIn: ReadonlyMap<number, NumberKind> = new Map<number, NumberKind>([
  ...[9, 10].map((id) => [id, 'percent'] as const),
  ...[14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58].map((id) => [id, 'date'] as const),
  ...[18, 19, 20, 21, 32, 33].map((id) => [id, 'time'] as const),
  ...[45, 46, 47].map((id) => [id, 'duration'] as const),
])

/**
 * Reads how the styles of cells show numbers. Ignores formats that are longer than Excel permits. `from1904`: days are counted from 1904,
 * as in old workbooks of Macintosh.
 */
export function readNumberFormats(xml: string | null, from1904: boolean, limits: ReadingLimits): NumberFormats {
  const kinds = new Map(builtIn)
  const codes = new Map<number, NumberCode>()
  const styles: number[] = []
  let isInCells = false
  if (xml !== null)
    walkXml(xml, limits, {
      open: (name, attributes) => {
        if (name === 'cellXfs') isInCells = true
        const format = Number(attributeOf(attributes, 'numFmtId'))
        if (name === 'numFmt') {
          const code = attributeOf(attributes, 'formatCode')
          if (code.length > mostOfCode) return
          kinds.set(format, kindOfCode(code))
          codes.set(format, readNumberCode(code))
        }
        if (name === 'xf' && isInCells) styles.push(format)
      },
      text: () => undefined,
      close: (name) => {
        if (name === 'cellXfs') isInCells = false
      },
    })
  return {
    write: (value, style) => {
      const format = styles[style] ?? 0
      const kind = kinds.get(format) ?? 'number'
      return (kind === 'number' ? codes.get(format)?.write(value) : null) ?? write(value, kind, from1904)
    },
    hidesTexts: (style) => codes.get(styles[style] ?? 0)?.hidesTexts ?? false,
  }
}

function kindOfCode(code: string): NumberKind {
  const unquoted = code.replace(/"[^"]*"|[\\_*]./g, '')
  if (/\[(?:h+|m+|s+)\]/i.test(unquoted)) return 'duration'
  const signs = unquoted.replace(/\[[^\]]*\]/g, '')
  if (/[yd]|ge|aaa/i.test(signs.replace(/general/gi, ''))) return 'date'
  if (/s/i.test(signs) && !/h/i.test(signs)) return 'duration'
  if (/[hs]/i.test(signs)) return 'time'
  if (/m/i.test(signs)) return 'date'
  return signs.includes('%') ? 'percent' : 'number'
}

function write(value: number, kind: NumberKind, from1904: boolean): string {
  if (kind === 'percent') return `${plain(value * 100)}%`
  if (kind === 'duration') return durationOf(value)
  if (kind === 'time' && value >= 0) return timeOf(epochMs + roundedMs(value % 1))
  return kind === 'date' ? dateOf(value, from1904) : plain(value)
}

const roundedMs = (days: number): number => Math.round(days * 86_400) * 1_000

/** Writes a time of day, with seconds if it has some. */
const timeOf = (time: number): string => new Date(time).toISOString().slice(11, 19).replace(/:00$/, '')

/** Writes a duration as hours and minutes, with seconds if it has some. */
function durationOf(days: number): string {
  const seconds = Math.round(Math.abs(days) * 86_400)
  const twoDigits = (number: number) => String(number).padStart(2, '0')
  const parts = [String(Math.floor(seconds / 3_600)), twoDigits(Math.floor(seconds / 60) % 60)]
  if (seconds % 60 > 0) parts.push(twoDigits(seconds % 60))
  return `${days < 0 ? '-' : ''}${parts.join(':')}`
}

/** Writes a date as 2026-01-31, with the time of day if it has one. */
function dateOf(days: number, from1904: boolean): string {
  if (days < 0 || days * dayMs > 1e14) return String(days)
  const date = from1904 ? epoch1904Ms + roundedMs(days) : epochMs + roundedMs(days < firstRightDay ? days + 1 : days)
  if (days < 1) return timeOf(date)
  const day = utcDate(date)
  return days % 1 === 0 ? day : `${day} ${timeOf(date)}`
}
