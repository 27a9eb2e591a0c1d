/** Counts of 1,000 or more are abbreviated with k, rounded down: 1234 is 1.2k, 12345 is 12.3k, -1500 is -1.5k. */
export function formatCount(count: number): string {
  if (Math.abs(count) < 1000) return String(count)
  return `${Math.trunc(count / 100) / 10}k`
}

/** A number with its thousands set apart, for limits and totals. */
export const formatNumber = (value: number): string => value.toLocaleString('en')
