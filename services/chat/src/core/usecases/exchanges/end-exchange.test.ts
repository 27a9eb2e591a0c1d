import { describe, expect, it, jest } from '@jest/globals'
import { partial } from '@rostra/kit/testing/partial'
import type { Ending, Exchange } from '../../domain/exchanges/exchange.ts'
import type { Ports } from '../../domain/ports.ts'
import { endExchange } from './end-exchange.ts'

describe('the end of an exchange', () => {
  it.each([40, 11 * 60])('is stored although the database is away for %i s, and its hold is settled once', async (awaySeconds) => {
    jest.useFakeTimers()
    try {
      const startedAt = performance.now()
      let settlements = 0
      let attempts = 0
      const ports = partial<Ports>({
        exchanges: {
          storeEnd: async () => {
            attempts++
            if (performance.now() - startedAt < awaySeconds * 1_000) throw new Error('no primary')
            return true
          },
        },
        credits: { settle: async () => void settlements++ },
        conversations: { touch: async () => undefined },
        titles: { add: () => undefined },
        answered: () => undefined,
        log: { warn: () => undefined },
      })
      const ending: Ending = {
        status: 'complete',
        end: 'finished',
        answer: 'Yes.',
        chunkEnds: [4],
        failure: null,
        citations: [],
        openers: [],
        isFree: false,
        model: 'm',
      }
      const ended = endExchange(ports, partial<Exchange>({ id: 'e-1', content: 'Hi', written: '' }), ending)
      await jest.advanceTimersByTimeAsync(awaySeconds * 1_000 + 5_000)
      expect([await ended, settlements]).toEqual([true, 1])
      expect(attempts).toBeLessThan(awaySeconds)
    } finally {
      jest.useRealTimers()
    }
  })
})
