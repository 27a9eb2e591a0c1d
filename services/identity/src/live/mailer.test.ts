import { describe, expect, it } from '@jest/globals'
import { createLog } from '@rostra/kit/log'
import { eventually } from '@rostra/kit/testing/eventually'
import { startMailer } from './mailer.ts'

const log = createLog('test', { level: 'silent' })

describe('the mailer', () => {
  it('sends all that is due, one after the other', async () => {
    let [due, atOnce, most] = [5, 0, 0]
    const sendDue = async () => {
      if (due === 0) return false
      most = Math.max(most, ++atOnce)
      await Promise.resolve()
      atOnce--
      due--
      return true
    }
    const stop = startMailer({ sendDue, tickMs: 1, log })
    await eventually(() => expect(due).toBe(0))
    await stop()
    expect(most).toBe(1)
  })

  it('goes on after a failure', async () => {
    let calls = 0
    const sendDue = async () => {
      if (++calls === 1) throw new Error('no primary')
      return false
    }
    const stop = startMailer({ sendDue, tickMs: 1, log })
    await eventually(() => expect(calls).toBeGreaterThan(2))
    await stop()
  })

  it('ends after the mail at hand', async () => {
    let [begun, ended] = [0, 0]
    let finish = () => {}
    const sendDue = async () => {
      begun++
      await new Promise<void>((resolve) => {
        finish = resolve
      })
      ended++
      return true
    }
    const stop = startMailer({ sendDue, tickMs: 1, log })
    await eventually(() => expect(begun).toBe(1))
    const stopped = stop()
    finish()
    await stopped
    expect([begun, ended]).toEqual([1, 1])
  })
})
