/** Returns the nearest-rank percentile of some values; NaN without values. `percent`: 0 to 100. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN
}

export const median = (values: readonly number[]): number => percentile(values, 50)

/** Formats rows as an aligned Markdown table. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [line(heads), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}

/** Formats milliseconds. */
export const ms = (value: number, digits = 1): string => `${value.toFixed(digits)} ms`

/** Formats a share of 1 in percent. */
export const share = (value: number): string => `${Math.round(100 * value)} %`

export const out = (text = ''): void => void process.stdout.write(`${text}\n`)
