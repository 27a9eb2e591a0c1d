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
  add: (exchange: ExchangeToRead) => void
  /** Aborts running work and waits for its end. */
  stop: () => Promise<void>
}

interface Making {
  /** Must not reject. */
  make: (exchange: ExchangeToRead, signal: AbortSignal) => Promise<void>
  /** Called for an exchange for which there is no room. */
  onDropped: () => void
  atOnce?: number
  maxWaiting?: number
}

/**
 * Reads exchanges for notes in the background, so that no answer waits for it: four at once, those of one member in sequence. Exchanges
 * that wait when the process stops are not read.
 */
export function noteMakings({ make, onDropped, atOnce = defaultAtOnce, maxWaiting = defaultWaiting }: Making): NoteMakings {
  const waiting: ExchangeToRead[] = []
  const running = new Map<string, Promise<void>>()
  const stopping = new AbortController()

  const start = () => {
    while (running.size < atOnce && !stopping.signal.aborted) {
      const index = waiting.findIndex(({ worker }) => !running.has(worker.person))
      const [next] = index < 0 ? [] : waiting.splice(index, 1)
      if (!next) return
      const made = make(next, stopping.signal).then(() => {
        running.delete(next.worker.person)
        start()
      })
      running.set(next.worker.person, made)
    }
  }
  return {
    add: (exchange) => {
      if (waiting.length >= maxWaiting) return onDropped()
      waiting.push(exchange)
      start()
    },
    stop: async () => {
      stopping.abort()
      waiting.length = 0
      await Promise.all(running.values())
    },
  }
}
