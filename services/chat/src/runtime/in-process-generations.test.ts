import { describe, expect, it, jest } from '@jest/globals'
import { registry } from '@rostra/kit/metrics'
import { InProcessGenerations } from './in-process-generations.ts'

/** Returns the values of these metrics, without histogram buckets. */
async function metrics(...names: string[]) {
  const lines = (await registry.metrics()).split('\n')
  return Object.fromEntries(names.map((name) => [name, Number(lines.find((line) => line.startsWith(`${name} `))?.split(' ')[1])]))
}

describe('the metrics of a generation', () => {
  it('measure from the arrival of the send to the first chunk, and between chunks, but not to the end', async () => {
    const running = new InProcessGenerations(7, () => undefined)
    const arrivedAt = performance.now() - 2_000
    running.start('g-1', arrivedAt, async (log) => {
      for (const seq of [1, 2, 3]) log.append({ kind: 'chunk', seq, content: 'x' })
      log.append({ kind: 'chunk', seq: 3, content: 'again' })
      log.append({ kind: 'end', seq: 4, status: 'complete', answer: 'xxx', failure: null })
    })
    await running.drain(1_000)
    expect(await metrics('rostra_first_token_seconds_count', 'rostra_token_gap_seconds_count', 'rostra_generations_limit')).toEqual({
      rostra_first_token_seconds_count: 1,
      rostra_token_gap_seconds_count: 2,
      rostra_generations_limit: 7,
    })
    const { rostra_first_token_seconds_sum: seconds } = await metrics('rostra_first_token_seconds_sum')
    expect(Math.floor(seconds ?? 0)).toBe(2)
  })
})

describe('a drain', () => {
  it('aborts generations after the grace period and leaves those that cannot store their end 5 s later', async () => {
    jest.useFakeTimers()
    try {
      const running = new InProcessGenerations(7, () => undefined)
      const reasons: unknown[] = []
      running.start('g-1', performance.now(), async (_log, signal) => {
        signal.onabort = () => reasons.push(signal.reason)
        await new Promise(() => undefined)
      })
      let isDrained = false
      const drained = running.drain(1_000).then(() => {
        isDrained = true
      })
      await jest.advanceTimersByTimeAsync(5_900)
      expect([reasons, isDrained]).toEqual([['drain'], false])
      await jest.advanceTimersByTimeAsync(200)
      await drained
    } finally {
      jest.useRealTimers()
    }
  })
})
