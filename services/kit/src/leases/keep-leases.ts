import { bounded } from '../async/bounded.ts'
import { type Clock, processClock } from '../async/clock.ts'
import { type LeaseTimes, takeoversAtOnce } from './lease-times.ts'
import type { OwnedWork, RunningWork } from './running-work.ts'
import { StoreContact } from './store-contact.ts'

/** The leases of one kind of work in a store: documents with an owner and the time until which it stays the owner, by the store's clock. */
export interface LeaseStore<Work, Running extends OwnedWork = OwnedWork> {
  /** Renews the leases of running work by one batch. Returns the ids of those that this replica does not own any more. */
  renew: (running: readonly Running[]) => Promise<string[]>
  /** Writes to the store, also without owned work, and returns the store's time of the write, or of one that is at most `maxAgeMs` old. */
  contact: (maxAgeMs: number) => Promise<Date>
  /** Returns whether there is open work, except that in `running`. Sends a read. */
  isOpenElsewhere: (running: readonly string[]) => Promise<boolean>
  /**
   * Makes this replica the owner of one piece of work whose lease expired before a time, except those in `running`. Sets a new owner id,
   * which fences the former owner, because every write of the work names its owner. Null when there is none.
   */
  takeOver: (expiredBefore: Date, running: readonly string[]) => Promise<Work | null>
  /** Ends a lease now, so that another replica takes the work over at its next round. */
  release: (owned: OwnedWork) => Promise<void>
}

/** The work for which `keepLeases` renews leases. */
interface KeptLeases<Work, Running extends OwnedWork> {
  leases: Pick<LeaseStore<Work, Running>, 'renew' | 'contact' | 'isOpenElsewhere' | 'takeOver'>
  /** The work that runs in this process. `keepLeases` aborts lost work, and takes nothing over while the process drains. */
  running: { list: () => Running[] } & Pick<RunningWork, 'abort' | 'isDraining'>
  /** Ends or resumes work that was taken over. After a failure the lease expires, and the work is taken over again. */
  settle: (work: Work) => Promise<void>
  /** Whether this process has capacity to take over work. Default: always. */
  hasRoom?: () => boolean
}

export interface KeepLeasesOptions {
  times: LeaseTimes
  onError: (error: unknown) => void
  clock?: Clock
}

/**
 * Renews the leases of running work, aborts lost work, and takes over expired work. Renewals and takeovers have separate timers, so that a
 * takeover that hangs delays no renewal. Every wait has a time limit, and at most five works are settled at a time. While no other replica
 * has open work, a round only looks for it, half as often: a lease that begins meanwhile is seen before it can end. Starts at once. Returns
 * a stop function that waits for the current commands, and at most `commandMs` for settlements.
 */
export function keepLeases<Work, Running extends OwnedWork>(
  { leases, running, settle, hasRoom = () => true }: KeptLeases<Work, Running>,
  { times, onError, clock = processClock }: KeepLeasesOptions,
): () => Promise<void> {
  const storeContact = new StoreContact(times)
  const settling = new Set<Promise<void>>()

  /** Runs one command. A failure also ends the contact with the store, on which takeovers depend. */
  const command = async <T>(run: () => Promise<T>): Promise<T> => {
    try {
      return await bounded(run(), times.commandMs, clock)
    } catch (error) {
      storeContact.lost()
      throw error
    }
  }

  const renew = async () => {
    const listed = running.list()
    const lost = new Set(await leases.renew(listed))
    for (const { id, owner } of listed) if (lost.has(id)) running.abort({ id, owner }, 'lease-lost')
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

  const takeOver = async (expiredBefore: Date) => {
    if (running.isDraining() || !hasRoom()) return null
    const runningIds = running.list().map(({ id }) => id)
    return leases.takeOver(expiredBefore, runningIds)
  }

  const settleInBackground = (work: Work) => {
    const settled = bounded(settle(work), times.settleMs, clock)
      .catch(onError)
      .finally(() => settling.delete(settled))
    settling.add(settled)
  }

  /** Waits for one settlement, at most until the next round is due. */
  const oneSettled = () => bounded(Promise.race(settling), times.roundEveryMs, clock).catch(() => undefined)

  let isAtRest = false

  const round = async () => {
    try {
      const maxAgeMs = isAtRest ? times.sharedContactMs : 0
      storeContact.reached(await command(() => leases.contact(maxAgeMs)))
      isAtRest = !(await command(() => leases.isOpenElsewhere(running.list().map(({ id }) => id))))
      if (isAtRest) return times.restEveryMs
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
      isAtRest = false
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

/** Runs `work` repeatedly, each time after the delay that the previous run returned. Returns a stop function. */
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
