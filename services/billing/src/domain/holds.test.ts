import { describe, expect, it } from '@jest/globals'
import { type Account, newAccount } from './account.ts'
import { capture, hold, release } from './holds.ts'

const now = new Date('2026-11-20T12:00:00Z')
const held = { id: 'g-1', kind: 'exchange' } as const
const ada: Account = { ...newAccount('ada'), free: 1, purchased: 10, month: '2026-11' }
const holding = hold(held, 2)(ada, now)?.account as Account

describe('a hold', () => {
  it('takes free credits first, then purchased ones, and writes nothing into the ledger', () => {
    expect(hold(held, 2)(ada, now)).toEqual({
      account: { ...ada, free: 0, purchased: 9, holds: [{ ...held, free: 1, purchased: 1, month: '2026-11', heldAt: now }] },
      entries: [],
    })
  })

  it('is there once', () => {
    expect(hold(held, 2)(holding, now)).toBeNull()
    expect(hold({ ...held, kind: 'discussion' }, 2)(holding, now)?.account.holds).toHaveLength(2)
  })

  it('is refused when the pockets have too little together, and whatever a closed account has', () => {
    const refusal = expect.objectContaining({ kind: 'state', reason: 'INSUFFICIENT_CREDITS' })
    expect(() => hold(held, 12)(ada, now)).toThrow(refusal)
    expect(() => hold(held, 2)({ ...ada, closed: true }, now)).toThrow(refusal)
    expect(hold(held, 11)(ada, now)?.account).toMatchObject({ free: 0, purchased: 0 })
  })

  it('that is captured is charged to the pockets it came from', () => {
    expect(capture(held)(holding, now)).toEqual({
      account: { ...ada, free: 0, purchased: 9 },
      entries: [
        { kind: 'exchange', amount: -1, pocket: 'free', about: 'g-1', note: 'A message and its answer' },
        { kind: 'exchange', amount: -1, pocket: 'purchased', about: 'g-1', note: 'A message and its answer' },
      ],
    })
  })

  it('that is released goes back to where it came from', () => {
    expect(release(held)(holding, now)).toEqual({ account: ada, entries: [] })
  })

  it('of an earlier month that is released gives back what never expires only', () => {
    const inDecember = { ...holding, free: 100, month: '2026-12' }
    expect(release(held)(inDecember, now)).toEqual({
      account: { ...inDecember, purchased: 10, holds: [] },
      entries: [
        { kind: 'expiry', amount: -1, pocket: 'free', about: '2026-11:exchange:g-1', note: 'Free credits of November 2026 that were held' },
      ],
    })
  })

  it('that is not there can neither be captured nor released', () => {
    for (const settle of [capture, release]) {
      expect(settle({ ...held, id: 'g-2' })(holding, now)).toBeNull()
      expect(settle({ ...held, kind: 'discussion' })(holding, now)).toBeNull()
    }
  })
})
