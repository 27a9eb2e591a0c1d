import { expect, it } from '@jest/globals'
import { parseRetryAfter } from './retry-after.ts'

it.each([
  ['120', 120_000],
  ['0', 0],
  ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
  ['soon', undefined],
  ['', undefined],
  [undefined, undefined],
])('Retry-After %j asks for a wait of %s ms', (value, expected) => expect(parseRetryAfter(value)).toBe(expected))

it('a date asks for the time until then', () => {
  const wait = parseRetryAfter(new Date(Date.now() + 60_000).toUTCString()) ?? 0
  expect(wait).toBeGreaterThan(50_000)
  expect(wait).toBeLessThanOrEqual(60_000)
})
