import { DomainError } from '@rostra/kit/errors'
import { registry } from '@rostra/kit/metrics'
import { Gauge } from 'prom-client'
import { FrameLog } from '../domain/frame-log.ts'
import type { AbortReason, LiveGenerations } from '../domain/ports.ts'
import { answerPace } from './answer-metrics.ts'

interface Living {
  log: FrameLog
  abort: AbortController
  done: Promise<void>
  /** When it must have ended, by the process's clock. */
  due: number
}

/** The longest an answer may take in all. */
const answerMs = 5 * 60_000

const running = new Gauge({
  name: 'rostra_generations_running',
  help: 'Generations that this process answers now',
  registers: [registry],
})

const limit = new Gauge({
  name: 'rostra_generations_limit',
  help: 'Generations that this process answers at once before it refuses new ones',
  registers: [registry],
})

/** Keeps the generations of this process, and lets them end before it stops. */
export class ProcessGenerations implements LiveGenerations {
  readonly #living = new Map<string, Living>()
  readonly #most: number
  readonly #failed: (error: unknown, id: string) => void

  /**
   * @param most how many may run at once before new ones are refused
   * @param failed hears of one that could not even store its end; a sweep settles it once its lease has run out
   */
  constructor(most: number, failed: (error: unknown, id: string) => void) {
    this.#most = most
    limit.set(most)
    this.#failed = failed
  }

  refuseWhenFull(): void {
    if (this.#living.size >= this.#most)
      throw new DomainError('unavailable', 'OVERLOADED', 'Too many conversations at once, please try again', { retryAfter: 2 })
  }

  start(id: string, arrivedAt: number, run: (log: FrameLog, signal: AbortSignal) => Promise<void>): FrameLog {
    const log = new FrameLog(answerPace(arrivedAt))
    const abort = new AbortController()
    running.inc()
    const done = run(log, abort.signal)
      .catch((error) => this.#failed(error, id))
      .finally(() => {
        this.#living.delete(id)
        running.dec()
        log.close()
      })
    this.#living.set(id, { log, abort, done, due: performance.now() + answerMs })
    return log
  }

  logOf(id: string): FrameLog | undefined {
    return this.#living.get(id)?.log
  }

  ids(): string[] {
    return [...this.#living.keys()]
  }

  abort(id: string, reason: AbortReason): void {
    this.#living.get(id)?.abort.abort(reason)
  }

  abortOverdue(): void {
    for (const { abort, due } of this.#living.values()) if (performance.now() > due) abort.abort('overdue' satisfies AbortReason)
  }

  /** Lets the running ones end; those that take longer are cut, with what they have. */
  async drain(graceMs: number): Promise<void> {
    const cut = setTimeout(() => {
      for (const id of this.ids()) this.abort(id, 'shutdown')
    }, graceMs)
    while (this.#living.size > 0) await Promise.allSettled([...this.#living.values()].map(({ done }) => done))
    clearTimeout(cut)
  }
}
