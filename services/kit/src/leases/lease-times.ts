/** The times of a kind of lease, in milliseconds; all follow from how long a lease lasts. */
export interface LeaseTimes {
  /** A renewed lease lasts this long. */
  leaseMs: number
  /** The lease of work that nothing renews: being prepared, or being settled after a takeover. */
  unrenewedMs: number
  /** From one renewal to the next. */
  renewEveryMs: number
  /** From a failed renewal to the next. */
  retryAfterMs: number
  /** The longest wait for one command of a renewal or takeover. */
  commandMs: number
  /** From one takeover round to the next. */
  roundEveryMs: number
  /** From a round that took as much as it may to the next. */
  nextRoundMs: number
  /** The longest wait for the settlement of work that was taken over. */
  settleMs: number
  /** Two contacts with the store that are further apart are not consecutive. */
  maxGapMs: number
}

/** Works that one replica takes over at a time. */
export const takeoversAtOnce = 5

/**
 * Derives all times from the length of a lease. Without an outage, the work of a dead replica is taken over after at most
 * `leaseMs` (its lease runs out), `leaseMs` (a taker sees it expired for that long) and `roundEveryMs`: 32.5 s for a lease of 15 s.
 */
export const leaseTimes = (leaseMs: number): LeaseTimes => ({
  leaseMs,
  unrenewedMs: leaseMs / 3,
  renewEveryMs: leaseMs / 3,
  retryAfterMs: leaseMs / 15,
  commandMs: leaseMs / 3,
  roundEveryMs: leaseMs / 6,
  nextRoundMs: leaseMs / 300,
  settleMs: leaseMs,
  maxGapMs: leaseMs / 2,
})
