import { bounded } from '@rostra/kit/async/bounded'
import { DomainError } from '@rostra/kit/errors'
import { registry } from '@rostra/kit/metrics'
import { Gauge } from 'prom-client'
import type { Exchange } from '../domain/exchanges/exchange.ts'
import type { RunningExchange } from '../domain/exchanges/ports.ts'
import { maxAnswerMs } from '../domain/generations/continuation.ts'
import { FrameLog } from '../domain/generations/frame-log.ts'
import type { AbortReason, ContinuedGeneration, RunGeneration, RunningGenerations } from '../domain/generations/ports.ts'
import { measureAnswer, measureGaps } from './answer-metrics.ts'

type Owned = Pick<Exchange, 'id' | 'owner'>

interface Running {
  owner: string
  log: FrameLog
  abort: AbortController
  done: Promise<void>
  /** When the generation is aborted as overdue, by `performance.now()`. */
  deadline: number
}

/** Of the limit: the room for answers of lost replicas. They go on although new sends are refused. */
const continuedShare = 0.5
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
  #draining = false
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

  hasRoomToContinue(): boolean {
    return !this.#draining && this.#running.size < this.#limit * (1 + continuedShare)
  }

  isDraining(): boolean {
    return this.#draining
  }

  start(exchange: Owned, arrivedAt: number, run: RunGeneration): void {
    this.#run(exchange, new FrameLog(measureAnswer(arrivedAt)), maxAnswerMs, run)
  }

  continue(exchange: Owned, { shown, ageMs }: ContinuedGeneration, run: RunGeneration): void {
    if (this.#running.has(exchange.id)) return
    this.#run(exchange, new FrameLog(measureGaps(), shown), maxAnswerMs - ageMs, run)
  }

  #run({ id, owner }: Owned, log: FrameLog, forMs: number, run: RunGeneration): void {
    const abort = new AbortController()
    runningGauge.inc()
    const done = run(log, abort.signal)
      .catch((error) => this.#onError(error, id))
      .finally(() => {
        this.#running.delete(id)
        runningGauge.dec()
        log.close()
      })
    this.#running.set(id, { owner, log, abort, done, deadline: performance.now() + forMs })
  }

  frameLogOf(id: string): FrameLog | undefined {
    return this.#running.get(id)?.log
  }

  list(): RunningExchange[] {
    return [...this.#running].map(([id, { owner, log }]) => ({ id, owner, hasShown: log.length > 0 }))
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
    this.#draining = true
    const timer = setTimeout(() => {
      for (const id of this.#running.keys()) this.abort(id, 'drain')
    }, graceMs)
    await bounded(this.#allEnded(), graceMs + lastEndsMs).catch(() => undefined)
    clearTimeout(timer)
  }

  async #allEnded(): Promise<void> {
    while (this.#running.size > 0) await Promise.allSettled([...this.#running.values()].map(({ done }) => done))
  }
}
