import { bounded } from '@rostra/kit/async/bounded'
import { type Clock, processClock } from '@rostra/kit/async/clock'
import type { AbortReason, RefreshRun, RunningRefresh } from '../domain/refresh/ports.ts'
import type { Refresh } from '../domain/refresh/refresh.ts'

type Owned = Pick<Refresh, 'id' | 'owner'>

/** The longest wait of a drain for an aborted refresh to give up its lease. A store command is bounded by 4 s. */
const lastWritesMs = 5_000

export interface RunningRefreshOptions {
  /** Gives up the lease of a refresh that this process does not go on with. */
  release: (refresh: Owned) => Promise<void>
  /** Called when the end of a refresh could not be stored; a takeover does once its lease has expired. */
  onError: (error: unknown) => void
  clock?: Clock
}

/** The refresh that runs in this process. */
export class InProcessRefresh implements RunningRefresh {
  readonly #options: RunningRefreshOptions
  #current: { refresh: Owned; abort: AbortController; done: Promise<void> } | null = null
  #draining = false

  constructor(options: RunningRefreshOptions) {
    this.#options = options
  }

  run(refresh: Owned, limitMs: number, run: RefreshRun): Promise<void> {
    const abort = new AbortController()
    const { clock = processClock } = this.#options
    const cancel = clock.after(Math.max(0, limitMs), () => abort.abort('too-slow' satisfies AbortReason))
    const done = this.#runToItsEnd(refresh, abort.signal, run).finally(() => {
      cancel()
      if (this.#current?.refresh === refresh) this.#current = null
    })
    this.#current = { refresh, abort, done }
    return done
  }

  current(): Owned | null {
    return this.#current?.refresh ?? null
  }

  abort(reason: AbortReason): void {
    this.#current?.abort.abort(reason)
  }

  isDraining(): boolean {
    return this.#draining
  }

  /** Waits for the refresh to end. After `graceMs` aborts it and gives up its lease, so that another replica goes on with it at once. */
  async drain(graceMs: number): Promise<void> {
    this.#draining = true
    const current = this.#current
    if (!current) return
    const timer = setTimeout(() => this.abort('drain'), graceMs)
    await bounded(current.done, graceMs + lastWritesMs).catch(() => undefined)
    clearTimeout(timer)
  }

  async #runToItsEnd(refresh: Owned, signal: AbortSignal, { work, failed }: RefreshRun): Promise<void> {
    try {
      await work(signal).catch((error) => this.#settle(refresh, signal.reason as AbortReason | undefined, error, failed))
    } catch (error) {
      this.#options.onError(error)
    }
  }

  async #settle(refresh: Owned, reason: AbortReason | undefined, error: unknown, failed: RefreshRun['failed']): Promise<void> {
    if (reason === 'drain') return this.#options.release(refresh)
    if (reason === 'lease-lost' || (error instanceof Error && error.name === 'LeaseLost')) return
    await failed(reason === 'too-slow' ? new Error('the refresh took too long', { cause: error }) : error)
  }
}
