import type { LeaseTimes } from './lease-times.ts'

/**
 * Records a replica's contact with the lease store, by the store's clock, and derives what the replica may take over.
 *
 * An owner renews its leases only while the store answers. So a lease that expired during an outage says nothing about its owner. A replica
 * therefore takes over only what has been expired for a whole lease in which all of its own commands succeeded: the owner had that time to
 * renew. The rule needs no clock of the replica, which may jump or stop.
 */
export class StoreContact {
  readonly #times: LeaseTimes
  #since: number | undefined
  #last = 0

  constructor(times: LeaseTimes) {
    this.#times = times
  }

  /** Records a write that the store has acknowledged, with the store's time of the write. Contacts come in the order of their calls. */
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
   * A lease that expired before this time may be taken over, unless it was renewed since. Undefined while the contact is shorter than a
   * lease. The time stays valid however late it is used.
   */
  expiredBefore(): Date | undefined {
    const { leaseMs } = this.#times
    if (this.#since === undefined || this.#last - this.#since < leaseMs) return undefined
    return new Date(this.#last - leaseMs)
  }
}
