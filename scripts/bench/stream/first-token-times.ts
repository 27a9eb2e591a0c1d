import type { MeasuredStreams } from '../../load/stream-load.ts'
import { ms, out, percentile, table } from '../../measure/statistics.ts'

/** Returns a row of the table of first tokens, and the median of the time from the request in milliseconds. */
export function firstTokenTimes(name: string, { values }: MeasuredStreams): { cells: string[]; p50: number } {
  const behind = values.map(({ lagMs }) => lagMs)
  const whole = values.map(({ firstTokenMs }) => firstTokenMs)
  const times = [behind, whole].flatMap((all) => [percentile(all, 50), percentile(all, 99)])
  return { cells: [name, String(values.length), ...times.map((time) => ms(time, 2))], p50: percentile(whole, 50) }
}

export function printFirstTokens(rows: readonly string[][]): void {
  out('First token: from its sending by the provider (behind) and from the request (whole) to its arrival; 10 streams at once\n')
  out(table(['answers', 'streams', 'behind p50', 'behind p99', 'whole p50', 'whole p99'], rows))
}
