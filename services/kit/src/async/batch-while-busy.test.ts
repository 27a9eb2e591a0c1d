import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import { type BatchBounds, batchWhileBusy } from './batch-while-busy.ts'

/** Records the batches. Each runs until the test ends it. */
function batches<Job>(bounds: BatchBounds<Job>) {
  const started: Job[][] = []
  const ends: (() => void)[] = []
  const enqueue = batchWhileBusy<Job>(bounds, (jobs) => {
    started.push(jobs)
    return new Promise((resolve) => ends.push(resolve))
  })
  return { started, enqueue, endOldest: () => ends.shift()?.(), ticks: () => new Promise((resolve) => setImmediate(resolve)) }
}

it('runs the jobs of one tick at once, together', async () => {
  const { started, enqueue, ticks } = batches<string>({ concurrency: 1, maxWeight: 10 })
  for (const job of ['a', 'b', 'c']) enqueue(job)
  expect(started).toEqual([])
  await ticks()
  expect(started).toEqual([['a', 'b', 'c']])
})

it('collects jobs that arrive while the most batches run, and starts them when one ends', async () => {
  const { started, enqueue, endOldest, ticks } = batches<string>({ concurrency: 2, maxWeight: 10 })
  for (const job of ['a', 'b', 'c', 'd']) {
    enqueue(job)
    await ticks()
  }
  expect(started).toEqual([['a'], ['b']])
  endOldest()
  await ticks()
  expect(started).toEqual([['a'], ['b'], ['c', 'd']])
})

it('runs every job once, in order, in batches of at most the weight, and at most the concurrent batches', async () => {
  const bounds = fc.record({ concurrency: fc.integer({ min: 1, max: 4 }), maxWeight: fc.integer({ min: 1, max: 20 }) })
  await fc.assert(
    fc.asyncProperty(
      bounds,
      fc.array(fc.record({ weight: fc.integer({ min: 1, max: 8 }), ends: fc.nat({ max: 2 }) })),
      async (bound, jobs) => {
        const { started, enqueue, endOldest, ticks } = batches<{ weight: number; ends: number }>({
          ...bound,
          weightOf: ({ weight }) => weight,
        })
        let ended = 0
        const end = async () => {
          if (ended < started.length) ended++
          endOldest()
          await ticks()
          expect(started.length - ended).toBeLessThanOrEqual(bound.concurrency)
        }
        for (const job of jobs) {
          enqueue(job)
          for (let i = 0; i < job.ends; i++) await end()
        }
        await ticks()
        while (ended < started.length) await end()
        expect(started.flat()).toEqual(jobs)
        for (const batch of started)
          if (batch.length > 1) expect(batch.reduce((sum, { weight }) => sum + weight, 0)).toBeLessThanOrEqual(bound.maxWeight)
      },
    ),
    { numRuns: 50 },
  )
})
