import { describe, expect, it } from '@jest/globals'
import { generateRecoveryCodes, hashRecoveryCode, hashRecoveryCodes } from './recovery-codes.ts'
import {
  methodsOf,
  type Passkey,
  readPasskeyName,
  requireSecondFactor,
  type SecondFactor,
  withoutPasskey,
  withoutTotp,
  withPasskey,
  withRecoveryCodes,
  withTotp,
  withUsedPasskey,
  withUsedRecoveryCode,
  withUsedStep,
} from './second-factor.ts'

const at = new Date(0)
const passkey = (id: string, counter = 0): Passkey => ({
  id,
  name: id,
  credentialId: `credential-${id}`,
  publicKey: '',
  counter,
  transports: [],
  createdAt: at,
})
const totp = { sealed: 'sealed', lastStep: 7, createdAt: at }
const recovery = (...recoveryHashes: string[]) => ({ recoveryHashes, recoveryAt: at })
const reasonOf = (work: () => unknown) => {
  try {
    return work()
  } catch (error) {
    return (error as { reason: string }).reason
  }
}

describe('a second factor', () => {
  it('begins with recovery codes, which a further factor does not change', () => {
    const first = withTotp(undefined, totp, recovery('a', 'b'))
    expect(first).toEqual({ totp, passkeys: [], ...recovery('a', 'b') })
    expect(withPasskey(first, passkey('one'), recovery())).toEqual({ totp, passkeys: [passkey('one')], ...recovery('a', 'b') })
  })

  it('ends with its last factor, recovery codes or not', () => {
    const both = withPasskey(withTotp(undefined, totp, recovery('a')), passkey('one'), recovery())
    const rest = withoutTotp(both)
    expect(rest).toEqual({ passkeys: [passkey('one')], ...recovery('a') })
    expect(withoutPasskey(rest, 'one')).toBeUndefined()
  })

  it('has at most one app and ten passkeys, each once', () => {
    const one = withTotp(undefined, totp, recovery())
    expect(reasonOf(() => withTotp(one, totp, recovery()))).toBe('TOTP_EXISTS')
    const twice = withPasskey(one, passkey('one'), recovery())
    expect(reasonOf(() => withPasskey(twice, passkey('one'), recovery()))).toBe('PASSKEY_INVALID')
    const ten: SecondFactor = { passkeys: Array.from({ length: 10 }, (_, i) => passkey(`${i}`)), ...recovery() }
    expect(reasonOf(() => withPasskey(ten, passkey('eleven'), recovery()))).toBe('PASSKEY_LIMIT')
  })

  it('refuses to remove or renew what is not there', () => {
    expect(reasonOf(() => withoutTotp(undefined))).toBe('TOTP_NOT_FOUND')
    expect(reasonOf(() => withoutPasskey(withTotp(undefined, totp, recovery()), 'one'))).toBe('PASSKEY_NOT_FOUND')
    expect(reasonOf(() => withRecoveryCodes(undefined, recovery()))).toBe('NO_SECOND_FACTOR')
  })

  it('names recovery as a method while a code is left', () => {
    const factor = withPasskey(withTotp(undefined, totp, recovery('a')), passkey('one'), recovery())
    expect(methodsOf(factor)).toEqual(['passkey', 'totp', 'recovery'])
    expect(methodsOf(withUsedRecoveryCode(factor, 'a'))).toEqual(['passkey', 'totp'])
  })

  it('is needed in the session for changes once the account has one', () => {
    const account = { secondFactor: withTotp(undefined, totp, recovery()) }
    expect(reasonOf(() => requireSecondFactor(account, {}))).toBe('SECOND_FACTOR_NEEDED')
    expect(reasonOf(() => requireSecondFactor(account, { secondFactor: true }))).toBeUndefined()
    expect(reasonOf(() => requireSecondFactor({}, {}))).toBeUndefined()
  })
})

describe('a used factor', () => {
  it('is refused again', () => {
    const factor = withTotp(undefined, totp, recovery('a'))
    expect(withUsedStep(factor, 'sealed', 8)).toMatchObject({ totp: { lastStep: 8 } })
    expect(reasonOf(() => withUsedStep(factor, 'sealed', 7))).toBe('SECOND_FACTOR_INVALID')
    expect(reasonOf(() => withUsedStep(factor, 'another app', 8))).toBe('SECOND_FACTOR_INVALID')
    expect(reasonOf(() => withUsedRecoveryCode(withUsedRecoveryCode(factor, 'a'), 'a'))).toBe('SECOND_FACTOR_INVALID')
  })

  it('is a passkey whose counter has grown, or that does not count', () => {
    const factor = { passkeys: [passkey('counts', 5), passkey('silent', 0)], ...recovery() }
    expect(withUsedPasskey(factor, 'counts', 6, at).passkeys[0]).toEqual({ ...passkey('counts', 6), lastUsedAt: at })
    expect(withUsedPasskey(factor, 'silent', 0, at).passkeys[1]?.lastUsedAt).toBe(at)
    for (const counter of [0, 4, 5]) expect(reasonOf(() => withUsedPasskey(factor, 'counts', counter, at))).toBe('SECOND_FACTOR_INVALID')
  })
})

describe('recovery codes', () => {
  it('are ten of 120 bits', () => {
    const codes = generateRecoveryCodes()
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^([a-z2-7]{4}-){5}[a-z2-7]{4}$/)
    expect(new Set(hashRecoveryCodes(codes)).size).toBe(10)
  })

  it('are compared without regard to case, spaces and hyphens', () => {
    const hash = hashRecoveryCode('abcd-efgh-ijkl-mnop-qrst-uvwx')
    expect(hashRecoveryCode(' ABCD EFGH ijkl mnop qrstuvwx ')).toBe(hash)
    for (const wrong of ['', 'abcd', 'abcd-efgh-ijkl-mnop-qrst-uvw1', 'x'.repeat(10_000)]) expect(hashRecoveryCode(wrong)).toBeNull()
  })
})

describe('a passkey’s name', () => {
  it('has 1 to 40 characters', () => {
    expect(readPasskeyName('  My\u0000 key ')).toBe('My key')
    expect(readPasskeyName('🔑'.repeat(40))).toBe('🔑'.repeat(40))
    for (const wrong of ['', '   ', '\u0081', 'x'.repeat(41)]) expect(reasonOf(() => readPasskeyName(wrong))).toBe('VALIDATION')
  })
})
