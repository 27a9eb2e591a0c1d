import { startPeriodicWork } from '@rostra/kit/async/periodic-work'
import { DomainError } from '@rostra/kit/errors'
import type { Log } from '@rostra/kit/log'
import type { Discussion } from '../domain/discussions/discussion.ts'
import type { DiscussionChanges, Discussions } from '../domain/discussions/ports.ts'

/** The interval between reads of the versions of all followed discussions, in milliseconds. */
const pollMs = 500

interface Options {
  versions: Discussions['versions']
  maxFollowers: number
  log: Log
}

/** The notification of a follower: the discussion if this process has changed it, or else its version; undefined when it was deleted. */
type Change = Discussion | number | undefined

/**
 * Notifies followers of changes: those of this process at once, those of other replicas by reading the versions of all followed discussions
 * every 500 ms with one query. Reads nothing without followers.
 */
export class PolledChanges implements DiscussionChanges {
  /** The callbacks of the followers, by discussion. */
  readonly #followed = new Map<string, Set<(change: Change) => void>>()
  readonly #stop: () => Promise<void>
  readonly #maxFollowers: number
  #followers = 0

  constructor({ versions, maxFollowers, log }: Options) {
    this.#maxFollowers = maxFollowers
    const poll = async () => {
      const ids = [...this.#followed.keys()]
      if (ids.length === 0) return
      const known = await versions(ids)
      for (const id of ids) this.#wake(id, known.get(id))
    }
    this.#stop = startPeriodicWork({ everyMs: pollMs, subject: 'the read of the versions of followed discussions', run: poll, log })
  }

  /** Called when this process has changed a discussion, with the discussion if it is known. */
  changed(id: string, discussion?: Discussion): void {
    this.#wake(id, discussion ?? Number.POSITIVE_INFINITY)
  }

  watch(id: string) {
    if (this.#followers >= this.#maxFollowers)
      throw new DomainError('unavailable', 'OVERLOADED', 'Too many open discussions, please try again', { retryAfter: 5 })
    this.#followers++
    /** The latest change that was not passed on. */
    let latest: { change: Change } | undefined
    let resume: (() => void) | undefined
    let known = 0
    const wake = (change: Change) => {
      const version = typeof change === 'object' ? change.version : change
      if (version === known) return
      latest = { change }
      resume?.()
    }
    const followers = this.#followed.get(id) ?? new Set()
    this.#followed.set(id, followers.add(wake))
    return {
      next: async (version: number, signal: AbortSignal) => {
        known = version
        if (!latest && !signal.aborted)
          await new Promise<void>((resolve) => {
            resume = () => {
              signal.removeEventListener('abort', resume as () => void)
              resolve()
            }
            signal.addEventListener('abort', resume)
          })
        const change = latest?.change
        latest = undefined
        resume = undefined
        return typeof change === 'object' ? change : null
      },
      release: () => {
        this.#followers--
        followers.delete(wake)
        if (followers.size === 0) this.#followed.delete(id)
      },
    }
  }

  stop(): Promise<void> {
    return this.#stop()
  }

  #wake(id: string, change: Change): void {
    for (const wake of this.#followed.get(id) ?? []) wake(change)
  }
}
