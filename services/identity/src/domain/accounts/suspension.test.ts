import { describe, expect, it } from '@jest/globals'
import type { Account, Suspension } from './account.ts'
import { addressOf, checkRestorable, checkSuspendable, refuseSuspended } from './suspension.ts'

const suspension: Suspension = { reason: 'Sells pills.', at: new Date(0), operatorId: 'o' }
const account = (over: Partial<Account>) => ({ id: 'a', role: 'citizen', ...over }) as Account
const reason = (name: string) => expect.objectContaining({ reason: name })

describe('a suspended account', () => {
  it('is refused with the reason and an address to write to', () => {
    expect(() => refuseSuspended(account({ suspension }), 'help@rostra.example')).toThrow(
      'Your account is suspended: Sells pills. If you think that this is a mistake, write to help@rostra.example.',
    )
    expect(() => refuseSuspended(account({}), 'x')).not.toThrow()
  })

  it('is suspended once, and never when it is an operator’s', () => {
    expect(checkSuspendable(account({})).id).toBe('a')
    expect(() => checkSuspendable(null)).toThrow(reason('ACCOUNT_NOT_FOUND'))
    expect(() => checkSuspendable(account({ suspension }))).toThrow(reason('ALREADY_SUSPENDED'))
    expect(() => checkSuspendable(account({ role: 'super_senator' }))).toThrow(reason('OPERATOR_ACCOUNT'))
  })

  it('is restored once', () => {
    expect(checkRestorable(account({ suspension })).id).toBe('a')
    expect(() => checkRestorable(null)).toThrow(reason('ACCOUNT_NOT_FOUND'))
    expect(() => checkRestorable(account({}))).toThrow(reason('NOT_SUSPENDED'))
  })

  it('writes to the address of MAIL_FROM', () => {
    expect(addressOf('Rostra <help@rostra.example>')).toBe('help@rostra.example')
    expect(addressOf('help@rostra.example')).toBe('help@rostra.example')
  })
})
