import { describe, expect, it } from '@jest/globals'
import { newAccount } from '../../domain/accounts/account.ts'
import { createAccountCache } from './account-cache.ts'

const cached = (id: string, version = 1, validAt = 0) => ({ snapshot: { account: newAccount(id), version }, validAt, isShared: false })

describe('the account cache', () => {
  it('evicts the least recently used account beyond its maximum', () => {
    const cache = createAccountCache(2)
    for (const id of ['ada', 'bob']) cache.set(cached(id))
    cache.get('ada')
    cache.set(cached('cyd'))
    expect(['ada', 'bob', 'cyd'].map((id) => cache.get(id)?.snapshot.account.id)).toEqual(['ada', undefined, 'cyd'])
  })

  it('keeps the latest snapshot of each account', () => {
    const cache = createAccountCache(2)
    for (const [id, version] of [
      ['ada', 1],
      ['bob', 1],
      ['ada', 2],
    ] as const)
      cache.set(cached(id, version))
    expect([cache.get('ada')?.snapshot.version, cache.get('bob')?.snapshot.version]).toEqual([2, 1])
  })

  it('returns the time at which the snapshot was valid', () => {
    const cache = createAccountCache(2)
    cache.set(cached('ada', 1, 500))
    expect(cache.get('ada')?.validAt).toBe(500)
  })

  it('deletes an account', () => {
    const cache = createAccountCache(2)
    cache.set(cached('ada'))
    cache.delete('ada')
    expect(cache.get('ada')).toBeUndefined()
  })
})
