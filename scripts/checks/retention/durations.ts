const seconds: Record<string, number> = {
  s: 1,
  second: 1,
  min: 60,
  minute: 60,
  h: 3_600,
  hour: 3_600,
  day: 86_400,
  week: 604_800,
  month: 2_592_000,
  year: 31_536_000,
}
const pattern = /\b(\d+|an?|one|two) (s|min|h|seconds?|minutes?|hours?|days?|weeks?|months?|years?)\b/gi
const words: Record<string, number> = { a: 1, an: 1, one: 1, two: 2 }

/** Lists the periods of a text in seconds, ascending: '90 days', '24 h', 'an hour'. */
export function durations(text: string): number[] {
  const found = [...text.matchAll(pattern)].map(([, count = '', unit = '']) => {
    const number = words[count.toLowerCase()] ?? Number(count)
    return number * (seconds[unit.toLowerCase().replace(/(?<=\w{2})s$/, '')] ?? Number.NaN)
  })
  return [...new Set(found)].sort((a, b) => a - b)
}
