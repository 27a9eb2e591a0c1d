/** The durations of one kind of lease, in milliseconds, all derived from the length of a lease. */
export interface LeaseTimes {
  /** The length of a renewed lease. */
  leaseMs: number
  /** The length of a lease that is not renewed: of work that is being prepared, or settled after a takeover. */
  unrenewedMs: number
  /** The interval between renewals. */
  renewEveryMs: number
  /** The wait after a failed renewal. */
  retryAfterMs: number
  /** The longest wait for one command of a renewal or takeover. */
  commandMs: number
  /** The interval between takeover rounds. */
  roundEveryMs: number
  /** The interval between takeover rounds while only this replica has open work. At most `unrenewedMs`, so that no lease ends unseen. */
  restEveryMs: number
  /** The greatest age of a contact that a round at rest shares with another kind of work. */
  sharedContactMs: number
  /** The wait after a round that took over the most works allowed. */
  nextRoundMs: number
  /** The longest wait for the settlement of work that was taken over. */
  settleMs: number
  /** The longest gap between two contacts with the store that count as consecutive. */
  maxGapMs: number
}

/** The most works that one replica takes over at the same time. */
export const takeoversAtOnce = 5

/**
 * Derives all durations from the length of a lease. Without an outage, the work of a dead replica is taken over after at most `leaseMs`
 * (until its lease expires) plus `leaseMs` (it must stay expired for that long) plus `roundEveryMs`: 32.5 s for a lease of 15 s.
 */
export const leaseTimes = (leaseMs: number): LeaseTimes => ({
  leaseMs,
  unrenewedMs: leaseMs / 3,
  renewEveryMs: leaseMs / 3,
  retryAfterMs: leaseMs / 15,
  commandMs: leaseMs / 3,
  roundEveryMs: leaseMs / 6,
  restEveryMs: leaseMs / 3,
  sharedContactMs: leaseMs / 12,
  nextRoundMs: leaseMs / 300,
  settleMs: leaseMs,
  maxGapMs: leaseMs / 2,
})
