import { expect, it } from '@jest/globals'
import { utcDate } from './utc-date.ts'

it('the UTC date of a time is the same up to the last millisecond of the day, in any time zone', () => {
  const lastMs = new Date('2026-03-04T23:59:59.999Z')
  expect([utcDate(lastMs), utcDate(lastMs.getTime())]).toEqual(['2026-03-04', '2026-03-04'])
  expect(utcDate(new Date('2026-03-05T00:30:00+01:00'))).toBe('2026-03-04')
})
