import { describe, expect, it } from '@jest/globals'
import { type Account, newAccount } from './account.ts'
import { buildUpdate } from './account-update.ts'
import type { NewLedgerEntry } from './ledger.ts'

const at = new Date('2026-11-20T12:00:00Z')
const before: Account = { ...newAccount('ada'), free: 5, purchased: 7, month: '2026-11', entryCount: 3 }
const debit = (pocket: 'free' | 'purchased', amount: number): NewLedgerEntry => ({
  kind: 'exchange',
  amount,
  pocket,
  reference: 'g-1',
  note: '',
})

describe('an account update', () => {
  it('continues the numbers of its entries, with the balance after each, and counts them', () => {
    const change = { account: { ...before, free: 4, purchased: 6 }, entries: [debit('free', -1), debit('purchased', -1)] }
    const { account, entries } = buildUpdate(before, change, at)
    expect(account.entryCount).toBe(5)
    expect(entries).toMatchObject([
      { id: 'exchange:g-1:1', accountId: 'ada', number: 4, balanceAfter: 11, at },
      { id: 'exchange:g-1:2', accountId: 'ada', number: 5, balanceAfter: 10, at },
    ])
  })

  it('gives a charge the same first id whichever pocket it debits', () => {
    const [free] = buildUpdate(before, { account: { ...before, free: 3 }, entries: [debit('free', -2)] }, at).entries
    const [purchased] = buildUpdate(before, { account: { ...before, purchased: 5 }, entries: [debit('purchased', -2)] }, at).entries
    expect(free?.id).toBe(purchased?.id)
  })

  it.each<[string, Partial<Account>, NewLedgerEntry[]]>([
    ['credits disappear without an entry', { free: 4 }, []],
    ['an entry changes no pocket', {}, [debit('free', -1)]],
    ['a pocket becomes negative', { free: -1, purchased: 11 }, [debit('free', -2)]],
    ['an entry has the amount 0', {}, [debit('free', 0)]],
    ['an amount is fractional', { free: 4.5 }, [debit('free', -0.5)]],
  ])('throws when %s', (_reason, changed, entries) => {
    expect(() => buildUpdate(before, { account: { ...before, ...changed }, entries }, at)).toThrow("doesn't add up")
  })
})
