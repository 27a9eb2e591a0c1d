import { describe, expect, it } from '@jest/globals'
import { newAccount } from '../domain/account.ts'
import { createLastSeen } from './last-seen.ts'

const seen = (id: string, version = 1) => ({ account: newAccount(id), version })

describe('accounts that were seen last', () => {
  it('are so many at most: those that nobody asked for the longest are forgotten', () => {
    const lastSeen = createLastSeen(2)
    for (const id of ['ada', 'bob']) lastSeen.set(seen(id), 0)
    lastSeen.get('ada')
    lastSeen.set(seen('cyd'), 0)
    expect(['ada', 'bob', 'cyd'].map((id) => lastSeen.get(id)?.seen.account.id)).toEqual(['ada', undefined, 'cyd'])
  })

  it('are each known once, as they were last', () => {
    const lastSeen = createLastSeen(2)
    for (const [id, version] of [
      ['ada', 1],
      ['bob', 1],
      ['ada', 2],
    ] as const)
      lastSeen.set(seen(id, version), 0)
    expect([lastSeen.get('ada')?.seen.version, lastSeen.get('bob')?.seen.version]).toEqual([2, 1])
  })

  it('come with the moment at which they were certainly so', () => {
    const lastSeen = createLastSeen(2)
    lastSeen.set(seen('ada'), 500)
    expect(lastSeen.get('ada')).toEqual({ seen: seen('ada'), moment: 500 })
  })

  it('can be forgotten', () => {
    const lastSeen = createLastSeen(2)
    lastSeen.set(seen('ada'), 0)
    lastSeen.forget('ada')
    expect(lastSeen.get('ada')).toBeUndefined()
  })
})
