import { describe, expect, it } from '@jest/globals'
import { newAccount } from '../../domain/accounts/account.ts'
import { createAccountCache } from './account-cache.ts'

const snapshot = (id: string, version = 1) => ({ account: newAccount(id), version })

describe('the account cache', () => {
  it('evicts the least recently used account beyond its maximum', () => {
    const cache = createAccountCache(2)
    for (const id of ['ada', 'bob']) cache.set(snapshot(id), 0)
    cache.get('ada')
    cache.set(snapshot('cyd'), 0)
    expect(['ada', 'bob', 'cyd'].map((id) => cache.get(id)?.snapshot.account.id)).toEqual(['ada', undefined, 'cyd'])
  })

  it('keeps the latest snapshot of each account', () => {
    const cache = createAccountCache(2)
    for (const [id, version] of [
      ['ada', 1],
      ['bob', 1],
      ['ada', 2],
    ] as const)
      cache.set(snapshot(id, version), 0)
    expect([cache.get('ada')?.snapshot.version, cache.get('bob')?.snapshot.version]).toEqual([2, 1])
  })

  it('returns the time at which the snapshot was valid', () => {
    const cache = createAccountCache(2)
    cache.set(snapshot('ada'), 500)
    expect(cache.get('ada')).toEqual({ snapshot: snapshot('ada'), validAt: 500 })
  })

  it('deletes an account', () => {
    const cache = createAccountCache(2)
    cache.set(snapshot('ada'), 0)
    cache.delete('ada')
    expect(cache.get('ada')).toBeUndefined()
  })
})
