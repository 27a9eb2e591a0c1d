import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { dayOf } from '../../../core/domain/activity/activity.ts'
import { growthOf } from './growth.ts'

const minPeople = 10
const firstDay = dayOf(new Date('2026-03-01'))
const weeks = (before: readonly number[], now: readonly number[]) => ({ firstDay, peopleByDay: [...before, ...now] })
const everyDay = (people: number) => new Array<number>(7).fill(people)

describe('the growth of a topic', () => {
  it('compares this week with the week before, in multiples of the floor', () => {
    expect(growthOf(weeks(everyDay(11), everyDay(22)), minPeople, true)).toMatchObject({ now: 150, before: 70, grew: true })
  })

  it('is not claimed below 1.5 times', () => {
    expect(growthOf(weeks(everyDay(20), everyDay(29)), minPeople, true).grew).toBe(false)
    expect(growthOf(weeks(everyDay(20), everyDay(30)), minPeople, true).grew).toBe(true)
  })

  it('is not claimed below the floor', () => {
    expect(growthOf(weeks(everyDay(0), [9, 0, 0, 0, 0, 0, 0]), minPeople, true)).toMatchObject({ now: 0, grew: false, points: [] })
  })

  it('is never claimed when the true counts did not grow by half', () => {
    const week = fc.array(fc.nat(40), { minLength: 7, maxLength: 7 })
    const total = (days: readonly number[]) => days.reduce((sum, people) => sum + people, 0)
    fc.assert(
      fc.property(week, week, (before, now) => {
        if (growthOf(weeks(before, now), minPeople, true).grew) expect(total(now)).toBeGreaterThanOrEqual(1.5 * total(before))
      }),
    )
  })

  it('compares the last three days with the first three without a week before', () => {
    const growth = growthOf(weeks(everyDay(0), [10, 10, 10, 90, 20, 20, 20]), minPeople, false)
    expect(growth).toMatchObject({ now: 60, before: 30, grew: true })
    expect(growth.points).toHaveLength(7)
    expect(growth.points[0]).toEqual({ from: '2026-03-08', to: '2026-03-08', people: 10 })
  })

  it('has a point a day when every day has nobody or enough people', () => {
    const { points } = growthOf(weeks(everyDay(0), everyDay(13)), minPeople, true)
    expect(points.map(({ people }) => people)).toEqual([...everyDay(0), ...everyDay(10)])
  })

  it('has a point a week when a day has too few people', () => {
    expect(growthOf(weeks([1, 0, 0, 0, 0, 0, 0], everyDay(9)), minPeople, true).points).toEqual([
      { from: '2026-03-01', to: '2026-03-07', people: 0 },
      { from: '2026-03-08', to: '2026-03-14', people: 60 },
    ])
  })

  it('shows no count of a week before in which no day has enough people', () => {
    const growth = growthOf(weeks(everyDay(4), everyDay(10)), minPeople, true)
    expect(growth).toMatchObject({ now: 70, before: 0, grew: true })
    expect(growth.points.map(({ people }) => people)).toEqual([0, 70])
  })

  it('shows no point that is not a multiple of the floor', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(60), { minLength: 14, maxLength: 14 }), fc.boolean(), (peopleByDay, hasWeekBefore) => {
        for (const { people } of growthOf({ firstDay, peopleByDay }, minPeople, hasWeekBefore).points) expect(people % minPeople).toBe(0)
      }),
    )
  })
})
