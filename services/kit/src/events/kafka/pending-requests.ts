import { createRequire } from 'node:module'

/** What is used of kafkajs' queue of the requests on one connection. */
export interface RequestQueue {
  /** The requests that wait until fewer are in flight, or until the broker's throttling ends. */
  pending: readonly object[]
  /** When the throttling ends, in milliseconds since 1970; -1 without one. */
  throttledUntil: number
  throttleCheckTimeoutId: NodeJS.Timeout | null
  /** Sends what may be sent, and schedules the next check. */
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

/** Milliseconds between two checks while requests wait for others, as in kafkajs. */
const checkMs = 10
/** Milliseconds between two searches for requests whose answer is overdue. kafkajs searches every 100 ms, although a timeout is 30 s. */
const timeoutCheckMs = 1_000

/**
 * Corrects the queue of kafkajs 2.2.4, which schedules its next check in `-1 - Date.now()` ms when no request waits. Node takes a negative time for 1 ms,
 * so every process woke up 800 times a second, which took most of its CPU at rest (https://github.com/tulios/kafkajs/issues/1704). A check is due only
 * while a request waits; a new request that has to wait schedules one.
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
 * Searches less often for overdue answers: each connection has a timer for it, and a service has two or three connections for each consumer. Their wake-ups
 * took 0.6 % of a core at rest. A request fails up to a second after its timeout.
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
