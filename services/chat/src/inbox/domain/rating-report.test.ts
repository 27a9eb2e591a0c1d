import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { Rating } from '../../core/domain/exchanges/feedback.ts'
import { ratingReport } from './rating-report.ts'

const rated = (person: string, rating: Rating, day: number) => ({ person, rating, at: new Date(Date.UTC(2026, 2, day, 12)) })

describe('the ratings of a persona', () => {
  it('are not counted of fewer than three people, however often they rated', () => {
    const two = Array.from({ length: 30 }, (_, n) => rated(`member:${n % 2}`, 'up', 1 + (n % 5)))
    expect(ratingReport(two)).toEqual({ totals: null, days: [] })
    expect(ratingReport([])).toEqual({ totals: null, days: [] })
  })

  it('are counted in all from three people on, without days on which fewer rated', () => {
    const three = [rated('member:a', 'up', 1), rated('member:b', 'up', 2), rated('member:c', 'down', 3)]
    expect(ratingReport(three)).toEqual({ totals: { up: 2, down: 1 }, days: [] })
  })

  it('are counted by day, oldest first', () => {
    const people = ['member:a', 'member:b', 'member:c']
    const days = [2, 1].flatMap((day) => people.map((person, n) => rated(person, n === 0 ? 'down' : 'up', day)))
    expect(ratingReport(days)).toEqual({
      totals: { up: 4, down: 2 },
      days: [
        { date: '2026-03-01', up: 2, down: 1 },
        { date: '2026-03-02', up: 2, down: 1 },
      ],
    })
  })

  it('hide a second day where the totals would reveal the only hidden one', () => {
    const people = ['member:a', 'member:b', 'member:c', 'member:d']
    const large = people.map((person) => rated(person, 'up', 1))
    const small = people.slice(0, 3).map((person) => rated(person, 'up', 2))
    expect(ratingReport([...large, ...small, rated('member:z', 'down', 3)])).toEqual({
      totals: { up: 7, down: 1 },
      days: [{ date: '2026-03-01', up: 4, down: 0 }],
    })
  })

  it('tell about no day, and about no sum of the hidden ones, that is of one or two people', () => {
    const ratings = fc.array(
      fc.tuple(fc.integer({ min: 0, max: 6 }), fc.constantFrom<Rating>('up', 'down'), fc.integer({ min: 1, max: 6 })),
    )
    fc.assert(
      fc.property(ratings, (all) => {
        const given = all.map(([person, rating, day]) => rated(`member:${person}`, rating, day))
        const { totals, days } = ratingReport(given)
        const peopleOn = (isCounted: (date: string) => boolean) =>
          new Set(given.filter(({ at }) => isCounted(at.toISOString().slice(0, 10))).map(({ person }) => person)).size
        for (const { date } of days) expect(peopleOn((each) => each === date)).toBeGreaterThanOrEqual(3)
        const shown = new Set(days.map(({ date }) => date))
        const hidden = peopleOn((date) => !shown.has(date))
        if (totals) expect(hidden === 0 || hidden >= 3).toBe(true)
      }),
    )
  })
})
