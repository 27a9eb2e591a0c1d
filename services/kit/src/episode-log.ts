import type { Log } from './log.ts'

export interface EpisodeLog {
  /** Records a failure. Logs only the first of an episode. */
  failed: (error: unknown) => void
  /** Records a success. Ends the episode. */
  recovered: () => void
}

export interface EpisodeTexts {
  /** The log line of the first failure. */
  began: string
  /** The log line of the first success after it. */
  ended: string
  /** Milliseconds without a failure until a success ends the episode. Keeps a flapping connection from filling the log. */
  quietMs?: number
}

/** Creates a log of outages: one warning with the error when an outage begins, and one line when it ends. */
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
