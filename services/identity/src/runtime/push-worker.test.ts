import { describe, expect, it } from '@jest/globals'
import { createLog } from '@rostra/kit/log'
import { eventually } from '@rostra/kit/testing/eventually'
import type { PushDelivery } from '../domain/push/delivery.ts'
import { startPushWorker } from './push-worker.ts'

const log = createLog('test', { level: 'silent' })
const push = (accountId: string, id: string): PushDelivery => ({
  id,
  accountId,
  subscriptionId: 's',
  kind: 'answer',
  path: '/',
  at: new Date(0),
  attempts: 1,
})

/** Starts a worker of these pushes. Those of `slow` are not answered until they are released. */
function startWorker(due: PushDelivery[]) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const sent: string[] = []
  const stop = startPushWorker({
    lease: async (busy) => {
      const index = due.findIndex(({ accountId }) => !busy.includes(accountId))
      return index === -1 ? null : (due.splice(index, 1)[0] ?? null)
    },
    send: async ({ accountId, id }) => {
      sent.push(id)
      if (accountId === 'slow') await released
    },
    everyMs: 5,
    log,
  })
  return { sent, release, stop }
}

describe('the worker of due pushes', () => {
  it('sends the pushes of others while those of one account wait for a slow push service', async () => {
    const slow = Array.from({ length: 20 }, (_, index) => push('slow', `slow-${index}`))
    const { sent, release, stop } = startWorker([...slow, push('ada', 'a-1'), push('bob', 'b-1'), push('ada', 'a-2')])
    await eventually(() => expect([...sent].sort()).toEqual(['a-1', 'a-2', 'b-1', 'slow-0']))
    release()
    await eventually(() => expect(sent).toHaveLength(23))
    await stop()
  })

  it('continues after a failure', async () => {
    let attempts = 0
    const due = [push('ada', 'a-1'), push('ada', 'a-2')]
    const send = async () => {
      attempts++
      if (attempts === 1) throw new Error('no primary')
    }
    const stop = startPushWorker({ lease: async () => due.shift() ?? null, send, everyMs: 5, log })
    await eventually(() => expect(attempts).toBe(2))
    await stop()
  })
})
