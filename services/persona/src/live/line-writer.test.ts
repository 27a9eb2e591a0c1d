import { describe, expect, it } from '@jest/globals'
import { createLog } from '@rostra/kit/log'
import { eventually } from '@rostra/kit/testing/eventually'
import { startLineWriter } from './line-writer.ts'

const log = createLog('test', { level: 'silent' })
const never = 2 ** 30

describe('the writer of opening lines', () => {
  it('makes all that is due when it is woken, four at a time at most', async () => {
    let [due, atOnce, most] = [20, 0, 0]
    const makeDue = async () => {
      if (due === 0) return false
      due--
      most = Math.max(most, ++atOnce)
      await new Promise(setImmediate)
      atOnce--
      return true
    }
    const writer = startLineWriter({ makeDue, tickMs: never, log })
    for (let i = 0; i < 10; i++) writer.wake()
    await eventually(() => expect([due, atOnce]).toEqual([0, 0]))
    await writer.stop()
    expect(most).toBe(4)
  })

  it('is not held up by one that takes its time', async () => {
    const slow = Promise.withResolvers<boolean>()
    let calls = 0
    const writer = startLineWriter({ makeDue: async () => (++calls === 1 ? slow.promise : false), tickMs: never, log })
    writer.wake()
    writer.wake()
    await eventually(() => expect(calls).toBe(2))
    slow.resolve(false)
    await writer.stop()
  })

  it('looks every tick, and goes on after a failure', async () => {
    let calls = 0
    const makeDue = async () => {
      if (++calls === 1) throw new Error('no primary')
      return false
    }
    const writer = startLineWriter({ makeDue, tickMs: 1, log })
    await eventually(() => expect(calls).toBeGreaterThan(2))
    await writer.stop()
  })

  it('gives up what it is at when it is stopped, waits for the end of it, and begins nothing more', async () => {
    let [begun, ended] = [0, 0]
    const makeDue = async (signal: AbortSignal) => {
      begun++
      await new Promise<void>((resolve) => {
        signal.addEventListener('abort', () => setImmediate(resolve))
      })
      ended++
      return true
    }
    const writer = startLineWriter({ makeDue, tickMs: 1, log })
    await eventually(() => expect(begun).toBe(4))
    await writer.stop()
    writer.wake()
    expect([begun, ended]).toEqual([4, 4])
  })
})
