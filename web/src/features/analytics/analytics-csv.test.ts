import { describe, expect, it } from '@jest/globals'
import { analyticsCsv } from './analytics-csv.ts'

const days = [
  { date: '2025-04-14', conversations: 3, messages: 12, people: 2, upvotes: 1, downvotes: 0 },
  { date: '2025-04-15', conversations: 0, messages: 0, people: 0, upvotes: 0, downvotes: 2 },
]

describe('the CSV of a report', () => {
  it('is a header and one row per day, each ended by CRLF', () => {
    const header = 'persona,date,conversations,messages,people,upvotes,downvotes\r\n'
    expect(analyticsCsv('Max', days)).toBe(`${header}"Max",2025-04-14,3,12,2,1,0\r\n"Max",2025-04-15,0,0,0,0,2\r\n`)
    expect(analyticsCsv('Max', [])).toBe(header)
  })

  it('quotes a name with quotes, commas and line breaks', () => {
    expect(analyticsCsv('A "B", C\nD', days.slice(0, 1))).toContain('\r\n"A ""B"", C\nD",2025-04-14,')
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1'])('marks the name %p as text, so that no spreadsheet reads a formula', (name) => {
    expect(analyticsCsv(name, days)).toContain(`\r\n"'${name}",`)
  })
})
