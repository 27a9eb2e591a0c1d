import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { beginning, popularityOf, withConversation, withoutUpvote, withUpvote, withVote } from './popularity.ts'

const day = 24 * 3_600_000
const made = new Date('2026-02-01T00:00:00Z')
const later = (days: number) => new Date(made.getTime() + days * day)
const times = fc.array(fc.integer({ min: 0, max: 20_000 }), { maxLength: 40 })
const after = (days: readonly number[]) => days.reduce((sum, at) => withConversation(sum, later(at)), beginning(made))

describe('popularity', () => {
  it('counts an old conversation half as much as one 30 days later', () => {
    const old = withConversation(withConversation(beginning(made), later(10)), later(10))
    const fresh = withConversation(beginning(made), later(40))
    expect(old).toBeCloseTo(fresh, 12)
  })

  it('takes an upvote for two conversations', () => {
    const talkedWith = withConversation(withConversation(beginning(made), later(3)), later(3))
    expect(withUpvote(beginning(made), later(3))).toBeCloseTo(talkedWith, 12)
  })

  it('lets a new persona pass one with which nothing has happened, and be passed by one that is talked with', () => {
    expect(beginning(later(1))).toBeGreaterThan(beginning(made))
    const talkedWith = Array.from({ length: 6 }).reduce<number>((sum) => withConversation(sum, later(30)), beginning(made))
    expect(talkedWith).toBeGreaterThan(beginning(later(30)))
  })

  it('is the same in whatever order things are heard of', () => {
    fc.assert(
      fc.property(times, (days) => {
        expect(after(days.toReversed())).toBeCloseTo(after(days), 9)
        expect(after(days.toSorted((a, b) => a - b))).toBeCloseTo(after(days), 9)
      }),
    )
  })

  it('says by its order who has more, counted on any day: as time goes by, two of whom nothing is heard keep their places', () => {
    const heard = fc.array(fc.integer({ min: 0, max: 90 }), { maxLength: 20 })
    const faded = (days: readonly number[], on: number) => days.reduce((sum, at) => sum + 2 ** ((at - on) / 30), 5 * 2 ** (-on / 30))
    fc.assert(
      fc.property(heard, heard, fc.integer({ min: 90, max: 2_000 }), (one, other, on) => {
        const difference = faded(one, on) / faded(other, on)
        if (Math.abs(difference - 1) < 1e-9) return
        expect(after(one) > after(other)).toBe(difference > 1)
      }),
    )
  })

  it('only ever grows by what happens, and stays a number after a century and a million of them', () => {
    let popularity = beginning(made)
    for (let i = 0; i < 1_000_000; i++) popularity = withConversation(popularity, later((i / 1_000_000) * 36_500))
    expect(popularity).toBeGreaterThan(beginning(later(36_500)))
    expect(popularity).toBeLessThan(2_000)
    fc.assert(fc.property(times, fc.nat({ max: 20_000 }), (days, at) => withConversation(after(days), later(at)) >= after(days)))
  })

  it('of a persona of which only numbers are known is as if all had happened when it was made', () => {
    const counted = popularityOf({ createdAt: made, conversationCount: 2, upvotes: 1 })
    expect(counted).toBeCloseTo(withUpvote(withConversation(withConversation(beginning(made), made), made), made), 12)
    expect(popularityOf({ createdAt: made, conversationCount: 0, upvotes: 0 })).toBe(beginning(made))
  })
})

describe('a vote that is switched', () => {
  const up = (days: number) => ({ direction: 'up', at: later(days) }) as const
  const down = (days: number) => ({ direction: 'down', at: later(days) }) as const

  it('takes with it what it gave', () => {
    const voted = withVote(beginning(made), up(5), null, made)
    expect(voted).toBeGreaterThan(beginning(made))
    expect(withVote(voted, down(9), up(5), made)).toBeCloseTo(beginning(made), 9)
  })

  it('moves nothing, however often it goes to and fro', () => {
    let popularity = withConversation(beginning(made), later(1))
    const once = withVote(popularity, up(7), null, made)
    popularity = once
    for (let i = 0; i < 1_000; i++) popularity = withVote(withVote(popularity, down(7), up(7), made), up(7), down(7), made)
    expect(popularity).toBeCloseTo(once, 6)
  })

  it('never leaves less than a new persona of that day has', () => {
    fc.assert(
      fc.property(times, fc.nat({ max: 20_000 }), (days, at) => {
        const left = withoutUpvote(after(days), later(at), made)
        expect(left).toBeGreaterThanOrEqual(beginning(made))
        expect(left).toBeLessThanOrEqual(after(days))
      }),
    )
  })

  it('downwards is no conversation', () => {
    expect(withVote(beginning(made), down(3), null, made)).toBe(beginning(made))
  })
})
