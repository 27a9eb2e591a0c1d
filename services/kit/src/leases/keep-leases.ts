import { bounded } from '../async/bounded.ts'
import { type Clock, processClock } from '../async/clock.ts'
import { type LeaseTimes, takeoversAtOnce } from './lease-times.ts'
import { StoreContact } from './store-contact.ts'

/** One kind of work under leases: documents with an owner and the time until which it stays the owner, by the store's clock. */
export interface LeasedWork<Work> {
  /** Renews the leases of this replica's running work. Does not wait for anything else. */
  renew: () => Promise<void>
  /** Writes to the store, also when this replica owns nothing, and returns the store's time of the write. */
  contact: () => Promise<Date>
  /**
   * Makes this replica the owner of one piece of work whose lease expired before a time, under an owner id that is new. That id fences
   * the former owner: every write of the work names its owner. Null when there is none.
   */
  takeOver: (expiredBefore: Date) => Promise<Work | null>
  /** Ends or resumes work that was taken over. When it fails, the work expires and is taken over again. */
  settle: (work: Work) => Promise<void>
}

export interface KeepLeasesOptions {
  times: LeaseTimes
  onError: (error: unknown) => void
  clock?: Clock
}

/**
 * Renews leases and takes over expired ones, on two timers of their own: a takeover that hangs delays no renewal. Every wait is bounded,
 * and at most five works are settled at a time. Starts at once. Returns a stop function that waits for the current commands, and at most
 * `commandMs` for settlements.
 */
export function keepLeases<Work>(
  { renew, contact, takeOver, settle }: LeasedWork<Work>,
  { times, onError, clock = processClock }: KeepLeasesOptions,
): () => Promise<void> {
  const storeContact = new StoreContact(times)
  const settling = new Set<Promise<void>>()

  /** Runs one command. A failure also ends the contact that permits takeovers. */
  const command = async <T>(run: () => Promise<T>): Promise<T> => {
    try {
      return await bounded(run(), times.commandMs, clock)
    } catch (error) {
      storeContact.lost()
      throw error
    }
  }

  const renewal = async () => {
    try {
      await command(renew)
      return times.renewEveryMs
    } catch (error) {
      onError(error)
      return times.retryAfterMs
    }
  }

  const settleInBackground = (work: Work) => {
    const settled = bounded(settle(work), times.settleMs, clock)
      .catch(onError)
      .finally(() => settling.delete(settled))
    settling.add(settled)
  }

  /** Waits at most until the next round is due anyway. */
  const oneSettled = () => bounded(Promise.race(settling), times.roundEveryMs, clock).catch(() => undefined)

  const round = async () => {
    try {
      storeContact.reached(await command(contact))
      const expiredBefore = storeContact.expiredBefore()
      if (!expiredBefore) return times.roundEveryMs
      while (settling.size < takeoversAtOnce) {
        const work = await command(() => takeOver(expiredBefore))
        if (work === null) return times.roundEveryMs
        settleInBackground(work)
      }
      await oneSettled()
      return times.nextRoundMs
    } catch (error) {
      onError(error)
      return times.roundEveryMs
    }
  }

  const stops = [repeat(renewal, clock), repeat(round, clock)]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
    await bounded(Promise.all(settling), times.commandMs, clock).catch(onError)
  }
}

/** Runs `work` again and again, each time after the delay that the run before returned. Returns a stop function. */
function repeat(work: () => Promise<number>, clock: Clock): () => Promise<void> {
  let isStopped = false
  let cancel = () => {}
  let current: Promise<void>
  const run = () => {
    current = work().then((delayMs) => {
      if (!isStopped) cancel = clock.after(delayMs, run)
    })
  }
  run()
  return async () => {
    isStopped = true
    cancel()
    await current
  }
}
