import { describe, expect, it } from '@jest/globals'
import { longestCallMs } from '@rostra/kit/rpc/channel-options'
import { partial } from '@rostra/kit/testing/partial'
import type { TakenOverExchange } from '../exchanges/ports.ts'
import type { Frame } from './frame.ts'
import { answerLimitMs, decideTakeover, tokensLeft } from './takeover.ts'

const chunk = { kind: 'chunk', seq: 1, content: 'Rome' } as const
const taken = (change: Partial<TakenOverExchange> = {}) =>
  partial<TakenOverExchange>({ takeovers: 1, stopRequested: false, hasShown: false, isUnshared: false, ...change })
const whole = (frames: Frame[]) => ({ frames, isWhole: true })

describe('a generation that was taken over', () => {
  it.each([
    ['has shown text', taken({ hasShown: true }), [chunk], 0],
    ['has shown nothing', taken(), [], 20_000],
    ['was taken over three times', taken({ takeovers: 3 }), [chunk], 299_000],
  ])('goes on when it %s', (_what, exchange, shown, ageMs) => {
    expect(decideTakeover(exchange, whole(shown), { ageMs, limitMs: 300_000 })).toBe('resume')
  })

  it.each([
    ['was taken over a fourth time', taken({ takeovers: 4 }), [chunk], 0],
    ['has run for the longest time of its answer', taken(), [chunk], 300_000],
    ['has shown frames that are gone from Redis', taken({ hasShown: true }), [], 0],
    ['has shown frames that Redis never had', taken({ isUnshared: true }), [chunk], 0],
  ])('is interrupted when it %s', (_what, exchange, shown, ageMs) => {
    expect(decideTakeover(exchange, whole(shown), { ageMs, limitMs: 300_000 })).toBe('interrupted')
  })

  it('is interrupted when Redis has lost one of its frames', () => {
    expect(decideTakeover(taken(), { frames: [chunk], isWhole: false }, { ageMs: 0, limitMs: 300_000 })).toBe('interrupted')
  })

  it('is stopped when that was requested, whatever else', () => {
    const stopping = taken({ stopRequested: true, takeovers: 9, isUnshared: true })
    expect(decideTakeover(stopping, whole([]), { ageMs: 300_000, limitMs: 300_000 })).toBe('stopped')
  })

  it('has as many tokens left as its text leaves of those of an answer', () => {
    expect(tokensLeft(1_024, '')).toBe(1_024)
    expect(tokensLeft(1_024, 'four'.repeat(24))).toBe(1_000)
    expect(tokensLeft(1_024, '書く')).toBe(1_022)
    expect(tokensLeft(1_024, 'x'.repeat(5_000))).toBe(0)
  })

  it('may take longer when its model may be silent for longer, up to 12 minutes', () => {
    expect([60_000, 300_000, 3_600_000].map(answerLimitMs)).toEqual([300_000, 540_000, 720_000])
    expect(answerLimitMs(Number.POSITIVE_INFINITY)).toBeLessThan(longestCallMs)
  })
})
