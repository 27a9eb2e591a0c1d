import { expect, it } from '@jest/globals'
import { ApiError } from './api-error.ts'
import { errorText, fieldErrors, formatWait, refusalText } from './refusals.ts'

it('formats a wait in words', () => {
  expect([1, 42, 89, 90, 121, 3_600].map(formatWait)).toEqual([
    '1 second',
    '42 seconds',
    '89 seconds',
    '2 minutes',
    '3 minutes',
    '60 minutes',
  ])
})

it('a rate limit says how long to wait, other refusals have the server’s text', () => {
  expect(refusalText(new ApiError(429, 'Slow down', {}, '42'), 'x')).toBe('Too many tries. Please try again in 42 seconds.')
  expect(refusalText(new ApiError(429, 'Slow down'), 'x')).toBe('Slow down')
  expect(refusalText(new ApiError(503, 'Busy', {}, '42'), 'x')).toBe('Busy')
  expect(refusalText(new TypeError('Failed to fetch'), 'x')).toBe('x')
})

it('a refusal is assigned to its field', () => {
  expect(fieldErrors(new ApiError(409, 'Taken', { reason: 'EMAIL_TAKEN' }))).toEqual({ email: 'Taken' })
  expect(fieldErrors(new ApiError(400, 'Wrong', { reason: 'WRONG_PASSWORD' }))).toEqual({ currentPassword: 'Wrong' })
  expect(fieldErrors(new ApiError(401, 'Dead', { reason: 'OTP_INVALID' }))).toEqual({ otp: 'Dead' })
  expect(fieldErrors(new ApiError(400, 'Bad', { reason: 'VALIDATION', fields: { newPassword: 'short' } }))).toEqual({
    newPassword: 'short',
  })
  expect(fieldErrors(new TypeError('Failed to fetch'))).toEqual({})
})

it('the text of an error is the server’s, or says that it was not reached', () => {
  expect(errorText(new ApiError(400, 'Said so.', { reason: 'VALIDATION' }))).toBe('Said so.')
  expect(errorText(new TypeError('Failed to fetch'))).toBe('The server could not be reached.')
})
