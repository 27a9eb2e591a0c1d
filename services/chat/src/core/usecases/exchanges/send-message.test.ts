import { describe, expect, it } from '@jest/globals'
import { SimulatedTime } from '@rostra/kit/async/simulated-time'
import { partial } from '@rostra/kit/testing/partial'
import type { Exchange } from '../../domain/exchanges/exchange.ts'
import type { Ports } from '../../domain/ports.ts'
import { paidSend } from './paid-send.ts'
import { type SendMessage, sendMessage } from './send-message.ts'

const claimed = partial<Exchange>({
  id: 'e-1',
  conversationId: 'c-1',
  content: 'Hi',
  wishesHash: '',
  replaces: '',
  continues: '',
  status: 'claimed',
})

/** Sends a message whose request id another replica has claimed; `read` returns its exchange later. */
function repeatSend(read: (now: number) => Exchange | null, isFull = false) {
  const time = new SimulatedTime()
  const abort = new AbortController()
  const reads: number[] = []
  const begun: string[] = []
  const ports = partial<Ports>({
    conversations: { byId: async () => ({ id: 'c-1', person: 'member:ada', personaId: 'plato' }) },
    running: { isFull: () => isFull },
    personas: {
      speakingProfile: async () => {
        begun.push('profile')
        throw new Error('no persona')
      },
    },
    exchanges: {
      newId: () => 'e-2',
      recent: async () => [],
      claim: async () => {
        begun.push('claim')
        return { kind: 'duplicate', exchange: claimed }
      },
      byId: async () => {
        reads.push(time.now)
        return read(time.now)
      },
    },
  })
  const caller = partial<SendMessage['caller']>({ kind: 'member', id: 'ada', role: 'citizen' })
  const request = {
    caller,
    conversationId: 'c-1',
    content: 'Hi',
    replaces: '',
    continues: '',
    requestId: 'r-1',
    token: '',
    clientAddress: '',
  }
  const result = sendMessage(
    { ...ports, paid: paidSend(ports, time.clock), admitExchange: async () => claimed },
    request,
    abort.signal,
    time.clock,
  ).then(
    (sent) => ({ sent, at: time.now }),
    (error) => ({ error, at: time.now }),
  )
  return { time, abort, reads, begun, result }
}

describe('a send that another replica has claimed', () => {
  it('reads the persona beside the claim, unless this process is full', async () => {
    for (const [isFull, begins] of [
      [false, ['profile', 'claim']],
      [true, ['claim']],
    ] as const) {
      const { time, begun } = repeatSend(() => ({ ...claimed, status: 'running' }), isFull)
      await time.runUntil(100)
      expect(begun).toEqual(begins)
    }
  })

  it('attaches to it as soon as it is admitted, and reads it less and less often', async () => {
    const running: Exchange = { ...claimed, status: 'running' }
    const { time, reads, result } = repeatSend((now) => (now < 2_000 ? claimed : running))
    await time.runUntil(10_000)
    expect(await result).toMatchObject({ sent: { exchange: running, existed: true }, at: expect.any(Number) })
    expect(reads.slice(0, 6)).toEqual([20, 60, 140, 300, 550, 800])
    expect((await result).at).toBeLessThanOrEqual(2_250)
  })

  it('is refused as unavailable after 5 s', async () => {
    const { time, result } = repeatSend(() => claimed)
    await time.runUntil(10_000)
    const { at, ...refused } = await result
    expect(refused).toMatchObject({ error: { kind: 'unavailable', reason: 'SEND_IN_PROGRESS', details: { retryAfter: 2 } } })
    expect(at).toBeGreaterThan(4_500)
    expect(at).toBeLessThanOrEqual(5_000)
  })

  it('stops to wait when its caller is gone', async () => {
    const { time, abort, reads, result } = repeatSend(() => claimed)
    time.at(100, () => abort.abort())
    await time.runUntil(10_000)
    expect((await result).at).toBe(100)
    expect(reads.at(-1)).toBeLessThanOrEqual(100)
  })
})
