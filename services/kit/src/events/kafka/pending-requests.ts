import { createRequire } from 'node:module'

/** The used part of kafkajs' request queue, one per connection. */
export interface RequestQueue {
  /** The requests that wait until fewer are in flight, or until the broker's throttling ends. */
  pending: readonly object[]
  /** The end of the broker's throttling, in milliseconds since 1970; -1 without throttling. */
  throttledUntil: number
  throttleCheckTimeoutId: NodeJS.Timeout | null
  /** Sends the requests that may be sent, and schedules the next check. */
  checkPendingRequests: () => void
  scheduleCheckPendingRequests: () => void
  enforceRequestTimeout: boolean
  /** The longest wait for an answer, in milliseconds. */
  requestTimeout: number
  requestTimeoutIntervalId: NodeJS.Timeout | null
  /** The requests without an answer yet. */
  inflight: ReadonlyMap<number, { sentAt: number; requestTimeout: number; timeoutRequest: () => void }>
  isConnected: () => boolean
  scheduleRequestTimeoutCheck: () => void
  /** Ends the checks of timeouts. */
  destroy: () => void
}

const { prototype } = createRequire(import.meta.url)('kafkajs/src/network/requestQueue/index.js') as { prototype: RequestQueue }

/** The interval between checks while requests wait, in milliseconds, as in kafkajs. */
const checkMs = 10
/** The interval between searches for timed-out requests, in milliseconds. kafkajs searches every 100 ms for a timeout of 30 s. */
const timeoutCheckMs = 3_000

/**
 * Corrects the queue of kafkajs 2.2.4, which schedules its next check in `-1 - Date.now()` ms when no request waits. Node treats a negative
 * time as 1 ms, so every process woke up 800 times a second, most of its CPU time when idle
 * (https://github.com/tulios/kafkajs/issues/1704). Here a check is scheduled only while a request waits; a new request that has to wait
 * schedules one.
 */
prototype.scheduleCheckPendingRequests = function (this: RequestQueue) {
  if (this.pending.length === 0 || this.throttleCheckTimeoutId) return
  this.throttleCheckTimeoutId = setTimeout(
    () => {
      this.throttleCheckTimeoutId = null
      this.checkPendingRequests()
    },
    Math.max(this.throttledUntil - Date.now(), checkMs),
  )
}

/**
 * Searches less often for timed-out requests, so that a request fails up to 3 s after its timeout. Each connection has a timer for it, and
 * a service has two or three connections per consumer: their wake-ups took 0.6 % of a core when idle.
 */
prototype.scheduleRequestTimeoutCheck = function (this: RequestQueue) {
  if (!this.enforceRequestTimeout) return
  this.destroy()
  this.requestTimeoutIntervalId = setInterval(
    () => {
      const now = Date.now()
      for (const request of [...this.inflight.values()]) if (now - request.sentAt > request.requestTimeout) request.timeoutRequest()
      if (!this.isConnected()) this.destroy()
    },
    Math.min(this.requestTimeout, timeoutCheckMs),
  )
}
