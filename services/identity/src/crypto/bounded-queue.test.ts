import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { createBoundedQueue } from './bounded-queue.ts'

const overloaded = expect.objectContaining({ kind: 'unavailable', reason: 'OVERLOADED', details: { retryAfter: 1 } })

describe('a bounded queue', () => {
  it('refuses work while it is full and accepts work again afterwards', async () => {
    const queue = createBoundedQueue({ concurrency: 2, maxWaiting: 3 })
    const gates = Array.from({ length: 5 }, () => Promise.withResolvers<void>())
    const running = gates.map(({ promise }) => queue(() => promise))
    await expect(queue(async () => 'late')).rejects.toEqual(overloaded)
    for (const { resolve } of gates) resolve()
    await Promise.all(running)
    await expect(queue(async () => 'in time')).resolves.toBe('in time')
  })

  it('drops waiting work whose caller has cancelled, which makes room for other work', async () => {
    const queue = createBoundedQueue({ concurrency: 1, maxWaiting: 1 })
    const gate = Promise.withResolvers<void>()
    const running = queue(() => gate.promise)
    const caller = new AbortController()
    const run: string[] = []
    const abandoned = queue(async () => run.push('abandoned'), caller.signal)
    caller.abort(new Error('gone'))
    await expect(abandoned).rejects.toThrow('gone')
    const next = queue(async () => 'done')
    gate.resolve()
    await running
    await expect(next).resolves.toBe('done')
    await expect(queue(async () => run.push('abandoned'), caller.signal)).rejects.toThrow('gone')
    expect(run).toEqual([])
  })

  it('rejects with the error of the work and continues with the next call', async () => {
    const queue = createBoundedQueue({ concurrency: 1, maxWaiting: 1 })
    const failing = queue(() => Promise.reject(new Error('no memory')))
    const next = queue(async () => 'done')
    await expect(failing).rejects.toThrow('no memory')
    await expect(next).resolves.toBe('done')
  })

  it('keeps the order and never exceeds its concurrency', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4 }),
        fc.scheduler(),
        fc.integer({ min: 1, max: 12 }),
        async (concurrency, scheduler, jobs) => {
          const queue = createBoundedQueue({ concurrency, maxWaiting: jobs })
          const started: number[] = []
          let running = 0
          let maxRunning = 0
          const all = Array.from({ length: jobs }, (_, job) =>
            queue(async () => {
              started.push(job)
              maxRunning = Math.max(maxRunning, ++running)
              await scheduler.schedule(Promise.resolve())
              running--
            }),
          )
          await scheduler.waitFor(Promise.all(all))
          expect(started).toEqual(started.toSorted((a, b) => a - b))
          expect(maxRunning).toBe(Math.min(concurrency, jobs))
        },
      ),
    )
  })
})
