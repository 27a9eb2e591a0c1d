import { describe, expect, it } from '@jest/globals'
import { newAccount } from '../../domain/accounts/account.ts'
import type { Accounts } from '../../domain/accounts/ports.ts'
import { holdCredits } from './hold-credits.ts'

describe('holdCredits', () => {
  it('places no hold once the caller has gone', async () => {
    const caller = new AbortController()
    const changes: unknown[] = []
    const accounts: Pick<Accounts, 'change'> = {
      change: async (id, _role, rule) => {
        const account = { ...newAccount(id), free: 100 }
        caller.abort()
        changes.push(rule(account, new Date()))
        return account
      },
    }
    const input = {
      account: { id: 'ada', role: 'citizen' },
      hold: { id: 'g-1', purpose: 'exchange' },
      price: { units: 1, unitPrice: 2 },
      signal: caller.signal,
    } as const
    await expect(holdCredits({ accounts: accounts as Accounts }, input)).rejects.toMatchObject({ kind: 'deadline' })
    expect(changes).toEqual([])
  })
})
