import type { Log } from './log.ts'

export interface EpisodeLog {
  /** Notes a failure; only the first of an episode is logged. */
  failed: (error: unknown) => void
  /** Notes that the work succeeds again; ends the episode. */
  recovered: () => void
}

export interface EpisodeTexts {
  /** The line at the first failure. */
  began: string
  /** The line at the first success after it. */
  ended: string
  /** Milliseconds without a failure before a success ends the episode; keeps a flapping connection from filling the log. */
  quietMs?: number
}

/** Logs an outage once when it begins, as a warning with its error, and once when it ends, however many failures come in between. */
export function logEpisodes(log: Log, { began, ended, quietMs = 0 }: EpisodeTexts, fields: object = {}): EpisodeLog {
  let startedAt: number | undefined
  let failedAt = 0
  let failures = 0
  return {
    failed: (err) => {
      failures++
      failedAt = Date.now()
      if (startedAt !== undefined) return
      startedAt = failedAt
      log.warn({ err, ...fields }, began)
    },
    recovered: () => {
      if (startedAt === undefined || Date.now() - failedAt < quietMs) return
      log.info({ ...fields, failures, lastedMs: Date.now() - startedAt }, ended)
      startedAt = undefined
      failures = 0
    },
  }
}
