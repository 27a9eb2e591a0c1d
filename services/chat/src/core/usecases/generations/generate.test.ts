import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from '@jest/globals'
import { partial } from '@rostra/kit/testing/partial'
import type { Exchange } from '../../domain/exchanges/exchange.ts'
import { FrameLog } from '../../domain/generations/frame-log.ts'
import type { Ports } from '../../domain/ports.ts'
import type { AskedAnswer } from './call-model.ts'
import { generate } from './generate.ts'

describe('the frames of a generation', () => {
  it('are not sent to Redis after one that Redis has not stored', async () => {
    const sent: number[] = []
    const ports = {
      ...partial<Ports>({
        frames: {
          append: async (_owned, { seq }) => {
            sent.push(seq)
            await sleep(10)
            throw new Error('Redis does not answer')
          },
        },
        exchanges: { setUnshared: async () => true },
        log: { warn: () => undefined },
      }),
      endExchange: async () => true,
      countUnanswered: async () => undefined,
    }
    const asked = partial<AskedAnswer>({
      model: { modelId: 'm', offline: false },
      read: async (_signal, { onText }) => {
        onText('first')
        onText('second')
        return 'finished'
      },
      isFree: () => false,
      usage: () => ({ inputTokens: 1, outputTokens: 1 }),
    })
    const exchange = partial<Exchange>({ id: 'e-1', written: '', given: [], openers: [], continues: '' })
    const log = new FrameLog()
    await generate(ports, { exchange, asked }, log, new AbortController().signal)
    expect([sent, log.text]).toEqual([[1], 'firstsecond'])
  })
})
