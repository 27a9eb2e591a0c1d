import { describe, expect, it } from '@jest/globals'
import { staysWithoutOwner } from './departure.ts'

describe('a persona whose owner leaves', () => {
  it.each([
    [false, 100, true],
    [false, 99, false],
    [false, 0, false],
    [true, 100, false],
    [true, 100_000, false],
  ])('with isPrivate %s and %i conversations stays: %s', (isPrivate, conversationCount, stays) => {
    expect(staysWithoutOwner({ isPrivate, conversationCount })).toBe(stays)
  })
})
