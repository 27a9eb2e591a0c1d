import { bounded } from '../async/bounded.ts'
import { type Clock, processClock } from '../async/clock.ts'

/** A piece of work and its owner; the owner changes with each takeover. */
export interface OwnedWork {
  id: string
  owner: string
}

/** Why running work is aborted. `drain`: the process stops, and another replica goes on with it. */
export type AbortReason = 'lease-lost' | 'drain' | 'too-slow'

/** Thrown by work that belongs to another replica, or has ended. */
export class LeaseLost extends Error {
  constructor() {
    super('the work has another owner')
    this.name = 'LeaseLost'
  }
}

export interface WorkOfRun {
  work: (signal: AbortSignal) => Promise<void>
  /** Called when the work fails or takes too long, but not when another replica goes on with it. */
  failed: (error: unknown) => Promise<void>
}

export interface SingleRunOptions {
  /** Gives up the lease of work that this process does not go on with. */
  release: (work: OwnedWork) => Promise<void>
  /** Called when the end of the work could not be stored; a takeover does once its lease has expired. */
  onError: (error: unknown) => void
  clock?: Clock
}

/** The longest wait of a drain for aborted work to give up its lease. A store command is bounded by 4 s. */
const lastWritesMs = 5_000

/** Leased work of which this process runs one piece at a time. */
export class SingleRun {
  readonly #options: SingleRunOptions
  #current: { owned: OwnedWork; abort: AbortController; done: Promise<void> } | null = null
  #draining = false

  constructor(options: SingleRunOptions) {
    this.#options = options
  }

  /** Runs a piece of work for `limitMs` at most. Resolves when it no longer runs here. */
  run(owned: OwnedWork, limitMs: number, run: WorkOfRun): Promise<void> {
    const abort = new AbortController()
    const { clock = processClock } = this.#options
    const cancel = clock.after(Math.max(0, limitMs), () => abort.abort('too-slow' satisfies AbortReason))
    const done = this.#runToItsEnd(owned, abort.signal, run).finally(() => {
      cancel()
      if (this.#current?.owned === owned) this.#current = null
    })
    this.#current = { owned, abort, done }
    return done
  }

  current(): OwnedWork | null {
    return this.#current?.owned ?? null
  }

  abort(reason: AbortReason): void {
    this.#current?.abort.abort(reason)
  }

  /** Whether the process stops: it starts no work and takes none over. */
  isDraining(): boolean {
    return this.#draining
  }

  /** Waits for the work to end. After `graceMs` aborts it and gives up its lease, so that another replica goes on with it at once. */
  async drain(graceMs: number): Promise<void> {
    this.#draining = true
    const current = this.#current
    if (!current) return
    const timer = setTimeout(() => this.abort('drain'), graceMs)
    await bounded(current.done, graceMs + lastWritesMs).catch(() => undefined)
    clearTimeout(timer)
  }

  async #runToItsEnd(owned: OwnedWork, signal: AbortSignal, { work, failed }: WorkOfRun): Promise<void> {
    try {
      await work(signal).catch((error) => this.#settle(owned, signal.reason as AbortReason | undefined, error, failed))
    } catch (error) {
      this.#options.onError(error)
    }
  }

  async #settle(owned: OwnedWork, reason: AbortReason | undefined, error: unknown, failed: WorkOfRun['failed']): Promise<void> {
    if (reason === 'drain') return this.#options.release(owned)
    if (reason === 'lease-lost' || error instanceof LeaseLost) return
    await failed(reason === 'too-slow' ? new Error('the work took too long', { cause: error }) : error)
  }
}
