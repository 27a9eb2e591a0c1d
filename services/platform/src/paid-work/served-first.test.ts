import { describe, expect, it } from '@jest/globals'
import type { Caller } from '../caller.ts'
import { isServedFirst, refuseWithoutSlot } from './served-first.ts'

const member = (role: 'citizen' | 'orator' | 'super_senator'): Caller => ({
  kind: 'member',
  id: 'ada',
  username: 'ada',
  role,
  sessionId: 's',
  isConfirmed: true,
})
const words = { full: 'All places are taken.', retryAfter: 3 }
/** Slots of which this share is taken. */
const taken = (share: number) => ({ isFull: (asked = 1) => share >= asked })
const refusal = (share: number, caller: Caller, provider = {}) => {
  try {
    refuseWithoutSlot([taken(share), provider], isServedFirst(caller), words)
    return null
  } catch (error) {
    return error
  }
}

describe('near the limit', () => {
  it.each<[string, Caller]>([
    ['an anonymous caller', { kind: 'anonymous' }],
    ['a guest', { kind: 'guest', id: 'g' }],
    ['a citizen', member('citizen')],
  ])('%s is refused from 80 %% of the slots on', (_, caller) => {
    expect(refusal(0.79, caller)).toBeNull()
    expect(refusal(0.8, caller)).toMatchObject({ kind: 'unavailable', reason: 'OVERLOADED', details: { retryAfter: 3 } })
  })

  it.each<[string, Caller]>([
    ['an orator', member('orator')],
    ['a super senator', member('super_senator')],
  ])('%s is served until all slots are taken', (_, caller) => {
    expect(refusal(0.99, caller)).toBeNull()
    expect(refusal(1, caller)).toMatchObject({ kind: 'unavailable', reason: 'OVERLOADED', message: words.full })
  })

  it('counts for a provider as for a process', () => {
    expect(refusal(0, member('citizen'), taken(0.8))).toMatchObject({ reason: 'OVERLOADED' })
    expect(refusal(0, member('orator'), taken(0.8))).toBeNull()
    expect(refusal(0, member('orator'), taken(1))).toMatchObject({ reason: 'OVERLOADED' })
  })
})
