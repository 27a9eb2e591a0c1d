import { expect, it } from '@jest/globals'
import { relativeTime } from './relative-time.ts'

// Times are of the zone of the machine, which is that of the reader.
it('is relative up to a week, then a date', () => {
  const now = Date.parse('2025-04-15T12:00:00')
  const ages = [-5_000, 5_000, 60_000, 3 * 3_600_000, 30 * 3_600_000, 7 * 86_400_000, 8 * 86_400_000]
  expect(ages.map((age) => relativeTime(now - age, now))).toEqual([
    'now',
    'now',
    '1 minute ago',
    '3 hours ago',
    'yesterday',
    '7 days ago',
    'Apr 7, 2025',
  ])
})

it.each([
  ['2025-04-14T23:30:00', '2025-04-15T00:30:00', '1 hour ago'],
  ['2025-04-13T22:00:00', '2025-04-15T12:00:00', '2 days ago'],
  ['2025-04-14T00:10:00', '2025-04-15T23:50:00', 'yesterday'],
  ['2025-04-08T00:10:00', '2025-04-15T23:50:00', '7 days ago'],
  ['2025-04-07T23:50:00', '2025-04-15T00:10:00', 'Apr 7, 2025'],
])('counts days by the calendar of the reader: %s at %s is %s', (then, now, text) => {
  expect(relativeTime(Date.parse(then), Date.parse(now))).toBe(text)
})
