import { describe, expect, it } from '@jest/globals'
import type { AnalyticsDay } from '../../api/schemas.ts'
import { isEmpty, peakOf, readPeriod } from './analytics.ts'

const none = { conversations: 0, messages: 0, people: 0, upvotes: 0, downvotes: 0 }
const day = (date: string, conversations: number): AnalyticsDay => ({ ...none, date, conversations })

describe('the report of a persona', () => {
  it('has the period of the URL, or the shortest one', () => {
    const read = (query: string) => readPeriod(new URLSearchParams(query))
    expect(['days=7', 'days=30', 'days=90', 'days=31', 'days=030', 'days=', ''].map(read)).toEqual([7, 30, 90, 7, 7, 7, 7])
  })

  it('is empty only when all totals are 0', () => {
    expect(isEmpty({ days: [], totals: none })).toBe(true)
    expect(isEmpty({ days: [], totals: { ...none, downvotes: 1 } })).toBe(false)
  })

  it('has a peak: the highest day, the latest of equal ones, none when all are 0', () => {
    const days = [day('2025-04-01', 1), day('2025-04-02', 3), day('2025-04-03', 3), day('2025-04-04', 0)]
    expect(peakOf(days, 'conversations')?.date).toBe('2025-04-03')
    expect(peakOf(days, 'people')).toBeNull()
    expect(peakOf([], 'people')).toBeNull()
  })
})
