import { describe, expect, it } from '@jest/globals'
import type { Entry } from '../domain/ledger.ts'
import { movementsOf } from './movement.ts'

const at = new Date('2026-12-01T00:00:00Z')
const entry = (over: Partial<Entry>): Entry => ({
  ...{ id: '', accountId: 'ada', number: 1, at, balanceAfter: 0, note: '' },
  ...{ kind: 'exchange', amount: -1, pocket: 'free', about: 'g-1' },
  ...over,
})

describe('the movements of entries', () => {
  it('hold both pockets of one subject together', () => {
    expect(movementsOf([entry({}), entry({ pocket: 'purchased', amount: -3 })])).toEqual([
      { id: 'ada:exchange:g-1', accountId: 'ada', isGrant: false, free: 1, purchased: 3, kind: 'exchange', about: 'g-1', at },
    ])
  })

  it('keep subjects apart, with the month as that of an expiry', () => {
    const entries = [
      entry({ kind: 'expiry', about: '2026-11' }),
      entry({ kind: 'expiry', about: '2026-11:exchange:g-1' }),
      entry({ kind: 'monthly', about: '2026-12', amount: 100 }),
    ]
    expect(movementsOf(entries)).toMatchObject([
      { id: 'ada:expiry:2026-11', about: '2026-11', isGrant: false },
      { id: 'ada:expiry:2026-11:exchange:g-1', about: '2026-11', isGrant: false },
      { id: 'ada:monthly:2026-12', about: '2026-12', isGrant: true, free: 100 },
    ])
  })
})
