import { describe, expect, it } from '@jest/globals'
import { newAccount } from '../domain/account.ts'
import { createLastSeen } from './last-seen.ts'

const seen = (id: string, version = 1) => ({ account: newAccount(id), version })

describe('accounts that were seen last', () => {
  it('are so many at most: those that nobody asked for the longest are forgotten', () => {
    const lastSeen = createLastSeen(2)
    for (const id of ['ada', 'bob']) lastSeen.set(seen(id), 0)
    lastSeen.since('ada', 0)
    lastSeen.set(seen('cyd'), 0)
    expect(['ada', 'bob', 'cyd'].map((id) => lastSeen.since(id, 0)?.account.id)).toEqual(['ada', undefined, 'cyd'])
  })

  it('are each known once, as they were last', () => {
    const lastSeen = createLastSeen(2)
    for (const [id, version] of [
      ['ada', 1],
      ['bob', 1],
      ['ada', 2],
    ] as const)
      lastSeen.set(seen(id, version), 0)
    expect([lastSeen.since('ada', 0)?.version, lastSeen.since('bob', 0)?.version]).toEqual([2, 1])
  })

  it('are not given to who wants to know how they were later', () => {
    const lastSeen = createLastSeen(2)
    lastSeen.set(seen('ada'), 500)
    expect(lastSeen.since('ada', 500)).toBeDefined()
    expect(lastSeen.since('ada', 501)).toBeUndefined()
    expect(lastSeen.since('ada', 500)).toBeDefined()
  })

  it('can be forgotten', () => {
    const lastSeen = createLastSeen(2)
    lastSeen.set(seen('ada'), 0)
    lastSeen.forget('ada')
    expect(lastSeen.since('ada', 0)).toBeUndefined()
  })
})
