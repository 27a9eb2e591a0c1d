import { describe, expect, it } from '@jest/globals'
import { registry } from '@rostra/kit/metrics'
import { ProcessGenerations } from './process-generations.ts'

/** The values of these metrics, buckets left out. */
async function shown(...names: string[]) {
  const lines = (await registry.metrics()).split('\n')
  return Object.fromEntries(names.map((name) => [name, Number(lines.find((line) => line.startsWith(`${name} `))?.split(' ')[1])]))
}

describe('the pace of an answer', () => {
  it('is measured from the arrival of its send to its first frame, and from each frame to the next, but not to its end', async () => {
    const live = new ProcessGenerations(7, () => undefined)
    const arrivedAt = performance.now() - 2_000
    live.start('g-1', arrivedAt, async (log) => {
      for (const seq of [1, 2, 3]) log.append({ kind: 'chunk', seq, content: 'x' })
      log.append({ kind: 'chunk', seq: 3, content: 'again' })
      log.append({ kind: 'end', seq: 4, status: 'complete', reply: 'xxx', failure: null })
    })
    await live.drain(1_000)
    expect(await shown('rostra_first_token_seconds_count', 'rostra_token_gap_seconds_count', 'rostra_generations_limit')).toEqual({
      rostra_first_token_seconds_count: 1,
      rostra_token_gap_seconds_count: 2,
      rostra_generations_limit: 7,
    })
    const { rostra_first_token_seconds_sum: seconds } = await shown('rostra_first_token_seconds_sum')
    expect(Math.floor(seconds ?? 0)).toBe(2)
  })
})
