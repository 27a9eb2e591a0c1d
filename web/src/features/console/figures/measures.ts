import type { FiguresDay } from '../../../api/schemas.ts'
import { formatCount, formatNumber } from '../../../lib/format/format-count.ts'
import { formatPrice } from '../../../lib/format/format-price.ts'
import { consoleStrings } from '../../../strings/strings.ts'

const { measures: names } = consoleStrings.figures

export type Measure = Exclude<keyof FiguresDay, 'date'>

/** Formats millionths of a US dollar: 1,234,567 is $1.23. Amounts below a cent are shown as such. */
export function formatCost(micros: number): string {
  return micros > 0 && micros < 10_000 ? `<${formatPrice(1)}` : formatPrice(micros / 10_000)
}

interface Format {
  /** A value of the axis. */
  short: (value: number) => string
  exact: (value: number) => string
}

const counted: Format = { short: formatCount, exact: formatNumber }
/** Below ten dollars with two digits that count; an axis of parts of a cent has labels at zero only. */
function axisDollars(dollars: number): string {
  if (dollars > 0 && dollars < 0.01) return ''
  return `$${dollars < 10 ? Number(dollars.toPrecision(2)) : formatCount(Math.round(dollars))}`
}
const cents: Format = { short: (value) => axisDollars(value / 100), exact: formatPrice }
const micros: Format = { short: (value) => axisDollars(value / 1_000_000), exact: formatCost }

/** How a measure is written. */
export function formatOf(measure: Measure): Format {
  if (measure === 'revenue' || measure === 'refunded') return cents
  return measure === 'modelCost' ? micros : counted
}

interface FigureChart {
  measure: 'people' | 'messages' | 'revenue' | 'modelCost'
  /** The measures that its sentences and its table have too. */
  others: readonly Measure[]
}

/** The charts of the section, in order. */
export const charts: readonly FigureChart[] = [
  { measure: 'people', others: ['registered'] },
  { measure: 'messages', others: ['conversations'] },
  { measure: 'revenue', others: ['refunded', 'payments'] },
  { measure: 'modelCost', others: ['modelCalls', 'modelTokens'] },
]

/** Returns a sentence about a measure: its sum, and the latest day of its highest value. */
export function sentence(days: readonly FiguresDay[], measure: Measure, dayOf: (date: string) => string): string {
  const { exact } = formatOf(measure)
  const [first, ...others] = days
  if (!first) return consoleStrings.figures.nothing(names[measure])
  const peak = others.reduce((best, day) => (day[measure] >= best[measure] ? day : best), first)
  if (peak[measure] === 0) return consoleStrings.figures.nothing(names[measure])
  const total = days.reduce((sum, day) => sum + day[measure], 0)
  return consoleStrings.figures.summary(names[measure], exact(total), exact(peak[measure]), dayOf(peak.date))
}
