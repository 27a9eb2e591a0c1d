import { describe, expect, it } from '@jest/globals'
import { createLog } from '@rostra/kit/log'
import { eventually } from '@rostra/kit/testing/eventually'
import { createOpeningLinesWorker } from './opening-lines-worker.ts'

const log = createLog('test', { level: 'silent' })
const never = 2 ** 30

describe('the opening lines worker', () => {
  it('processes all due jobs when it is woken, at most four at once', async () => {
    let due = 20
    let concurrent = 0
    let maxConcurrent = 0
    const generateDue = async () => {
      if (due === 0) return false
      due--
      maxConcurrent = Math.max(maxConcurrent, ++concurrent)
      await new Promise(setImmediate)
      concurrent--
      return true
    }
    const worker = createOpeningLinesWorker({ generateDue, pollMs: never, log })
    const stop = worker.start()
    for (let i = 0; i < 10; i++) worker.wake()
    await eventually(() => expect([due, concurrent]).toEqual([0, 0]))
    await stop()
    expect(maxConcurrent).toBe(4)
  })

  it('processes other jobs while one is slow', async () => {
    const slow = Promise.withResolvers<boolean>()
    let calls = 0
    const worker = createOpeningLinesWorker({ generateDue: async () => (++calls === 1 ? slow.promise : false), pollMs: never, log })
    const stop = worker.start()
    worker.wake()
    worker.wake()
    await eventually(() => expect(calls).toBe(2))
    slow.resolve(false)
    await stop()
  })

  it('polls, and goes on after a failure', async () => {
    let calls = 0
    const generateDue = async () => {
      if (++calls === 1) throw new Error('no primary')
      return false
    }
    const worker = createOpeningLinesWorker({ generateDue, pollMs: 1, log })
    const stop = worker.start()
    await eventually(() => expect(calls).toBeGreaterThan(2))
    await stop()
  })

  it('aborts running work when it stops, waits for its end, and starts no more', async () => {
    let started = 0
    let ended = 0
    const generateDue = async (signal: AbortSignal) => {
      started++
      await new Promise<void>((resolve) => {
        signal.addEventListener('abort', () => setImmediate(resolve))
      })
      ended++
      return true
    }
    const worker = createOpeningLinesWorker({ generateDue, pollMs: 1, log })
    const stop = worker.start()
    await eventually(() => expect(started).toBe(4))
    await stop()
    worker.wake()
    expect([started, ended]).toEqual([4, 4])
  })
})
