import { expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { eventually } from '@rostra/kit/testing/eventually'
import type { Member } from '@rostra/platform/caller'
import { checkAfterMs, createSessionChecks, type KeptSession } from './session-checks.ts'

const member = (n: number): Member => ({
  kind: 'member',
  id: `m-${n}`,
  username: `u-${n}`,
  role: 'citizen',
  sessionId: `s-${n}`,
  isConfirmed: true,
})

/** Starts checks of `count` sessions with two cache entries each. Identity reports those with an even number as unchanged. */
function start(count: number) {
  const calls = [] as number[]
  const kept = [] as string[]
  const dropped = [] as string[]
  const state = { count, calls, kept, dropped, timesIdle: 0 }
  const identity = {
    call: async (_method: unknown, { sessions }: { sessions: { sessionId: string }[] }) => {
      calls.push(sessions.length)
      return { unchanged: sessions.map(({ sessionId }) => Number(sessionId.slice(2)) % 2 === 0) }
    },
  } as unknown as RpcClient
  const entryOf = (n: number): KeptSession => ({
    member: member(n),
    keep: () => kept.push(`s-${n}`),
    drop: () => dropped.push(`s-${n}`),
  })
  const sessionsInUse = () => {
    if (state.count === 0) state.timesIdle++
    return Array.from({ length: 2 * state.count }, (_, n) => entryOf(Math.floor(n / 2)))
  }
  const checks = createSessionChecks({ identity, ttlMs: 5, sessionsInUse })
  checks.begin()
  return { ...checks, state }
}

it('a session is checked once, in calls of at most 500 sessions, and each of its entries is kept or dropped', async () => {
  const { state, stop } = start(1_201)
  await eventually(() => expect(state.calls.length).toBeGreaterThanOrEqual(3))
  stop()
  await eventually(() => expect(state.kept.length + state.dropped.length).toBe(2 * 1_201 * (state.calls.length / 3)))
  expect(state.calls.slice(0, 3)).toEqual([500, 500, 201])
  expect(state.kept.slice(0, 4)).toEqual(['s-0', 's-0', 's-2', 's-2'])
  expect(state.dropped.slice(0, 4)).toEqual(['s-1', 's-1', 's-3', 's-3'])
})

it('an answer that takes up to half of the time to live still comes before the sessions end', () => {
  for (const lastMs of [0, 5, 100, 300, 450]) expect(checkAfterMs(900, lastMs) + lastMs).toBeLessThan(900)
  expect([checkAfterMs(900, 0), checkAfterMs(900, 400), checkAfterMs(900, 5_000)]).toEqual([540, 340, 180])
})

it('the checks end when no session is in use, and begin again with one', async () => {
  const { state, begin, stop } = start(1)
  await eventually(() => expect(state.calls.length).toBeGreaterThan(1))
  state.count = 0
  await eventually(() => expect(state.timesIdle).toBe(1))
  const { length } = state.calls
  // Checks of other sessions show that enough time has passed.
  const others = start(1)
  await eventually(() => expect(others.state.calls.length).toBeGreaterThan(3))
  others.stop()
  expect([state.timesIdle, state.calls.length]).toEqual([1, length])
  state.count = 1
  begin()
  await eventually(() => expect(state.calls.length).toBeGreaterThan(length))
  stop()
})
