import { registry } from '@rostra/kit/metrics'
import { Counter } from 'prom-client'
import type { ExchangeToRead } from '../domain/ports.ts'

export const noteMakingsTotal = new Counter({
  name: 'rostra_chat_note_makings_total',
  help: 'Exchanges that were read for notes, by outcome (stored, nothing, discarded, skipped, failed, dropped)',
  labelNames: ['outcome'],
  registers: [registry],
})

/** The most exchanges that are read for notes at once, and that wait. Beyond that they are dropped. */
const defaultAtOnce = 4
const defaultWaiting = 1_000

export interface NoteMakings {
  add: (exchanges: readonly ExchangeToRead[]) => void
  /** Aborts running work and waits for its end. */
  stop: () => Promise<void>
}

interface Making {
  /** Must not reject. */
  make: (exchange: ExchangeToRead, signal: AbortSignal) => Promise<void>
  /** Called with the number of exchanges for which there is no room. */
  onDropped: (count: number) => void
  atOnce?: number
  maxWaiting?: number
}

/**
 * Reads exchanges for notes in the background, so that no event waits for a model: four at once, those of one member in sequence. Exchanges
 * that wait when the process stops are not read.
 */
export function noteMakings({ make, onDropped, atOnce = defaultAtOnce, maxWaiting = defaultWaiting }: Making): NoteMakings {
  const waiting: ExchangeToRead[] = []
  const running = new Map<string, Promise<void>>()
  const stopping = new AbortController()

  const start = () => {
    while (running.size < atOnce && !stopping.signal.aborted) {
      const index = waiting.findIndex(({ person }) => !running.has(person))
      const [next] = index < 0 ? [] : waiting.splice(index, 1)
      if (!next) return
      const made = make(next, stopping.signal).then(() => {
        running.delete(next.person)
        start()
      })
      running.set(next.person, made)
    }
  }
  return {
    add: (exchanges) => {
      const added = exchanges.slice(0, Math.max(maxWaiting - waiting.length, 0))
      waiting.push(...added)
      if (added.length < exchanges.length) onDropped(exchanges.length - added.length)
      start()
    },
    stop: async () => {
      stopping.abort()
      waiting.length = 0
      await Promise.all(running.values())
    },
  }
}
