import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { changedPeople, mayAppear, mayDecide, peopleBefore } from './change-rule.ts'

const minPeople = 25
const cut = 1_000

const people = (count: number, from = 0) => new Set(Array.from({ length: count }, (_, index) => `person-${from + index}`))
const talking = (earlier: number, newcomers: number) => [
  ...Array.from({ length: earlier }, () => ({ firstAt: cut - 1 })),
  ...Array.from({ length: newcomers }, () => ({ firstAt: cut })),
]

describe('the change rule', () => {
  it('counts people who joined and people who left', () => {
    expect(changedPeople(people(10), people(10))).toBe(0)
    expect(changedPeople(people(10), people(10, 3))).toBe(6)
  })

  it('keeps a topic back whose 25th person joins 24 known ones', () => {
    expect(mayAppear(talking(24, 1), cut, minPeople)).toBe(false)
    expect(peopleBefore(talking(24, 1), cut)).toHaveLength(24)
  })

  it('lets a topic appear that 25 people begin at once', () => {
    expect(mayAppear(talking(0, 25), cut, minPeople)).toBe(true)
    expect(mayAppear(talking(24, 25), cut, minPeople)).toBe(true)
  })

  it('lets every topic appear in the first edition', () => {
    expect(mayAppear(talking(25, 0), null, minPeople)).toBe(true)
  })

  it('decides anew once a dribble of 10 people a day has changed 25', () => {
    const decidedOn = people(24)
    expect([34, 44, 48, 49, 54].map((count) => mayDecide(decidedOn, people(count), minPeople))).toEqual([false, false, false, true, true])
  })

  it('decides nothing anew on the same people', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), (count) => expect(mayDecide(people(count), people(count), minPeople)).toBe(false)),
    )
  })

  it('keeps an entry of which 3 of 25 people changed', () => {
    expect(mayDecide(people(25), people(25, 3), minPeople)).toBe(false)
    expect(mayDecide(people(25), people(22), minPeople)).toBe(false)
  })

  it('decides anew when the people of the last decision are no longer known', () => {
    expect(mayDecide(null, people(25), minPeople)).toBe(true)
  })

  it('gives the same answer whichever side joined or left', () => {
    const some = fc.uniqueArray(fc.integer({ min: 0, max: 40 })).map((ids) => new Set(ids.map(String)))
    fc.assert(fc.property(some, some, (a, b) => expect(changedPeople(a, b)).toBe(changedPeople(b, a))))
  })
})
