import { describe, expect, it } from '@jest/globals'
import { codeSchema, emailSchema, resetSchema } from './schemas.ts'

const complaints = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) =>
  result.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

it('an email address is trimmed', () => {
  expect(emailSchema.parse({ email: ' ada@example.org ' })).toEqual({ email: 'ada@example.org' })
  for (const email of ['', 'ada', 'ada@', 'a b@example.org']) {
    expect(complaints(emailSchema.safeParse({ email }))).toEqual(['email: Please enter a valid email address'])
  }
})

describe('a one-time code', () => {
  it.each([
    ['12345', ['otp: OTP must be 6 digits']],
    ['1234567', ['otp: OTP must be 6 digits']],
    ['12345a', ['otp: OTP must contain only numbers']],
    ['٣٣٣٣٣٣', ['otp: OTP must contain only numbers']],
    ['', ['otp: OTP must be 6 digits']],
    ['012345', []],
  ])('%p', (otp, messages) => expect(complaints(codeSchema.safeParse({ otp }))).toEqual(messages))
})

describe('a reset', () => {
  it.each([
    ['Lovelace1', 'Lovelace1', []],
    ['Lovelace1', 'Lovelace2', ['confirmPassword: Passwords do not match']],
    ['Short1', 'Short1', ['newPassword: Password must be at least 8 characters long']],
    ['lovelace1', 'lovelace1', ['newPassword: Password must contain at least one uppercase letter']],
  ])('to %p, confirmed by %p', (newPassword, confirmPassword, messages) => {
    expect(complaints(resetSchema.safeParse({ newPassword, confirmPassword }))).toEqual(messages)
  })
})
