import { describe, expect, it } from '@jest/globals'
import { type Day, isEmpty, peakOf, readPeriod } from './analytics.ts'

const none = { conversations: 0, messages: 0, people: 0, upvotes: 0, downvotes: 0 }
const day = (date: string, conversations: number): Day => ({ ...none, date, conversations })

describe('the analytics of a persona', () => {
  it('are of the period in the address, else of the shortest', () => {
    const read = (query: string) => readPeriod(new URLSearchParams(query))
    expect(['days=7', 'days=30', 'days=90', 'days=31', 'days=030', 'days=', ''].map(read)).toEqual([7, 30, 90, 7, 7, 7, 7])
  })

  it('are empty only when nothing at all happened', () => {
    expect(isEmpty({ days: [], totals: none })).toBe(true)
    expect(isEmpty({ days: [], totals: { ...none, downvotes: 1 } })).toBe(false)
  })

  it('know the highest day, the latest of equals, and none where nothing was', () => {
    const days = [day('2025-04-01', 1), day('2025-04-02', 3), day('2025-04-03', 3), day('2025-04-04', 0)]
    expect(peakOf(days, 'conversations')?.date).toBe('2025-04-03')
    expect(peakOf(days, 'people')).toBeNull()
    expect(peakOf([], 'people')).toBeNull()
  })
})
