import { describe, expect, it } from '@jest/globals'
import type { Caller } from './caller.ts'
import { operator, readNote, readOperatedListQuery, readReason } from './operators.ts'

const member = (role: 'citizen' | 'orator' | 'super_senator'): Caller => ({
  kind: 'member',
  id: 'a',
  username: 'ada',
  role,
  sessionId: 's',
  isConfirmed: true,
})

describe('operator', () => {
  it('returns a super senator', () => {
    expect(operator(member('super_senator')).id).toBe('a')
  })

  it.each([member('citizen'), member('orator')])('refuses the member %j', (caller) => {
    expect(() => operator(caller)).toThrow(expect.objectContaining({ kind: 'denied', reason: 'OPERATORS_ONLY' }))
  })

  it.each<Caller>([{ kind: 'anonymous' }, { kind: 'guest', id: 'a' }])('asks %j to log in', (caller) => {
    expect(() => operator(caller)).toThrow(expect.objectContaining({ kind: 'unauthenticated', reason: 'AUTH_REQUIRED' }))
  })
})

describe('readReason', () => {
  it('trims a reason of 10 to 500 characters', () => {
    expect(readReason(`  ${'x'.repeat(10)} `)).toBe('x'.repeat(10))
    expect(readReason('x'.repeat(500))).toHaveLength(500)
  })

  it.each(['', '         x         ', 'x'.repeat(9), 'x'.repeat(501)])('refuses %j', (reason) => {
    expect(() => readReason(reason)).toThrow(expect.objectContaining({ reason: 'VALIDATION' }))
  })

  it('lets a note be empty', () => {
    expect(readNote('')).toBe('')
    expect(() => readNote('x'.repeat(501))).toThrow(expect.objectContaining({ reason: 'VALIDATION' }))
  })
})

describe('readOperatedListQuery', () => {
  const query = { search: ' ada ', suspendedOnly: false, page: 1, limit: 25 }
  it('trims the search', () => {
    expect(readOperatedListQuery(query)).toEqual({ ...query, search: 'ada' })
  })

  it.each([{ search: 'x'.repeat(101) }, { page: 0 }, { limit: 0 }, { limit: 101 }])('refuses %j', (over) => {
    expect(() => readOperatedListQuery({ ...query, ...over })).toThrow(expect.objectContaining({ reason: 'VALIDATION' }))
  })
})
