import { describe, expect, it } from '@jest/globals'
import { conversation } from '../../data/testing/history-fixtures.ts'
import { byDay, dayName, spanName } from './by-day.ts'

const at = (id: string, lastMessageAt: string) => ({ ...conversation, id, lastMessageAt })
const grouped = (timeZone: string, ...times: string[]) =>
  byDay(
    times.map((time, index) => at(String(index), time)),
    { day: '2026-03-10', timeZone },
    (day) => day,
  ).map(({ name, conversations }) => [name, conversations.map(({ id }) => id)])

describe('conversations by day', () => {
  it('belong to the day of the reader’s time zone', () => {
    const midnight = ['2026-03-10T07:00:00Z', '2026-03-10T06:59:59Z']
    expect(grouped('America/Los_Angeles', ...midnight)).toEqual([
      ['2026-03-10', ['0']],
      ['2026-03-09', ['1']],
    ])
    expect(grouped('UTC', ...midnight)).toEqual([['2026-03-10', ['0', '1']]])
  })

  it('keep their order, and a future time counts as today', () => {
    expect(grouped('UTC', '2026-03-11T01:00:00Z', '2026-03-10T12:00:00Z', '2025-12-31T23:59:59Z')).toEqual([
      ['2026-03-10', ['0', '1']],
      ['2025-12-31', ['2']],
    ])
  })
})

it('pinned conversations are a group of their own, whatever their day', () => {
  const pinned = { ...at('1', '2025-12-31T12:00:00Z'), pinned: true }
  const groups = byDay([pinned, at('2', '2026-03-10T12:00:00Z')], { day: '2026-03-10', timeZone: 'UTC' }, dayName)
  expect(groups.map(({ name, conversations }) => [name, conversations.map(({ id }) => id)])).toEqual([
    ['Pinned', ['1']],
    ['Today', ['2']],
  ])
})

it.each([
  ['2026-03-01', 'Today', 'Today'],
  ['2026-02-28', 'Yesterday', 'Yesterday'],
  ['2026-02-27', 'February 27, 2026', 'Last 7 days'],
  ['2026-02-23', 'February 23, 2026', 'Last 7 days'],
  ['2026-02-22', 'February 22, 2026', 'Earlier'],
])('%s is named %s or %s on the first of March', (day, name, span) => {
  expect([dayName(day, '2026-03-01'), spanName(day, '2026-03-01')]).toEqual([name, span])
})
