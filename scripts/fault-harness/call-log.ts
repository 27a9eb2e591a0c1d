import type { CallRecord } from '../client/api-client.ts'

/** What the calls of several clients had in common. */
export interface CallLog {
  calls: number
  /** Calls that were repeated, by their outcome. */
  repeated: Map<string, number>
  longestMs: number
  /** For `onCall` of a client. */
  record: (record: CallRecord) => void
}

export function createCallLog(): CallLog {
  const log: CallLog = {
    calls: 0,
    repeated: new Map(),
    longestMs: 0,
    record: ({ status, reason, ms }) => {
      log.calls++
      log.longestMs = Math.max(log.longestMs, ms)
      if (status !== 0 && status < 500) return
      const outcome = `${status} ${reason}`
      log.repeated.set(outcome, (log.repeated.get(outcome) ?? 0) + 1)
    },
  }
  return log
}

/** Lists counts, a line each. */
export const listOf = (counts: ReadonlyMap<string, number>): string => [...counts].map(([what, count]) => `  ${what}: ${count}\n`).join('')

export const formatLog = ({ calls, longestMs, repeated }: CallLog): string =>
  `${calls} calls, the longest ${(longestMs / 1_000).toFixed(1)} s; repeated after:\n${listOf(repeated)}`
