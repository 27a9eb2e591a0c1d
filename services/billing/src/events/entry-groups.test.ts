import { describe, expect, it } from '@jest/globals'
import type { LedgerEntry } from '../domain/accounts/ledger.ts'
import { groupEntries } from './entry-groups.ts'

const at = new Date('2026-12-01T00:00:00Z')
const entry = (fields: Partial<LedgerEntry>): LedgerEntry => ({
  ...{ id: '', accountId: 'ada', number: 1, at, balanceAfter: 0, note: '' },
  ...{ kind: 'exchange', amount: -1, pocket: 'free', reference: 'g-1' },
  ...fields,
})

describe('entry groups', () => {
  it('sum both pockets of one kind and reference', () => {
    expect(groupEntries([entry({}), entry({ pocket: 'purchased', amount: -3 })])).toEqual([
      { id: 'ada:exchange:g-1', accountId: 'ada', isCredit: false, free: 1, purchased: 3, kind: 'exchange', reference: 'g-1', at },
    ])
  })

  it('keep references apart, and use the month as the reference of an expiry', () => {
    const entries = [
      entry({ kind: 'expiry', reference: '2026-11' }),
      entry({ kind: 'expiry', reference: '2026-11:exchange:g-1' }),
      entry({ kind: 'monthly', reference: '2026-12', amount: 100 }),
    ]
    expect(groupEntries(entries)).toMatchObject([
      { id: 'ada:expiry:2026-11', reference: '2026-11', isCredit: false },
      { id: 'ada:expiry:2026-11:exchange:g-1', reference: '2026-11', isCredit: false },
      { id: 'ada:monthly:2026-12', reference: '2026-12', isCredit: true, free: 100 },
    ])
  })
})
