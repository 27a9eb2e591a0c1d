import { describe, expect, it } from '@jest/globals'
import { type Account, newAccount } from './account.ts'
import type { NewEntry } from './ledger.ts'
import { post } from './posting.ts'

const at = new Date('2026-11-20T12:00:00Z')
const before: Account = { ...newAccount('ada'), free: 5, purchased: 7, month: '2026-11', entries: 3 }
const charge = (pocket: 'free' | 'purchased', amount: number): NewEntry => ({ kind: 'exchange', amount, pocket, about: 'g-1', note: '' })

describe('a posting', () => {
  it('numbers its entries on, with the balance after each, and counts them', () => {
    const change = { account: { ...before, free: 4, purchased: 6 }, entries: [charge('free', -1), charge('purchased', -1)] }
    const { account, entries } = post(before, change, at)
    expect(account.entries).toBe(5)
    expect(entries).toMatchObject([
      { id: 'exchange:g-1:1', accountId: 'ada', number: 4, balanceAfter: 11, at },
      { id: 'exchange:g-1:2', accountId: 'ada', number: 5, balanceAfter: 10, at },
    ])
  })

  it('has the same first id whichever pocket a charge takes, so that it meets an earlier one', () => {
    const [free] = post(before, { account: { ...before, free: 3 }, entries: [charge('free', -2)] }, at).entries
    const [purchased] = post(before, { account: { ...before, purchased: 5 }, entries: [charge('purchased', -2)] }, at).entries
    expect(free?.id).toBe(purchased?.id)
  })

  it.each<[string, Partial<Account>, NewEntry[]]>([
    ['credits vanish', { free: 4 }, []],
    ['an entry has no effect', {}, [charge('free', -1)]],
    ['a pocket falls below zero', { free: -1, purchased: 11 }, [charge('free', -2)]],
    ['an entry is of nothing', {}, [charge('free', 0)]],
    ['there are parts of a credit', { free: 4.5 }, [charge('free', -0.5)]],
  ])('is refused as a defect when %s', (_what, changed, entries) => {
    expect(() => post(before, { account: { ...before, ...changed }, entries }, at)).toThrow("doesn't add up")
  })
})
