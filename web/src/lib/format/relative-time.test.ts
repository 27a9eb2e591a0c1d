import { expect, it } from '@jest/globals'
import { relativeTime } from './relative-time.ts'

it('is relative up to a week, then a date', () => {
  const now = Date.UTC(2025, 3, 15, 12)
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
