import { describe, expect, it } from '@jest/globals'
import { createLog } from '@rostra/kit/log'
import { eventually } from '@rostra/kit/testing/eventually'
import { startDueWorker } from './due-worker.ts'

const log = createLog('test', { level: 'silent' })

describe('the worker of what is due', () => {
  it('sends everything that is due, one at a time', async () => {
    let due = 5
    let concurrent = 0
    let maxConcurrent = 0
    const sendDue = async () => {
      if (due === 0) return false
      maxConcurrent = Math.max(maxConcurrent, ++concurrent)
      await Promise.resolve()
      concurrent--
      due--
      return true
    }
    const stop = startDueWorker({ subject: 'due mails', sendDue, tickMs: 1, log })
    await eventually(() => expect(due).toBe(0))
    await stop()
    expect(maxConcurrent).toBe(1)
  })

  it('continues after a failure', async () => {
    let calls = 0
    const sendDue = async () => {
      if (++calls === 1) throw new Error('no primary')
      return false
    }
    const stop = startDueWorker({ subject: 'due mails', sendDue, tickMs: 1, log })
    await eventually(() => expect(calls).toBeGreaterThan(2))
    await stop()
  })

  it('stops after the current one', async () => {
    let started = 0
    let finished = 0
    let finish = () => {}
    const sendDue = async () => {
      started++
      await new Promise<void>((resolve) => {
        finish = resolve
      })
      finished++
      return true
    }
    const stop = startDueWorker({ subject: 'due mails', sendDue, tickMs: 1, log })
    await eventually(() => expect(started).toBe(1))
    const stopped = stop()
    finish()
    await stopped
    expect([started, finished]).toEqual([1, 1])
  })
})
