import { describe, expect, it } from '@jest/globals'
import { analyticsOf, lastDates } from './analytics.ts'

const dayAfterLeapDay = new Date('2028-03-01T00:00:00.000Z')
const noActivity = { conversations: 0, messages: 0, people: 0, upvotes: 0, downvotes: 0 }

describe('lastDates', () => {
  it.each([7, 30, 90])('returns the last %d days, today included, without a gap', (days) => {
    const dates = lastDates(days, dayAfterLeapDay)
    expect(dates).toHaveLength(days)
    expect(dates.at(-1)).toBe('2028-03-01')
    expect(dates.at(-2)).toBe('2028-02-29')
    const gaps = dates.slice(1).map((date, i) => Date.parse(date) - Date.parse(dates[i] ?? ''))
    expect(new Set(gaps)).toEqual(new Set([24 * 3_600_000]))
  })

  it('uses UTC dates up to the last millisecond of a day', () => {
    expect(lastDates(7, new Date('2026-12-31T23:59:59.999Z')).at(-1)).toBe('2026-12-31')
  })

  it.each([0, 1, 8, 91, -7, 7.5, Number.NaN])('refuses %d days', (days) => {
    const refusal = { kind: 'invalid', reason: 'VALIDATION', details: { fields: { days: 'Days must be 7, 30 or 90' } } }
    expect(() => lastDates(days, dayAfterLeapDay)).toThrow(expect.objectContaining(refusal))
  })
})

describe('analyticsOf', () => {
  const monday = { date: '2026-03-02', conversations: 2, messages: 9, people: 2, upvotes: 1, downvotes: 0 }
  const wednesday = { date: '2026-03-04', conversations: 1, messages: 3, people: 2, upvotes: 0, downvotes: 4 }

  it('fills days without activity with zeros', () => {
    const { days } = analyticsOf(['2026-03-02', '2026-03-03', '2026-03-04'], [wednesday, monday], { people: 3, returning: 0 })
    expect(days).toEqual([monday, { date: '2026-03-03', ...noActivity }, wednesday])
  })

  it('sums every count except people, who may have come on several days', () => {
    const { totals } = analyticsOf(['2026-03-02', '2026-03-03', '2026-03-04'], [monday, wednesday], { people: 3, returning: 0 })
    expect(totals).toEqual({ conversations: 3, messages: 12, people: 3, upvotes: 1, downvotes: 4 })
  })

  it('leaves out counts of days outside the window', () => {
    expect(analyticsOf(['2026-03-03'], [monday, wednesday], { people: 0, returning: 0 })).toEqual({
      days: [{ date: '2026-03-03', ...noActivity }],
      totals: noActivity,
    })
  })

  it.each([
    [0, undefined],
    [2, undefined],
    [3, 3],
    [40, 40],
  ])('counts %d people who came back as %s: fewer than three are not told apart', (returning, shown) => {
    expect(analyticsOf(['2026-03-03'], [], { people: 50, returning }).returning).toBe(shown)
  })
})
