import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { initialPopularity, popularityFromCounts, withConversation, withoutUpvote, withUpvote, withVote } from './popularity.ts'

const day = 24 * 3_600_000
const createdAt = new Date('2026-02-01T00:00:00Z')
const later = (days: number) => new Date(createdAt.getTime() + days * day)
const times = fc.array(fc.integer({ min: 0, max: 20_000 }), { maxLength: 40 })
const after = (days: readonly number[]) => days.reduce((sum, at) => withConversation(sum, later(at)), initialPopularity(createdAt))

describe('popularity', () => {
  it('counts an old conversation half as much as one 30 days later', () => {
    const old = withConversation(withConversation(initialPopularity(createdAt), later(10)), later(10))
    const fresh = withConversation(initialPopularity(createdAt), later(40))
    expect(old).toBeCloseTo(fresh, 12)
  })

  it('counts an upvote as much as two conversations', () => {
    const withSomeConversations = withConversation(withConversation(initialPopularity(createdAt), later(3)), later(3))
    expect(withUpvote(initialPopularity(createdAt), later(3))).toBeCloseTo(withSomeConversations, 12)
  })

  it('ranks a new persona above an older one without activity, and below one with six conversations', () => {
    expect(initialPopularity(later(1))).toBeGreaterThan(initialPopularity(createdAt))
    const withSomeConversations = Array.from({ length: 6 }).reduce<number>(
      (sum) => withConversation(sum, later(30)),
      initialPopularity(createdAt),
    )
    expect(withSomeConversations).toBeGreaterThan(initialPopularity(later(30)))
  })

  it('does not depend on the order in which entries are added', () => {
    fc.assert(
      fc.property(times, (days) => {
        expect(after(days.toReversed())).toBeCloseTo(after(days), 9)
        expect(after(days.toSorted((a, b) => a - b))).toBeCloseTo(after(days), 9)
      }),
    )
  })

  it('orders personas as the decayed sums of any later day would', () => {
    const entryDays = fc.array(fc.integer({ min: 0, max: 90 }), { maxLength: 20 })
    const faded = (days: readonly number[], on: number) => days.reduce((sum, at) => sum + 2 ** ((at - on) / 30), 5 * 2 ** (-on / 30))
    fc.assert(
      fc.property(entryDays, entryDays, fc.integer({ min: 90, max: 2_000 }), (one, other, on) => {
        const difference = faded(one, on) / faded(other, on)
        if (Math.abs(difference - 1) < 1e-9) return
        expect(after(one) > after(other)).toBe(difference > 1)
      }),
    )
  })

  it('grows with every entry, and stays finite after a century and a million entries', () => {
    let popularity = initialPopularity(createdAt)
    for (let i = 0; i < 1_000_000; i++) popularity = withConversation(popularity, later((i / 1_000_000) * 36_500))
    expect(popularity).toBeGreaterThan(initialPopularity(later(36_500)))
    expect(popularity).toBeLessThan(2_000)
    fc.assert(fc.property(times, fc.nat({ max: 20_000 }), (days, at) => withConversation(after(days), later(at)) >= after(days)))
  })

  it('from counts is the popularity with every entry at the time of creation', () => {
    const counted = popularityFromCounts({ createdAt, conversationCount: 2, upvotes: 1 })
    expect(counted).toBeCloseTo(
      withUpvote(withConversation(withConversation(initialPopularity(createdAt), createdAt), createdAt), createdAt),
      12,
    )
    expect(popularityFromCounts({ createdAt, conversationCount: 0, upvotes: 0 })).toBe(initialPopularity(createdAt))
  })
})

describe('withVote', () => {
  const up = (days: number) => ({ direction: 'up', at: later(days) }) as const
  const down = (days: number) => ({ direction: 'down', at: later(days) }) as const

  it('removes the weight of an upvote that is switched to a downvote', () => {
    const voted = withVote(initialPopularity(createdAt), up(5), null, createdAt)
    expect(voted).toBeGreaterThan(initialPopularity(createdAt))
    expect(withVote(voted, down(9), up(5), createdAt)).toBeCloseTo(initialPopularity(createdAt), 9)
  })

  it('is unchanged after any number of switches and switches back', () => {
    let popularity = withConversation(initialPopularity(createdAt), later(1))
    const once = withVote(popularity, up(7), null, createdAt)
    popularity = once
    for (let i = 0; i < 1_000; i++) popularity = withVote(withVote(popularity, down(7), up(7), createdAt), up(7), down(7), createdAt)
    expect(popularity).toBeCloseTo(once, 6)
  })

  it('never falls below the popularity of a new persona of that age', () => {
    fc.assert(
      fc.property(times, fc.nat({ max: 20_000 }), (days, at) => {
        const left = withoutUpvote(after(days), later(at), createdAt)
        expect(left).toBeGreaterThanOrEqual(initialPopularity(createdAt))
        expect(left).toBeLessThanOrEqual(after(days))
      }),
    )
  })

  it('ignores a downvote', () => {
    expect(withVote(initialPopularity(createdAt), down(3), null, createdAt)).toBe(initialPopularity(createdAt))
  })
})
