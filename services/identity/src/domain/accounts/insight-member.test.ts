import { expect, it } from '@jest/globals'
import { countsInZeitgeist, defaultInsightAgeMs } from './insight-member.ts'

const now = Date.parse('2026-03-10T00:00:00Z')
const member = { id: 'a', createdAt: new Date('2026-03-03T00:00:00Z'), emailConfirmedAt: new Date('2026-03-09T00:00:00Z'), network: '' }

it('an account counts with a confirmed address, 7 days after its registration', () => {
  expect(countsInZeitgeist(member, now, defaultInsightAgeMs)).toBe(true)
  expect(countsInZeitgeist(member, now - 1, defaultInsightAgeMs)).toBe(false)
  expect(countsInZeitgeist({ ...member, emailConfirmedAt: null }, now, defaultInsightAgeMs)).toBe(false)
})

it('an account of the demo data counts at once', () => {
  expect(countsInZeitgeist({ ...member, createdAt: new Date(now) }, now, 0)).toBe(true)
})
