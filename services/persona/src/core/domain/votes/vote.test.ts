import { describe, expect, it } from '@jest/globals'
import type { DomainError } from '@rostra/kit/errors'
import fc from 'fast-check'
import { type CountedVote, cast, type Direction, plus, type Tally, uncounted } from './vote.ts'

const direction = fc.constantFrom<Direction>('up', 'down')
const up: CountedVote = { direction: 'up' }
const down: CountedVote = { direction: 'down' }
const noVotes: Tally = { upvotes: 0, downvotes: 0 }
const net = ({ upvotes, downvotes }: Tally) => upvotes - downvotes

describe('cast', () => {
  it('adds one to its side for a first vote', () => {
    expect(cast(null, up)).toEqual({ upvotes: 1, downvotes: 0 })
    expect(cast(null, down)).toEqual({ upvotes: 0, downvotes: 1 })
  })

  it('moves the net count by two for a switched vote', () => {
    expect(net(cast(up, down))).toBe(-2)
    expect(net(cast(down, up))).toBe(2)
  })

  it.each<[Direction, string]>([
    ['up', "You've already upvoted this AI persona"],
    ['down', "You've already downvoted this AI persona"],
  ])('refuses a second vote %s', (again, message) => {
    const refusal: Partial<DomainError> = { kind: 'exists', reason: 'ALREADY_VOTED', message }
    const vote = { direction: again }
    const unconfirmed = { ...vote, isUnconfirmed: true } as const
    for (const [previous, next] of [
      [vote, vote],
      [vote, unconfirmed],
      [unconfirmed, unconfirmed],
    ] as const)
      expect(() => cast(previous, next)).toThrow(expect.objectContaining(refusal))
  })

  it('accepts a second vote that counts after one that did not, and leaves the tally', () => {
    const unconfirmed: CountedVote = { direction: 'up', isUnconfirmed: true }
    expect(cast(unconfirmed, up)).toEqual(noVotes)
    expect(uncounted({ upvotes: 1, downvotes: 0 }, up, unconfirmed)).toEqual(noVotes)
  })
})

describe('a tally', () => {
  it('equals the latest vote of every voter, in any order of votes', () => {
    const votesCast = fc.array(fc.record({ voter: fc.nat({ max: 9 }), next: direction }), { maxLength: 60 })
    fc.assert(
      fc.property(votesCast, (all) => {
        const votes = new Map<number, Direction>()
        let tally = noVotes
        for (const { voter, next } of all) {
          const before = votes.get(voter)
          const previous = before ? { direction: before } : null
          if (before === next) expect(() => cast(previous, { direction: next })).toThrow('already')
          else tally = plus(tally, cast(previous, { direction: next }))
          votes.set(voter, next)
        }
        const latest = [...votes.values()]
        const upvotes = latest.filter((vote) => vote === 'up').length
        expect(tally).toEqual({ upvotes, downvotes: latest.length - upvotes })
      }),
    )
  })

  it('returns to its value when a voter switches and switches back', () => {
    const tallies = fc.record({ upvotes: fc.nat(), downvotes: fc.nat() })
    fc.assert(
      fc.property(tallies, direction, (tally, first) => {
        const [earlier, later] = first === 'up' ? [up, down] : [down, up]
        const switched = plus(tally, cast(earlier, later))
        expect(Math.abs(net(switched) - net(tally))).toBe(2)
        expect(plus(switched, cast(later, earlier))).toEqual(tally)
      }),
    )
  })
})
