import { bounded } from '@rostra/kit/async/bounded'
import { DomainError } from '@rostra/kit/errors'
import type { Discussion } from '../domain/discussions/discussion.ts'
import type { AbortReason, RunningDiscussions } from '../domain/discussions/ports.ts'
import { limitGauge, runningGauge } from './discussion-metrics.ts'

interface Running {
  owner: string
  abort: AbortController
  done: Promise<void>
}

/** The longest wait of a drain for aborted discussions to give up their lease. A store command is bounded by 4 s. */
const lastWritesMs = 5_000

export interface RunningDiscussionsOptions {
  limit: number
  /** Gives up the lease of a discussion that this process does not go on with. */
  release: (discussion: Pick<Discussion, 'id' | 'owner'>) => Promise<void>
  /** Called for a discussion that could not go on; a takeover does once its lease has expired. */
  onError: (error: unknown, id: string) => void
}

/** The discussions that run in this process. */
export class InProcessDiscussions implements RunningDiscussions {
  readonly #running = new Map<string, Running>()
  readonly #options: RunningDiscussionsOptions
  #draining = false

  constructor(options: RunningDiscussionsOptions) {
    this.#options = options
    limitGauge.set(options.limit)
  }

  refuseWhenFull(): void {
    if (this.#running.size >= this.#options.limit)
      throw new DomainError('unavailable', 'OVERLOADED', 'Too many discussions at once, please try again', { retryAfter: 5 })
  }

  start({ id, owner }: Pick<Discussion, 'id' | 'owner'>, run: (signal: AbortSignal) => Promise<void>): void {
    const abort = new AbortController()
    runningGauge.inc()
    const done = run(abort.signal)
      .then(() => (abort.signal.reason === ('drain' satisfies AbortReason) ? this.#options.release({ id, owner }) : undefined))
      .catch((error) => this.#options.onError(error, id))
      .finally(() => {
        this.#running.delete(id)
        runningGauge.dec()
      })
    this.#running.set(id, { owner, abort, done })
  }

  owners(): ReadonlyMap<string, string> {
    return new Map([...this.#running].map(([id, { owner }]) => [id, owner]))
  }

  abort(id: string, reason: AbortReason): void {
    this.#running.get(id)?.abort.abort(reason)
  }

  isDraining(): boolean {
    return this.#draining
  }

  /**
   * Waits for all discussions to end. After `graceMs` aborts those that still run and gives up their leases, so that other replicas go on with
   * them at once.
   */
  async drain(graceMs: number): Promise<void> {
    this.#draining = true
    const timer = setTimeout(() => {
      for (const id of this.#running.keys()) this.abort(id, 'drain')
    }, graceMs)
    await bounded(this.#allEnded(), graceMs + lastWritesMs).catch(() => undefined)
    clearTimeout(timer)
  }

  async #allEnded(): Promise<void> {
    while (this.#running.size > 0) await Promise.allSettled([...this.#running.values()].map(({ done }) => done))
  }
}
