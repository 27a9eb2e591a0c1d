import { describe, expect, it } from '@jest/globals'
import { ManualTimers } from './manual-timers.ts'
import { ModelError } from './model-error.ts'
import { withRetries } from './retries.ts'

const broken = new ModelError('connection', 'reset', { retryable: true })
const settle = () => new Promise(setImmediate)

describe('trying again', () => {
  it('waits half a second and then a second, each with up to half of it on top', async () => {
    const timers = new ManualTimers()
    let tries = 0
    const done = withRetries(timers, new AbortController().signal, async () => {
      tries++
      throw broken
    })
    done.catch(() => {})
    for (const least of [500, 1000]) {
      await settle()
      const [wait = 0] = timers.waiting
      expect(wait).toBeGreaterThanOrEqual(least)
      expect(wait).toBeLessThan(least * 1.5)
      timers.advance(wait)
    }
    await expect(done).rejects.toBe(broken)
    expect(tries).toBe(3)
  })

  it('stops waiting when the caller aborts', async () => {
    const controller = new AbortController()
    const done = withRetries(new ManualTimers(), controller.signal, async () => {
      throw broken
    })
    await settle()
    controller.abort()
    await expect(done).rejects.toMatchObject({ kind: 'aborted' })
  })

  it('leaves an error alone that came after the first words', async () => {
    let tries = 0
    const late = new ModelError('connection', 'reset')
    const done = withRetries(new ManualTimers(), new AbortController().signal, async () => {
      tries++
      throw late
    })
    await expect(done).rejects.toBe(late)
    expect(tries).toBe(1)
  })
})
