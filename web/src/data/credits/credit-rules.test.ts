import { describe, expect, it } from '@jest/globals'
import { renewalAfter, toneOf } from './credit-rules.ts'

describe('a balance', () => {
  it('is red at 0 credits and amber below 10', () => {
    expect([-1, 0, 1, 9, 10, 100].map(toneOf)).toEqual(['none', 'none', 'low', 'low', 'enough', 'enough'])
  })
})

describe('free credits', () => {
  it('are renewed at the start of the next month in UTC', () => {
    expect(new Date(renewalAfter(Date.parse('2026-11-30T23:59:59Z'))).toISOString()).toBe('2026-12-01T00:00:00.000Z')
    expect(new Date(renewalAfter(Date.parse('2026-12-01T00:00:00Z'))).toISOString()).toBe('2027-01-01T00:00:00.000Z')
    expect(new Date(renewalAfter(Date.parse('2027-01-31T12:00:00Z'))).toISOString()).toBe('2027-02-01T00:00:00.000Z')
  })
})
