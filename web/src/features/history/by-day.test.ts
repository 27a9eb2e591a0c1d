import { describe, expect, it } from '@jest/globals'
import { conversation } from '../../data/testing/history-fixtures.ts'
import { byDay, dayName } from './by-day.ts'

const at = (id: string, lastMessageAt: string) => ({ ...conversation, id, lastMessageAt })
const grouped = (timeZone: string, ...times: string[]) =>
  byDay(
    times.map((time, index) => at(String(index), time)),
    { day: '2026-03-10', timeZone },
  ).map(({ day, conversations }) => [day, conversations.map(({ id }) => id)])

describe('conversations by day', () => {
  it('belong to the day of the reader’s time zone', () => {
    const midnight = ['2026-03-10T07:00:00Z', '2026-03-10T06:59:59Z']
    expect(grouped('America/Los_Angeles', ...midnight)).toEqual([
      ['2026-03-10', ['0']],
      ['2026-03-09', ['1']],
    ])
    expect(grouped('UTC', ...midnight)).toEqual([['2026-03-10', ['0', '1']]])
  })

  it('keep their order, and a time that is ahead counts as today', () => {
    expect(grouped('UTC', '2026-03-11T01:00:00Z', '2026-03-10T12:00:00Z', '2025-12-31T23:59:59Z')).toEqual([
      ['2026-03-10', ['0', '1']],
      ['2025-12-31', ['2']],
    ])
  })
})

it.each([
  ['2026-03-01', 'Today'],
  ['2026-02-28', 'Yesterday'],
  ['2026-02-27', 'February 27, 2026'],
])('%s is named %s on the first of March', (day, name) => expect(dayName(day, '2026-03-01')).toBe(name))
