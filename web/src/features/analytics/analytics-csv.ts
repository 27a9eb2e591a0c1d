import type { Day, Measure } from './analytics.ts'

const measures: Measure[] = ['conversations', 'messages', 'people', 'upvotes', 'downvotes']

/** A text as a quoted cell. What a spreadsheet would take for a formula is marked as text by an apostrophe. */
function quoted(text: string): string {
  const harmless = /^[\s=+\-@]/.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}

/** One row a day below a header, after RFC 4180: commas, CRLF, the persona's name quoted. */
export function analyticsCsv(name: string, days: readonly Day[]): string {
  const rows = days.map((day) => [quoted(name), day.date, ...measures.map((measure) => day[measure])].join(','))
  return [['persona', 'date', ...measures].join(','), ...rows].map((row) => `${row}\r\n`).join('')
}
