import type { CallRecord } from '../../client/api-client.ts'

/** A time span, by performance.now(). */
export interface Span {
  from: number
  to: number
}

export interface KindReport {
  calls: number
  longestMs: number
  /** The number of calls by status and reason of refusal. */
  outcomes: Record<string, number>
}

const endOf = ({ at, ms }: CallRecord) => at + ms
const outcomeOf = ({ status, reason }: CallRecord) => [status || 'no answer', reason].filter(Boolean).join(' ')

/** The calls that ran in a span, also those that began before it or ended after it. */
export const callsIn = (calls: readonly CallRecord[], { from, to }: Span) => calls.filter((call) => call.at < to && endOf(call) > from)

/** Counts calls by kind. */
export function reportByKind(calls: readonly CallRecord[]): Record<string, KindReport> {
  const byKind = Map.groupBy(calls, ({ kind }) => kind)
  return Object.fromEntries(
    [...byKind].map(([kind, of]) => {
      const outcomes = Object.fromEntries([...Map.groupBy(of, outcomeOf)].map(([outcome, found]) => [outcome, found.length]))
      return [kind, { calls: of.length, longestMs: Math.max(...of.map(({ ms }) => ms)), outcomes }]
    }),
  )
}

/** During a fault a call may take this many times as long for the machine as the longest one before it. */
export const allowedSlowdown = 4
/** A service refuses a call this long before its deadline, which the gateway answers with 504 otherwise. */
const marginMs = 500

/**
 * Calls that failed by a defect: an error that the API does not document for an outage, or a refusal without Retry-After. A 504 is one
 * where the machine leaves a service the time to refuse the call. `allowanceMs`: of `machineAllowanceMs`.
 */
export const defects = (calls: readonly CallRecord[], allowanceMs: number) =>
  calls.filter(({ status, retryAfterMs }) => {
    const isRefusal = status === 503 && retryAfterMs !== undefined
    const isLate = status === 504 && allowanceMs > allowedSlowdown * marginMs
    return status === 0 || (status >= 500 && !isRefusal && !isLate)
  })

/**
 * The times from `since` until the last call had ended that failed, and that took more than `limitMs`, of those that began after `since`.
 * The second is longer: what was refused in a fault is repeated by all clients at once, and a small machine takes seconds to answer it.
 */
export function wellAgain(calls: readonly CallRecord[], since: number, limitMs: number): { failedMs: number; slowMs: number } {
  const after = calls.filter(({ at }) => at >= since)
  const lastOf = (bad: readonly CallRecord[]) => Math.max(0, ...bad.map((call) => endOf(call) - since))
  return {
    failedMs: lastOf(after.filter(({ status }) => status === 0 || status >= 500)),
    slowMs: lastOf(after.filter(({ ms }) => ms > limitMs)),
  }
}

/** Formats the report of a trial's phase, a line for each kind of call. */
export const formatReport = (title: string, report: Record<string, KindReport>) =>
  [
    `${title}:`,
    ...Object.entries(report).map(
      ([kind, { calls, longestMs, outcomes }]) =>
        `  ${kind}: ${calls} calls, longest ${(longestMs / 1_000).toFixed(1)} s; ${Object.entries(outcomes)
          .map(([outcome, count]) => `${outcome}: ${count}`)
          .join(', ')}`,
    ),
    '',
  ].join('\n')
