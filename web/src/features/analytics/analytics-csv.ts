import type { AnalyticsDay } from '../../api/schemas.ts'
import type { Measure } from './analytics.ts'

const measures: Measure[] = ['conversations', 'messages', 'people', 'upvotes', 'downvotes']

/** Returns a quoted cell. A leading apostrophe marks text that a spreadsheet would read as a formula. */
function quoted(text: string): string {
  const harmless = /^[\s=+\-@]/.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}

/** Returns a report as CSV (RFC 4180): a header and one row per day. */
export function analyticsCsv(name: string, days: readonly AnalyticsDay[]): string {
  const rows = days.map((day) => [quoted(name), day.date, ...measures.map((measure) => day[measure])].join(','))
  return [['persona', 'date', ...measures].join(','), ...rows].map((row) => `${row}\r\n`).join('')
}
