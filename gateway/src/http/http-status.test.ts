import { describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { httpStatus, retryAfter } from './http-status.ts'

describe('the status of an error', () => {
  it('is that of its kind, but credits have one of their own', () => {
    expect(httpStatus(new DomainError('state', 'NOT_NOW', ''))).toBe(409)
    expect(httpStatus(new DomainError('state', 'INSUFFICIENT_CREDITS', ''))).toBe(402)
  })
})

describe('Retry-After', () => {
  it('is whole seconds, one at least, where waiting helps', () => {
    expect(retryAfter(new DomainError('exhausted', 'X', '', { retryAfter: 0.01 }))).toBe(1)
    expect(retryAfter(new DomainError('unavailable', 'X', '', { retryAfter: 1.2 }))).toBe(2)
    expect(retryAfter(new DomainError('exhausted', 'X', ''))).toBe(60)
    expect(retryAfter(new DomainError('not_found', 'X', '', { retryAfter: 5 }))).toBeUndefined()
  })
})
