import { describe, expect, it } from '@jest/globals'
import { earlierThan, type UndoLink, withRoomForOne } from './email-change.ts'

const day = 86_400_000
const link = (n: number): UndoLink => ({
  email: `ada-${n}@example.org`,
  emailKey: `ada-${n}@example.org`,
  hash: `hash-${n}`,
  at: new Date(n * 1000),
  expiresAt: new Date(n * 1000 + 7 * day),
})
const links = (count: number) => Array.from({ length: count }, (_, n) => link(n))

describe('undo links', () => {
  it('end by themselves after 7 days', () => {
    expect(withRoomForOne(links(3), 7 * day + 1000)).toEqual([link(2)])
  })

  it('are at most ten, and a further change is refused until the first one ends', () => {
    expect(withRoomForOne(links(9), 0)).toHaveLength(9)
    expect(() => withRoomForOne(links(10), 7 * day - 60_000)).toThrow(
      expect.objectContaining({ kind: 'exhausted', reason: 'TOO_MANY_TRIES', details: { retryAfter: 60 } }),
    )
    expect(withRoomForOne(links(10), 7 * day)).toHaveLength(9)
  })

  it('of later changes end when an earlier change is undone', () => {
    expect(earlierThan(link(2), links(5))).toEqual([link(0), link(1)])
  })
})
