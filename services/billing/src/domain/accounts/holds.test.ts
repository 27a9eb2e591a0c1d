import { describe, expect, it } from '@jest/globals'
import { type Account, type HoldKey, newAccount, type Pocket } from './account.ts'
import { captureHold, placeHold, releaseHold } from './holds.ts'

const now = new Date('2026-11-20T12:00:00Z')
const key = { id: 'g-1', purpose: 'exchange' } as const
const ada: Account = { ...newAccount('ada'), free: 1, purchased: 10, month: '2026-11' }
const cost = (unitPrice: number, units = 1) => ({ units, unitPrice })
const withHold = placeHold(key, cost(2))(ada, now)?.account as Account

describe('a hold', () => {
  it('takes free credits first, then purchased ones, and creates no ledger entry', () => {
    expect(placeHold(key, cost(2))(ada, now)).toEqual({
      account: { ...ada, free: 0, purchased: 9, holds: [{ ...key, free: 1, purchased: 1, unitPrice: 2, month: '2026-11', heldAt: now }] },
      entries: [],
    })
  })

  it('is placed once per id and purpose', () => {
    expect(placeHold(key, cost(2))(withHold, now)).toBeNull()
    expect(placeHold({ ...key, purpose: 'discussion' }, cost(2))(withHold, now)?.account.holds).toHaveLength(2)
  })

  it('is refused when both pockets together have too few credits, and always for a closed account', () => {
    const refusal = expect.objectContaining({ kind: 'state', reason: 'INSUFFICIENT_CREDITS' })
    expect(() => placeHold(key, cost(12))(ada, now)).toThrow(refusal)
    expect(() => placeHold(key, cost(2))({ ...ada, closed: true }, now)).toThrow(refusal)
    expect(placeHold(key, cost(11))(ada, now)?.account).toMatchObject({ free: 0, purchased: 0 })
  })

  it('that is captured debits the pockets it came from', () => {
    expect(captureHold(key, 1)(withHold, now)).toEqual({
      account: { ...ada, free: 0, purchased: 9 },
      entries: [
        { kind: 'exchange', amount: -1, pocket: 'free', reference: 'g-1', note: 'A message and its answer' },
        { kind: 'exchange', amount: -1, pocket: 'purchased', reference: 'g-1', note: 'A message and its answer' },
      ],
    })
  })

  it('that is captured costs its own price, whatever others cost', () => {
    const both = placeHold({ ...key, id: 'g-2' }, cost(7))(withHold, now)?.account as Account
    expect(captureHold({ ...key, id: 'g-2' }, 1)(both, now)?.entries).toMatchObject([{ amount: -7, pocket: 'purchased', reference: 'g-2' }])
    expect(captureHold(key, 1)(both, now)?.entries).toMatchObject([{ amount: -1 }, { amount: -1 }])
  })

  it.each([cost(0), cost(101), cost(1.5), cost(2, 0), cost(2, 2)])('of an exchange is refused with the price %j', (price) => {
    expect(() => placeHold(key, price)).toThrow(expect.objectContaining({ kind: 'invalid', reason: 'VALIDATION' }))
  })

  it('of a program names it in the note of the charge', () => {
    for (const [kind, note] of [
      ['key', 'A message and its answer · API key “laptop”'],
      ['app', 'A message and its answer · App “laptop”'],
    ] as const) {
      const held = placeHold({ ...key, access: { kind, id: 'k-1', name: 'laptop' }, budget: 1 }, cost(1))(ada, now)?.account as Account
      expect(captureHold(key, 1)(held, now)?.entries).toMatchObject([{ kind: 'exchange', note }])
    }
  })

  it('that is released returns to the pockets it came from', () => {
    expect(releaseHold(key)(withHold, now)).toEqual({ account: ada, entries: [] })
  })

  it('of an earlier month that is released returns purchased credits only', () => {
    const inDecember = { ...withHold, free: 100, month: '2026-12' }
    expect(releaseHold(key)(inDecember, now)).toEqual({
      account: { ...inDecember, purchased: 10, holds: [] },
      entries: [
        {
          kind: 'expiry',
          amount: -1,
          pocket: 'free',
          reference: '2026-11:exchange:g-1',
          note: 'Free credits of November 2026 that were held',
        },
      ],
    })
  })

  it('that does not exist is neither captured nor released', () => {
    for (const settle of [(key: HoldKey) => captureHold(key, 1), releaseHold]) {
      expect(settle({ ...key, id: 'g-2' })(withHold, now)).toBeNull()
      expect(settle({ ...key, purpose: 'discussion' })(withHold, now)).toBeNull()
    }
  })
})

describe('the hold of a discussion', () => {
  const discussion = { id: 'd-1', purpose: 'discussion' } as const
  const before: Account = { ...ada, free: 5, purchased: 10 }
  const held = placeHold(discussion, cost(2, 5))(before, now)?.account as Account
  const debit = (pocket: Pocket, amount: number, note: string) => ({ kind: 'discussion', amount, pocket, reference: 'd-1', note })

  it('charges the experts that answered, free credits first, and returns the rest to its pockets', () => {
    expect(captureHold(discussion, 2)(held, now)).toEqual({
      account: { ...before, free: 1 },
      entries: [debit('free', -4, 'A discussion of 2 experts')],
    })
    expect(captureHold(discussion, 4)(held, now)).toEqual({
      account: { ...before, free: 0, purchased: 7 },
      entries: [debit('free', -5, 'A discussion of 4 experts'), debit('purchased', -3, 'A discussion of 4 experts')],
    })
    expect(captureHold(discussion, 1)(held, now)?.entries).toEqual([debit('free', -2, 'A discussion of 1 expert')])
  })

  it('is charged in full when every expert answered, and never for more than it holds', () => {
    const all = captureHold(discussion, 5)(held, now)
    expect(all?.account).toEqual({ ...before, free: 0, purchased: 5 })
    expect(captureHold(discussion, 100)(held, now)).toEqual(all)
  })

  it('is released when no expert answered', () => {
    expect(captureHold(discussion, 0)(held, now)).toEqual({ account: before, entries: [] })
  })

  it('of an earlier month is charged as usual, and the free part of its rest expires', () => {
    const inDecember = { ...held, free: 100, month: '2026-12' }
    expect(captureHold(discussion, 2)(inDecember, now)).toEqual({
      account: { ...inDecember, free: 100, purchased: 10, holds: [] },
      entries: [
        debit('free', -4, 'A discussion of 2 experts'),
        {
          kind: 'expiry',
          amount: -1,
          pocket: 'free',
          reference: '2026-11:discussion:d-1',
          note: 'Free credits of November 2026 that were held',
        },
      ],
    })
    expect(captureHold(discussion, 3)(inDecember, now)?.entries).toEqual([
      debit('free', -5, 'A discussion of 3 experts'),
      debit('purchased', -1, 'A discussion of 3 experts'),
    ])
  })
})
