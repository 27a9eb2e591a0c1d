import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { createTurns } from './turns.ts'

const limits = { initial: 4, least: 2, most: 6, slowMs: 1_000, burstMs: 4_000, standingMs: 500 }
const never = new AbortController().signal
const refusal = { kind: 'unavailable', reason: 'OVERLOADED', details: { retryAfter: 2 } }

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const openTurns = () => createTurns(limits, Date.now)
type Turns = ReturnType<typeof openTurns>

/** Takes a turn and notes what becomes of it. */
function take(turns: Turns, signal = never) {
  const taken: { end?: () => void; refused?: unknown } = {}
  turns.take(signal).then(
    (end) => {
      taken.end = end
    },
    (error) => {
      taken.refused = error
    },
  )
  return taken
}
const takeMany = (turns: Turns, count: number) => Array.from({ length: count }, () => take(turns))
const begun = (all: ReturnType<typeof take>[]) => all.map(({ end }) => end !== undefined)
/** Lets beginnings last. */
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

describe('turns', () => {
  it('are given in the order of the calls, as many at the same time as the limit allows', async () => {
    const turns = openTurns()
    const all = takeMany(turns, 6)
    await pass(10)
    expect(begun(all)).toEqual([true, true, true, true, false, false])
    all[1]?.end?.()
    // A second end of the same turn does nothing.
    all[1]?.end?.()
    await pass(10)
    expect(begun(all)).toEqual([true, true, true, true, true, false])
  })

  it('are not waited for longer than a burst may last, and not at all by who has hung up', async () => {
    const turns = openTurns()
    const leaving = new AbortController()
    const running = takeMany(turns, 4)
    const left = take(turns, leaving.signal)
    const waiting = take(turns)
    leaving.abort(new Error('gone'))
    await pass(3_999)
    expect([left.refused, waiting.refused]).toEqual([new Error('gone'), undefined])
    await pass(1)
    expect(waiting.refused).toMatchObject(refusal)
    for (const { end } of running) end?.()
    const next = take(turns)
    const gone = take(turns, leaving.signal)
    await pass(1)
    expect([begun([next]), gone.refused]).toEqual([[true], new Error('gone')])
  })

  it('are waited for a short time only once the queue has not been empty for as long as a burst', async () => {
    const turns = createTurns({ ...limits, least: 4, most: 4 }, Date.now)
    const refused: number[] = []
    const waits: number[] = []
    const arrive = () => {
      const at = Date.now()
      turns.take(never).then(
        (end) => {
          waits.push(Date.now() - at)
          setTimeout(end, 400)
        },
        () => refused.push(Date.now()),
      )
    }
    // 20 a second arrive, 10 a second can begin.
    for (let passed = 0; passed < 12_000; passed += 50) {
      arrive()
      await pass(50)
    }
    expect(refused.length).toBeGreaterThan(80)
    expect(refused[0]).toBeGreaterThan(4_000)
    expect(waits.length).toBeGreaterThan(115)
    expect(Math.max(...waits.slice(-20))).toBeLessThanOrEqual(500)
  })
})

describe('the limit of turns', () => {
  it('shrinks to the least while most beginnings are slow, and grows to the most while some wait', async () => {
    const turns = openTurns()
    const round = async (count: number, ms: number) => {
      const all = takeMany(turns, count)
      for (let ended = 0; ended < count; ) {
        await pass(ms)
        const ready = all.filter(({ end }) => end !== undefined)
        for (const taken of ready) {
          taken.end?.()
          delete taken.end
        }
        ended += ready.length
      }
      return turns.limit
    }
    expect([await round(4, 1_001), await round(3, 1_001), await round(2, 1_001)]).toEqual([3, 2, 2])
    // As many as the limit allows: nothing waits, and nothing is known about more.
    expect([await round(2, 5), await round(2, 5)]).toEqual([2, 2])
    expect([await round(30, 5), await round(30, 5)]).toEqual([6, 6])
  })
})
