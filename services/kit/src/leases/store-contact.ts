import type { LeaseTimes } from './lease-times.ts'

/**
 * Records a replica's contacts with the lease store, by the store's clock, and derives which leases the replica may take over.
 *
 * An owner can renew its leases only while the store answers, so a lease that expired during an outage does not mean a dead owner. A
 * replica takes over only work whose lease has been expired for a whole lease length in which all of the replica's own commands succeeded:
 * the owner had that time to renew. The rule does not use the replica's clock, which may jump or stop.
 */
export class StoreContact {
  readonly #times: LeaseTimes
  #since: number | undefined
  #last = 0

  constructor(times: LeaseTimes) {
    this.#times = times
  }

  /** Records a write that the store has acknowledged, with the store's time of the write. Call it in the order of the writes. */
  reached(storeTime: Date): void {
    const at = storeTime.getTime()
    const isConsecutive = this.#since !== undefined && at >= this.#last && at - this.#last <= this.#times.maxGapMs
    if (!isConsecutive) this.#since = at
    this.#last = at
  }

  /** Records a command that failed or timed out. */
  lost(): void {
    this.#since = undefined
  }

  /**
   * Returns the time before which a lease must have expired to be taken over, unless it was renewed since. Undefined until contacts have
   * succeeded for a whole lease. The returned time does not become stale.
   */
  expiredBefore(): Date | undefined {
    const { leaseMs } = this.#times
    if (this.#since === undefined || this.#last - this.#since < leaseMs) return undefined
    return new Date(this.#last - leaseMs)
  }
}
