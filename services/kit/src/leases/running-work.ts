import type { Gauge } from 'prom-client'
import { bounded } from '../async/bounded.ts'
import { type Clock, processClock } from '../async/clock.ts'

/** A piece of work and its owner; the owner changes with each takeover. */
export interface OwnedWork {
  id: string
  owner: string
}

/**
 * The reason why running work is aborted. `lease-lost`: another replica owns it, or it was deleted. `drain`: the process stops and the
 * grace period is over. `overdue`: its time limit is over. `stopped`: a stop was requested.
 */
export type AbortReason = 'lease-lost' | 'drain' | 'overdue' | 'stopped'

/** Returns the abort reason of the signal of running work. */
export const abortReason = ({ reason }: AbortSignal): AbortReason | undefined => reason

/** Thrown by work that belongs to another replica, or has ended. */
export class LeaseLost extends Error {
  constructor() {
    super('the work has another owner')
    this.name = 'LeaseLost'
  }
}

export interface RunOptions {
  /** Milliseconds after which the work is aborted as `overdue`. Without it there is no limit. */
  forMs?: number
  /** Called when the work fails or is overdue, but not when another replica continues it. */
  failed?: (error: unknown) => Promise<void>
}

export interface RunningWorkOptions<Work extends OwnedWork = OwnedWork> {
  /** The most concurrent works, at which `isFull` returns true. */
  limit: number
  /**
   * Releases the lease of work that a drain aborted, so that another replica continues it at once. Without it such work stores its end
   * itself.
   */
  release?: (work: OwnedWork) => Promise<void>
  /** Called when work without `failed` fails, or when its end could not be stored. A takeover ends it once its lease has expired. */
  onError: (error: unknown, work: Work) => void
  gauges?: { running: Gauge; limit: Gauge }
  clock?: Clock
}

/** The registry of the works of one kind that run in this process, under leases. */
export interface RunningWork<Work extends OwnedWork = OwnedWork> {
  /** Runs a piece of work. Resolves when it no longer runs here, and never rejects. Does nothing while work with the same id runs. */
  run: (work: Work, body: (signal: AbortSignal) => Promise<void>, options?: RunOptions) => Promise<void>
  get: (id: string) => Work | undefined
  list: () => Work[]
  /** Whether the limit, or a fraction or multiple `share` of it, is reached. */
  isFull: (share?: number) => boolean
  /** Aborts a piece of work. With an owner, only if the work has that owner. */
  abort: (work: Pick<Work, 'id'> & Partial<OwnedWork>, reason: AbortReason) => void
  /** Whether the process is stopping and takes no work over. */
  isDraining: () => boolean
  /**
   * Waits for all work to end. After `graceMs` aborts running work, also work that starts later, and waits at most 5 s more for its last
   * writes.
   */
  drain: (graceMs: number) => Promise<void>
}

interface Running<Work> {
  work: Work
  abort: AbortController
  ended: Promise<void>
}

/** The longest wait of a drain for the last writes of aborted work, in milliseconds. A store command takes at most 4 s. */
const lastWritesMs = 5_000

/** Creates the registry of one kind of running work. */
export function createRunningWork<Work extends OwnedWork = OwnedWork>({
  limit,
  release,
  onError,
  gauges,
  clock = processClock,
}: RunningWorkOptions<Work>): RunningWork<Work> {
  const running = new Map<string, Running<Work>>()
  let isDraining = false
  let isGraceOver = false
  gauges?.limit.set(limit)

  const fail = async (error: unknown, signal: AbortSignal, failed: RunOptions['failed']) => {
    const reason = abortReason(signal)
    const goesOnElsewhere = reason === 'lease-lost' || error instanceof LeaseLost || (reason === 'drain' && release)
    if (goesOnElsewhere) return
    if (!failed) throw error
    await failed(reason === 'overdue' ? new Error('the work took too long', { cause: error }) : error)
  }

  const runToItsEnd = async (work: Work, body: (signal: AbortSignal) => Promise<void>, signal: AbortSignal, options: RunOptions) => {
    try {
      await body(signal).catch((error) => fail(error, signal, options.failed))
      // For work that has stored its end, this releases nothing.
      if (abortReason(signal) === 'drain') await release?.(work)
    } catch (error) {
      onError(error, work)
    }
  }

  const abortAll = () => {
    isGraceOver = true
    for (const { abort } of running.values()) abort.abort('drain' satisfies AbortReason)
  }

  const allEnded = async () => {
    while (running.size > 0) await Promise.all([...running.values()].map(({ ended }) => ended))
  }

  return {
    run: (work, body, options = {}) => {
      if (running.has(work.id)) return Promise.resolve()
      const abort = new AbortController()
      if (isGraceOver) abort.abort('drain' satisfies AbortReason)
      const overdue = () => abort.abort('overdue' satisfies AbortReason)
      const cancel = options.forMs === undefined ? () => {} : clock.after(Math.max(0, options.forMs), overdue)
      gauges?.running.inc()
      const ended = runToItsEnd(work, body, abort.signal, options).finally(() => {
        cancel()
        running.delete(work.id)
        gauges?.running.dec()
      })
      running.set(work.id, { work, abort, ended })
      return ended
    },
    get: (id) => running.get(id)?.work,
    list: () => [...running.values()].map(({ work }) => work),
    isFull: (share = 1) => running.size >= limit * share,
    abort: ({ id, owner }, reason) => {
      const found = running.get(id)
      if (found && (owner === undefined || owner === found.work.owner)) found.abort.abort(reason)
    },
    isDraining: () => isDraining,
    drain: async (graceMs) => {
      isDraining = true
      const cancel = clock.after(graceMs, abortAll)
      await bounded(allEnded(), graceMs + lastWritesMs, clock).catch(() => undefined)
      cancel()
    },
  }
}
