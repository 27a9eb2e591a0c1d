import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from '@jest/globals'
import { cpuMs, timed } from './running-time.ts'

/** Computes until this thread has used `ms` milliseconds of CPU time. */
function compute(ms: number): void {
  const before = process.threadCpuUsage()
  while (process.threadCpuUsage(before).user < ms * 1_000);
}

/** Blocks this thread for `ms` milliseconds without using CPU time. */
const stop = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

describe('the time of asynchronous work', () => {
  it('includes the waits of the work, which returns its result', async () => {
    const { result, ms } = await timed(() => sleep(200, 'done'))
    expect(result).toBe('done')
    expect(ms).toBeGreaterThan(20)
  })

  it('includes the CPU time of the work, and not the time in which the thread is blocked', async () => {
    const computing = await timed(async () => compute(200))
    expect(computing.ms).toBeGreaterThanOrEqual(200)
    const stopped = await timed(async () => stop(400))
    expect(stopped.ms).toBeLessThan(200)
  })

  it('throws what the work throws', async () => {
    await expect(timed(() => Promise.reject(new Error('away')))).rejects.toThrow('away')
  })
})

it('the CPU time of work includes no wait of the thread', () => {
  expect(cpuMs(() => compute(50))).toBeGreaterThanOrEqual(50)
  expect(cpuMs(() => stop(100))).toBeLessThan(50)
})
