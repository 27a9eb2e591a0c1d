import type { Connection } from 'mongoose'
import type { Log } from '../log.ts'

/** In seconds. MongoDB's own default is 60. */
const longestLifetimeS = 15

/**
 * Warns when the server lets an idle transaction live for more than 15 s. What the open transaction of a killed process wrote stays locked until
 * another transaction meets it (abandoned-transactions.ts) or the server ends it, after 1.5 times that limit at most: with 60 s a plain write may wait
 * for 90 s. Says nothing where the user may not read the server's parameters.
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
