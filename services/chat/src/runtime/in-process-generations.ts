import { bounded } from '@rostra/kit/async/bounded'
import { DomainError } from '@rostra/kit/errors'
import { registry } from '@rostra/kit/metrics'
import { Gauge } from 'prom-client'
import { FrameLog } from '../domain/generations/frame-log.ts'
import type { AbortReason, RunningGenerations } from '../domain/generations/ports.ts'
import { measureAnswer } from './answer-metrics.ts'

interface Running {
  log: FrameLog
  abort: AbortController
  done: Promise<void>
  /** When the generation is aborted as overdue, by `performance.now()`. */
  deadline: number
}

/** The longest time that an answer may take. */
const maxAnswerMs = 5 * 60_000
/** The longest wait of a drain for aborted generations to store their end. A store command is bounded by 4 s. */
const lastEndsMs = 5_000

const runningGauge = new Gauge({
  name: 'rostra_generations_running',
  help: 'Generations that this process answers now',
  registers: [registry],
})

const limitGauge = new Gauge({
  name: 'rostra_generations_limit',
  help: 'Generations that this process answers at once before it refuses new ones',
  registers: [registry],
})

/** The generations that run in this process. */
export class InProcessGenerations implements RunningGenerations {
  readonly #running = new Map<string, Running>()
  readonly #limit: number
  readonly #onError: (error: unknown, id: string) => void

  /** `onError` is called for a generation that could not store its end; a takeover ends it once its lease has expired. */
  constructor(limit: number, onError: (error: unknown, id: string) => void) {
    this.#limit = limit
    limitGauge.set(limit)
    this.#onError = onError
  }

  refuseWhenFull(): void {
    if (this.#running.size >= this.#limit)
      throw new DomainError('unavailable', 'OVERLOADED', 'Too many conversations at once, please try again', { retryAfter: 2 })
  }

  start(id: string, arrivedAt: number, run: (log: FrameLog, signal: AbortSignal) => Promise<void>): void {
    const log = new FrameLog(measureAnswer(arrivedAt))
    const abort = new AbortController()
    runningGauge.inc()
    const done = run(log, abort.signal)
      .catch((error) => this.#onError(error, id))
      .finally(() => {
        this.#running.delete(id)
        runningGauge.dec()
        log.close()
      })
    this.#running.set(id, { log, abort, done, deadline: performance.now() + maxAnswerMs })
  }

  frameLogOf(id: string): FrameLog | undefined {
    return this.#running.get(id)?.log
  }

  ids(): string[] {
    return [...this.#running.keys()]
  }

  abort(id: string, reason: AbortReason): void {
    this.#running.get(id)?.abort.abort(reason)
  }

  abortOverdue(): void {
    for (const { abort, deadline } of this.#running.values()) if (performance.now() > deadline) abort.abort('overdue' satisfies AbortReason)
  }

  /**
   * Waits for all generations to end. After `graceMs` aborts those that still run, which store what they have. Waits 5 s more at most: one
   * that cannot store its end is left to a takeover.
   */
  async drain(graceMs: number): Promise<void> {
    const timer = setTimeout(() => {
      for (const id of this.ids()) this.abort(id, 'drain')
    }, graceMs)
    await bounded(this.#allEnded(), graceMs + lastEndsMs).catch(() => undefined)
    clearTimeout(timer)
  }

  async #allEnded(): Promise<void> {
    while (this.#running.size > 0) await Promise.allSettled([...this.#running.values()].map(({ done }) => done))
  }
}
