import { describe, expect, it } from '@jest/globals'
import { dayAt, formatDay, splitByDay } from './calendar.ts'

const stories = (...times: string[]) => times.map((publishedAt) => ({ publishedAt }))
const split = (now: string, timeZone: string, ...times: string[]) => {
  const { today, earlier } = splitByDay(stories(...times), { day: dayAt(Date.parse(now), timeZone), timeZone })
  return [today, earlier].map((list) => list.map(({ publishedAt }) => publishedAt))
}

describe('today’s edition has the stories of the reader’s calendar day', () => {
  // Midnight of March 10 in each zone.
  it.each([
    ['Pacific/Auckland', '2026-03-09T11:00:00Z'],
    ['Europe/Berlin', '2026-03-09T23:00:00Z'],
    ['America/Los_Angeles', '2026-03-10T07:00:00Z'],
    ['UTC', '2026-03-10T00:00:00Z'],
  ])('on both sides of midnight in %s', (timeZone, midnight) => {
    const at = (seconds: number) => new Date(Date.parse(midnight) + seconds * 1_000).toISOString()
    const before = at(-1)
    const first = at(0)
    const last = at(86_399)
    const after = at(86_400)
    expect(split(at(-1), timeZone, before)).toEqual([[before], []])
    expect(split(at(0), timeZone, before)).toEqual([[], [before]])
    expect(split(at(0), timeZone, first, before)).toEqual([[first], [before]])
    expect(split(at(86_399), timeZone, last, first, before)).toEqual([[last, first], [before]])
    expect(split(at(86_400), timeZone, after, last)).toEqual([[after], [last]])
  })

  // Berlin's March 29 has 23 hours and its October 25 has 25 hours.
  it.each([
    ['begins', '2026-03-28T23:00:00Z', '2026-03-29T21:59:59Z', '2026-03-29T22:00:00Z'],
    ['ends', '2026-10-24T22:00:00Z', '2026-10-25T22:59:59Z', '2026-10-25T23:00:00Z'],
  ])('on the day on which summer time %s', (_what, first, last, after) => {
    expect(split(last, 'Europe/Berlin', last, first)).toEqual([[last, first], []])
    expect(split(first, 'Europe/Berlin', first)).toEqual([[first], []])
    expect(split(after, 'Europe/Berlin', after, last, first)).toEqual([[after], [last, first]])
  })

  it('a story that a fast clock dated after today is in today’s edition', () => {
    expect(split('2026-03-10T12:00:00Z', 'UTC', '2026-03-11T00:00:01Z')).toEqual([['2026-03-11T00:00:01Z'], []])
  })
})

it('the date line does not depend on the zone of the machine', () => {
  expect(formatDay('2026-03-29', 'full')).toBe('Sunday, March 29, 2026')
  expect(formatDay('2026-03-29', 'long')).toBe('March 29, 2026')
})
