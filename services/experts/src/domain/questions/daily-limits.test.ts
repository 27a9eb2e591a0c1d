import { expect, it } from '@jest/globals'
import { limitReached, scaledLimit } from './daily-limits.ts'

const at = (time: string) => new Date(`2026-03-04T${time}Z`)

it.each([
  [
    'guest',
    5,
    '21:10:00',
    'You have asked your 5 questions of today. You can ask again at 00:00 UTC, in 3 hours. Sign up for a free account to ask 50 questions a day.',
  ],
  ['member', 50, '23:59:30', 'You have asked your 50 questions of today. You can ask again at 00:00 UTC, in 1 minute.'],
  [
    'network',
    100,
    '23:15:00',
    'Guests of your network have asked their 100 questions of today. You can ask again at 00:00 UTC, in 45 minutes. Sign up for a free account to ask 50 questions a day.',
  ],
] as const)('says to a %s when the limit renews, and invites those without an account', (of, count, time, message) => {
  expect(limitReached({ of, count, members: 50 }, at(time))).toMatchObject({ kind: 'exhausted', reason: 'RATE_LIMITED', message })
})

it.each([
  ['00:00:00', 86_400],
  ['23:59:59.500', 1],
])('gives the seconds until the next UTC day at %s', (time, retryAfter) => {
  expect(limitReached({ of: 'member', count: 50, members: 50 }, at(time)).details).toEqual({ retryAfter })
})

it('scales a limit to 1 at least', () => {
  expect([scaledLimit(5, 0.01), scaledLimit(5, 1), scaledLimit(50, 2.5)]).toEqual([1, 5, 125])
})
