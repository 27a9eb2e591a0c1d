import { describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { httpStatus, retryAfter } from './http-status.ts'

describe('httpStatus', () => {
  it('depends on the kind, except for some reasons', () => {
    expect(httpStatus(new DomainError('state', 'NOT_NOW', ''))).toBe(409)
    expect(httpStatus(new DomainError('state', 'INSUFFICIENT_CREDITS', ''))).toBe(402)
    expect(httpStatus(new DomainError('invalid', 'TOO_LARGE', ''))).toBe(413)
    expect(httpStatus(new DomainError('invalid', 'UNSUPPORTED_TYPE', ''))).toBe(415)
  })
})

describe('retryAfter', () => {
  it('returns whole seconds, at least one, for errors that a retry helps', () => {
    expect(retryAfter(new DomainError('exhausted', 'X', '', { retryAfter: 0.01 }))).toBe(1)
    expect(retryAfter(new DomainError('unavailable', 'X', '', { retryAfter: 1.2 }))).toBe(2)
    expect(retryAfter(new DomainError('exhausted', 'X', ''))).toBe(60)
    expect(retryAfter(new DomainError('not_found', 'X', '', { retryAfter: 5 }))).toBeUndefined()
  })
})
