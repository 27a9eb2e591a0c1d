/** A metric in k6's data at the end of a run. */
export interface MetricSummary {
  type: string
  values: Record<string, number>
  thresholds?: Record<string, { ok: boolean }>
}

export interface Summary {
  metrics: Record<string, MetricSummary>
  root_group: Group
}

interface Group {
  checks: { name: string; passes: number; fails: number }[]
  groups: Group[]
}

/** Metrics that repeat others or say nothing about the product. */
const omitted =
  /^(http_req_(blocked|connecting|tls_handshaking|sending|receiving|waiting)|iteration_duration|group_duration)|expected_response/

const cell = (value: number | undefined) => {
  if (value === undefined) return ''
  return value < 100 ? value.toFixed(1) : String(Math.round(value))
}

/** Formats the summary of a run: times in milliseconds, counts, failed checks and each threshold. */
export function summaryText(title: string, { metrics, root_group }: Summary): string {
  const entries = Object.entries(metrics).sort(([one], [other]) => one.localeCompare(other))
  const trends = entries.filter(([name, { type, values }]) => type === 'trend' && !omitted.test(name) && values.count)
  const width = Math.max(20, ...trends.map(([name]) => name.length))
  const row = (name: string, cells: (string | undefined)[]) =>
    `  ${name.padEnd(width)}${cells.map((text = '') => text.padStart(10)).join('')}`
  const times = trends.map(([name, { values }]) =>
    row(name, [String(values.count), ...['med', 'p(95)', 'p(99)', 'max'].map((stat) => cell(values[stat]))]),
  )
  const counts = entries
    .filter(([name, { type, values }]) => type === 'counter' && !name.startsWith('data_') && !omitted.test(name) && values.count)
    .map(([name, { values }]) => row(name, [String(values.count), `${values.rate?.toFixed(2)}/s`]))
  const checks = checksOf(root_group)
  const failed = checks
    .filter(({ fails }) => fails > 0)
    .map(({ name, fails, passes }) => `  ✗ ${name}: ${fails} of ${fails + passes} failed`)
  const passes = checks.reduce((sum, check) => sum + check.passes, 0)
  const thresholdLines = entries.flatMap(([name, { thresholds = {}, values, type }]) =>
    Object.entries(thresholds).map(([rule, { ok }]) => `  ${ok ? '✓' : '✗'} ${name}: ${rule} (${statOf(rule, type, values)})`),
  )
  return [
    `\n${title}\n`,
    row('ms', ['count', 'p50', 'p95', 'p99', 'max']),
    ...times,
    row('counts', ['', '']).trimEnd(),
    ...counts,
    `  checks: ${passes} passed${failed.length === 0 ? ', none failed' : ''}`,
    ...failed,
    '  thresholds',
    ...thresholdLines,
    verdict(metrics, thresholdLines),
  ].join('\n')
}

function verdict(metrics: Summary['metrics'], thresholdLines: readonly string[]): string {
  if (!metrics.iterations?.values.count) return 'NOTHING WAS MEASURED: the run ended before its first iteration was complete\n'
  const crossed = thresholdLines.filter((line) => line.startsWith('  ✗')).length
  return crossed === 0 ? 'good: every threshold holds\n' : `NOT GOOD: ${crossed} of ${thresholdLines.length} thresholds were crossed\n`
}

const checksOf = ({ checks, groups }: Group): Group['checks'] => [...checks, ...groups.flatMap(checksOf)]

/** Formats the value that a rule such as `p(95)<500` compares. */
function statOf(rule: string, type: string, values: Record<string, number>): string {
  const name = /^(p\([\d.]+\)|[a-z]+)/.exec(rule)?.[1] ?? ''
  const value = values[name]
  if (value === undefined) return 'none'
  return type === 'rate' ? `${(value * 100).toFixed(2)} %` : cell(value)
}
