import { interval } from '@rostra/kit/async/interval'
import { DomainError } from '@rostra/kit/errors'
import type { DiscussionChanges, Discussions } from '../domain/discussions/ports.ts'

/** Milliseconds between two reads of the versions of all followed discussions. */
const pollMs = 500

interface Options {
  versions: Discussions['versions']
  maxFollowers: number
  onError: (error: unknown) => void
}

/**
 * Tells followers of changes: of this process at once, of other replicas by one read every 500 ms of the versions of all followed discussions.
 * Reads nothing while there are no followers.
 */
export class PolledChanges implements DiscussionChanges {
  /** Wakes the followers that wait, by discussion. */
  readonly #waiting = new Map<string, Set<(version: number | undefined) => void>>()
  readonly #stop: () => Promise<void>
  readonly #maxFollowers: number
  #followers = 0

  constructor({ versions, maxFollowers, onError }: Options) {
    this.#maxFollowers = maxFollowers
    const poll = async () => {
      const ids = [...this.#waiting.keys()]
      if (ids.length === 0) return
      const known = await versions(ids)
      for (const id of ids) this.#wake(id, known.get(id))
    }
    this.#stop = interval(pollMs, poll, onError)
  }

  /** Called when this process has changed a discussion. */
  changed(id: string): void {
    this.#wake(id, Number.POSITIVE_INFINITY)
  }

  watch(id: string) {
    if (this.#followers >= this.#maxFollowers)
      throw new DomainError('unavailable', 'OVERLOADED', 'Too many open discussions, please try again', { retryAfter: 5 })
    this.#followers++
    /** A change that came while the follower did not wait. */
    let missed = false
    let resume: (() => void) | undefined
    let known = 0
    const wake = (version: number | undefined) => {
      if (version === known) return
      missed = true
      resume?.()
    }
    const watchers = this.#waiting.get(id) ?? new Set()
    this.#waiting.set(id, watchers.add(wake))
    return {
      next: async (version: number, signal: AbortSignal) => {
        known = version
        if (!missed && !signal.aborted)
          await new Promise<void>((resolve) => {
            resume = () => {
              signal.removeEventListener('abort', resume as () => void)
              resolve()
            }
            signal.addEventListener('abort', resume)
          })
        missed = false
        resume = undefined
      },
      release: () => {
        this.#followers--
        watchers.delete(wake)
        if (watchers.size === 0) this.#waiting.delete(id)
      },
    }
  }

  stop(): Promise<void> {
    return this.#stop()
  }

  #wake(id: string, version: number | undefined): void {
    for (const wake of this.#waiting.get(id) ?? []) wake(version)
  }
}
