/** Formats a count; 1,000 or more is abbreviated with k, rounded down: 1234 is 1.2k, -1500 is -1.5k. */
export function formatCount(count: number): string {
  if (Math.abs(count) < 1000) return String(count)
  return `${Math.trunc(count / 100) / 10}k`
}

/** Formats a number with thousands separators. */
export const formatNumber = (value: number): string => value.toLocaleString('en')
