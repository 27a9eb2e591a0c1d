import { describe, expect, it } from '@jest/globals'
import { checkPersonaLimit, checkPrivateAllowed } from './role-limits.ts'

describe('the limits of a role', () => {
  it.each([
    ['citizen', 5],
    ['orator', 10],
    ['super_senator', 100],
  ] as const)('allow a %s %i personas', (role, limit) => {
    expect(() => checkPersonaLimit(role, limit - 1)).not.toThrow()
    expect(() => checkPersonaLimit(role, limit)).toThrow(
      expect.objectContaining({ kind: 'denied', reason: 'PERSONA_LIMIT', message: `You have reached your limit of ${limit} AI personas` }),
    )
  })

  it('refuse a citizen a new private persona and allow saving an existing one', () => {
    expect(() => checkPrivateAllowed('citizen', 'private')).toThrow(
      expect.objectContaining({ kind: 'denied', reason: 'PRIVATE_NOT_ALLOWED' }),
    )
    expect(() => checkPrivateAllowed('citizen', 'private', 'private')).not.toThrow()
    for (const visibility of ['public', 'unlisted', 'draft'] as const) {
      expect(() => checkPrivateAllowed('citizen', visibility, 'private')).not.toThrow()
      expect(() => checkPrivateAllowed('citizen', 'private', visibility)).toThrow('premium')
    }
  })

  it.each(['orator', 'super_senator'] as const)('allow an %s a private persona', (role) => {
    expect(() => checkPrivateAllowed(role, 'private')).not.toThrow()
  })
})
