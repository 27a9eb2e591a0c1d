import { describe, expect, it } from '@jest/globals'
import type { Account } from '../accounts/account.ts'
import { effectiveRole } from './effective-role.ts'

describe('the role that tokens say', () => {
  it('is orator for a super senator whose account or session lacks the second factor, where that is held back', () => {
    const senator = { role: 'super_senator', secondFactor: { passkeys: [], recoveryHashes: [], recoveryAt: new Date(0) } } satisfies Pick<
      Account,
      'role' | 'secondFactor'
    >
    expect(effectiveRole({ role: 'super_senator' }, {}, true)).toBe('orator')
    expect(effectiveRole(senator, {}, true)).toBe('orator')
    expect(effectiveRole({ role: 'super_senator' }, { secondFactor: true }, true)).toBe('orator')
    expect(effectiveRole(senator, { secondFactor: true }, true)).toBe('super_senator')
    expect(effectiveRole({ role: 'super_senator' }, {}, false)).toBe('super_senator')
  })

  it('is that of the account for every other role', () => {
    for (const role of ['citizen', 'orator'] as const) expect(effectiveRole({ role }, {}, true)).toBe(role)
  })
})
