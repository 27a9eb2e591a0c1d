import { say } from '../../bootstrap/console.ts'
import { median, table } from '../measure/statistics.ts'
import type { Comparison, Measured, Series } from './compare.ts'
import type { BenchRecord } from './record.ts'

export interface ComparedRun {
  comparisons: ReadonlyMap<string, readonly Comparison[]>
  measured: ReadonlyMap<string, ReadonlyMap<string, Series>>
  record: BenchRecord
  readings: readonly Measured[]
  baseline: BenchRecord | undefined
}

/** Prints the yardsticks with their noise, and each figure before and now. */
export function printComparisons({ comparisons, measured, record, readings, baseline }: ComparedRun): void {
  say(`\nYardsticks of ${record.machine} at ${record.commit}, and how far apart their readings were\n`)
  const units = { loop: 'CPU ms', handler: 'ms', pipe: 'CPU µs a token', fsync: 'ms' } as const
  const rows = (Object.keys(units) as (keyof Measured)[]).map((name) => {
    const values = readings.map((reading) => reading[name])
    const spread = (Math.max(...values) - Math.min(...values)) / median(values)
    const before = baseline?.yardsticks[name]
    return [name, units[name], before === undefined ? '' : digits(before), digits(median(values)), percent(spread)]
  })
  say(table(['yardstick', 'unit', 'baseline', 'now', 'noise'], rows))
  if (baseline) say(`\nThe baseline: ${baseline.commit} of ${baseline.date.slice(0, 10)} on ${baseline.machine}`)
  else say('\nThere is no baseline yet: write one by npm run bench -- --write-baseline')
  say('\nMedians; before and now in units of the yardstick; noise: the range of the runs as a share of their median\n')
  say(
    table(
      ['bench', 'figure', 'measured', 'by', 'before', 'now', 'change', 'noise', ''],
      [...comparisons].flatMap(([bench, ofBench]) =>
        ofBench.map((each) => {
          const values = measured.get(bench)?.get(each.name)?.values ?? []
          const value = values.length > 0 ? `${digits(median(values))} ${each.unit}` : ''
          const change =
            each.change === undefined
              ? ''
              : `${percent(Math.abs(each.change))}${each.change > 0 ? ' worse' : each.change < 0 ? ' better' : ''}`
          return [
            bench,
            each.name,
            value,
            each.yardstick ?? '',
            digits(each.before),
            digits(each.now),
            change,
            percent(each.noise),
            each.verdict,
          ]
        }),
      ),
    ),
  )
}

const percent = (share: number | undefined) => (share === undefined ? '' : `${Math.round(share * 100)} %`)
/** Three significant digits. */
const digits = (value: number | undefined) =>
  value === undefined ? '' : Math.abs(value) >= 1_000 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)))
