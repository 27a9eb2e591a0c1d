import { say } from '../../bootstrap/console.ts'
import { median, share, table } from '../../measure/statistics.ts'
import type { Comparison, Series } from './compare.ts'

/** Prints each figure of the benches, before and now. `measured`: the series of this run, by bench. */
export function printComparisons(
  comparisons: ReadonlyMap<string, readonly Comparison[]>,
  measured: ReadonlyMap<string, ReadonlyMap<string, Series>>,
): void {
  const rows = [...comparisons].flatMap(([bench, ofBench]) =>
    ofBench.map(({ name, unit, before, now, change = 0, noise, verdict }) => {
      const values = measured.get(bench)?.get(name)?.values ?? []
      const changed = change === 0 ? '' : `${share(Math.abs(change))} ${change > 0 ? 'worse' : 'better'}`
      const found = values.length > 0 ? `${digits(median(values))} ${unit}` : ''
      return [bench, name, found, digits(before), digits(now), changed, noise === undefined ? '' : share(noise), verdict]
    }),
  )
  say('\nMedians; before and now: CPU in units of the yardstick; noise: the range of the runs as a share of their median\n')
  say(table(['bench', 'figure', 'measured', 'before', 'now', 'change', 'noise', ''], rows))
}

/** Three significant digits. */
const digits = (value: number | undefined) =>
  value === undefined ? '' : Math.abs(value) >= 1_000 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)))
