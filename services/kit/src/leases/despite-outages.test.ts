import { describe, expect, it } from '@jest/globals'
import { SimulatedTime } from '../async/simulated-time.ts'
import { DomainError } from '../errors.ts'
import { despiteOutages } from './despite-outages.ts'

const away = () => new DomainError('unavailable', 'STORE_UNAVAILABLE', 'away')

function simulated(fail: (now: number) => Error | undefined) {
  const time = new SimulatedTime()
  const abort = new AbortController()
  let attempts = 0
  const step = async () => {
    attempts++
    const error = fail(time.now)
    if (error) throw error
    return 'done'
  }
  const outcome = despiteOutages(
    abort.signal,
    time.clock,
  )(step).then(
    (value) => ({ value, at: time.now }),
    (error) => ({ error, at: time.now }),
  )
  return { time, abort, outcome, attempts: () => attempts }
}

describe('a step of leased work', () => {
  it('is repeated until a store is back', async () => {
    const { time, outcome, attempts } = simulated((now) => (now < 15_000 ? away() : undefined))
    await time.runUntil(60_000)
    expect(await outcome).toMatchObject({ value: 'done' })
    expect(attempts()).toBeGreaterThan(3)
  })

  it('fails when a store is away for more than 20 s', async () => {
    const { time, outcome } = simulated(away)
    await time.runUntil(60_000)
    const { at, ...rest } = await outcome
    expect(rest).toMatchObject({ error: { reason: 'STORE_UNAVAILABLE' } })
    expect(at).toBeLessThanOrEqual(20_000)
  })

  it('fails at once for any other error', async () => {
    const { time, outcome, attempts } = simulated(() => new Error('a defect'))
    await time.runUntil(60_000)
    expect([await outcome, attempts()]).toMatchObject([{ error: { message: 'a defect' }, at: 0 }, 1])
  })

  it('is not repeated once the work is aborted', async () => {
    const { time, abort, outcome, attempts } = simulated(away)
    await time.runUntil(1_000)
    const before = attempts()
    abort.abort(new Error('lease lost'))
    await time.runUntil(60_000)
    expect(await outcome).toMatchObject({ error: { message: 'lease lost' } })
    expect(attempts()).toBe(before)
  })
})
