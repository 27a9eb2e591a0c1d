import { describe, expect, it, jest } from '@jest/globals'
import { registry } from '@rostra/kit/metrics'
import { inProcessGenerations } from './in-process-generations.ts'

/** Returns the values of these metrics, without histogram buckets. */
async function metrics(...names: string[]) {
  const lines = (await registry.metrics()).split('\n')
  return Object.fromEntries(
    names.map((name) => [name, Number(lines.find((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`))?.split(' ')[1])]),
  )
}

const exchange = { id: 'g-1', owner: 'r-1', chatModel: 'own:llama' }
const forMs = 300_000

describe('the metrics of a generation', () => {
  it('measure from the arrival of the send to the first chunk, and between chunks, but not to the end', async () => {
    const running = inProcessGenerations(7, () => undefined)
    const arrivedAt = performance.now() - 2_000
    running.start(exchange, { arrivedAt, forMs }, async (log) => {
      for (const seq of [1, 2, 3]) log.append({ kind: 'chunk', seq, content: 'x' })
      log.append({ kind: 'chunk', seq: 3, content: 'again' })
      log.append({
        kind: 'end',
        seq: 4,
        status: 'complete',
        end: 'finished',
        answer: 'xxx',
        failure: null,
        citations: [],
        openers: [],
        isFree: false,
        model: 'm',
      })
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
      const running = inProcessGenerations(7, () => undefined)
      const reasons: unknown[] = []
      running.start(exchange, { arrivedAt: performance.now(), forMs }, async (_log, signal) => {
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

describe('a generation of a lost replica', () => {
  const chunk = { kind: 'chunk', seq: 1, content: 'x' } as const
  const whileRunning = async (_log: unknown, signal: AbortSignal) => {
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
  }

  it('goes on with the frames that it has, which count neither as first nor as later chunks', async () => {
    const before = await metrics('rostra_first_token_seconds_count', 'rostra_token_gap_seconds_count')
    const running = inProcessGenerations(7, () => undefined)
    running.resume(exchange, { shown: [chunk], forMs }, async (log) => {
      log.append({ ...chunk, seq: 2 })
      expect([log.text, running.list()]).toEqual(['xx', [{ ...exchange, hasShown: true }]])
    })
    await running.drain(1_000)
    expect(await metrics('rostra_first_token_seconds_count', 'rostra_token_gap_seconds_count')).toEqual(before)
  })

  it('is aborted after what is left of the longest time of its answer', async () => {
    const running = inProcessGenerations(7, () => undefined)
    const reasons: unknown[] = []
    running.resume(exchange, { shown: [], forMs: -1 }, async (log, signal) => {
      await whileRunning(log, signal)
      reasons.push(signal.reason)
    })
    await running.drain(1_000)
    expect(reasons).toEqual(['overdue'])
  })

  it('finds room in half as many places again as for sends, and none while the process drains', async () => {
    const running = inProcessGenerations(2, () => undefined)
    for (const id of ['g-1', 'g-2']) running.start({ ...exchange, id }, { arrivedAt: performance.now(), forMs }, whileRunning)
    expect(running.isFull()).toBe(true)
    expect(running.hasRoomToResume()).toBe(true)
    running.resume({ id: 'g-3', owner: 't-1' }, { shown: [], forMs }, whileRunning)
    expect(running.hasRoomToResume()).toBe(false)
    for (const id of ['g-2', 'g-3']) running.abort({ id }, 'stopped')
    const drained = running.drain(0)
    expect([running.isDraining(), running.hasRoomToResume()]).toEqual([true, false])
    await drained
  })
})
