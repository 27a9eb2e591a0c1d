import type { Connection } from 'mongoose'
import type { Log } from '../log.ts'

/** The longest lifetime without a warning, in seconds. MongoDB's default is 60. */
const longestLifetimeS = 15

/**
 * Logs a warning when the server's limit for an idle transaction is above 15 s. The documents that a killed process wrote in an open
 * transaction stay locked until another transaction conflicts with it (abandoned-transactions.ts) or the server ends it, after at most 1.5
 * times that limit: with 60 s a plain write may wait for 90 s. Does nothing when the user may not read the server's parameters.
 */
export async function warnOfLongTransactions(connection: Connection, log: Log, allowedS = longestLifetimeS): Promise<void> {
  const parameters = await connection
    .getClient()
    .db('admin')
    .command({ getParameter: 1, transactionLifetimeLimitSeconds: 1 })
    .catch(() => undefined)
  const lifetimeS: unknown = parameters?.transactionLifetimeLimitSeconds
  if (typeof lifetimeS === 'number' && lifetimeS > allowedS)
    log.warn({ lifetimeS, allowedS }, 'MongoDB keeps the locks of a killed process for long: set transactionLifetimeLimitSeconds to 10')
}
