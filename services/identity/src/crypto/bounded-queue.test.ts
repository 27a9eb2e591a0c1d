import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { createBoundedQueue } from './bounded-queue.ts'

const overloaded = expect.objectContaining({ kind: 'unavailable', reason: 'OVERLOADED', details: { retryAfter: 1 } })

describe('the queue before costly work', () => {
  it('refuses at once when too many wait, and takes work again when some are done', async () => {
    const queue = createBoundedQueue({ atOnce: 2, waitingMost: 3 })
    const gates = Array.from({ length: 5 }, () => Promise.withResolvers<void>())
    const running = gates.map(({ promise }) => queue(() => promise))
    await expect(queue(async () => 'late')).rejects.toEqual(overloaded)
    for (const { resolve } of gates) resolve()
    await Promise.all(running)
    await expect(queue(async () => 'in time')).resolves.toBe('in time')
  })

  it('passes a failure on and goes on with the next', async () => {
    const queue = createBoundedQueue({ atOnce: 1, waitingMost: 1 })
    const failing = queue(() => Promise.reject(new Error('no memory')))
    const next = queue(async () => 'done')
    await expect(failing).rejects.toThrow('no memory')
    await expect(next).resolves.toBe('done')
  })

  it('keeps the order and never runs more at once than it may', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 4 }), fc.scheduler(), fc.integer({ min: 1, max: 12 }), async (atOnce, scheduler, jobs) => {
        const queue = createBoundedQueue({ atOnce, waitingMost: jobs })
        const started: number[] = []
        let [running, most] = [0, 0]
        const all = Array.from({ length: jobs }, (_, job) =>
          queue(async () => {
            started.push(job)
            most = Math.max(most, ++running)
            await scheduler.schedule(Promise.resolve())
            running--
          }),
        )
        await scheduler.waitFor(Promise.all(all))
        expect(started).toEqual(started.toSorted((a, b) => a - b))
        expect(most).toBe(Math.min(atOnce, jobs))
      }),
    )
  })
})
