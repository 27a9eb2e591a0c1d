import { describe, expect, it } from '@jest/globals'
import { newAccount } from '../domain/account.ts'
import type { Accounts } from '../domain/ports.ts'
import { holdCredits } from './hold-credits.ts'

describe('a hold whose turn comes', () => {
  it('after its caller has gone is not made', async () => {
    const gone = new AbortController()
    const made: unknown[] = []
    const accounts: Pick<Accounts, 'change'> = {
      change: async (id, _role, rule) => {
        const account = { ...newAccount(id), free: 100 }
        gone.abort()
        made.push(rule(account, new Date()))
        return account
      },
    }
    const asked = { account: { id: 'ada', role: 'citizen' }, held: { id: 'g-1', kind: 'exchange' }, units: 1, signal: gone.signal } as const
    await expect(holdCredits({ accounts: accounts as Accounts }, asked)).rejects.toMatchObject({ kind: 'deadline' })
    expect(made).toEqual([])
  })
})
