import type { EntryFacts } from '../../facts/facts.ts'

/** What a chart shows, in one sentence; empty when there is none. */
export function chartSentence({ chart }: EntryFacts): string {
  if (!chart) return ''
  if (chart.first === chart.last) return `The published chart begins and ends at ${chart.first}.`
  const peak = chart.most > Math.max(chart.first, chart.last) ? `, after a height of ${chart.most} in between` : ''
  return `The published chart begins at ${chart.first} and ends at ${chart.last}${peak}.`
}
