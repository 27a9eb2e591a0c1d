import { setTimeout as sleep } from 'node:timers/promises'
import type { ClientSession, Connection } from 'mongoose'
import { storeFailure } from './store-failure.ts'

/** The wait between attempts, in milliseconds. */
const retryMs = 250
/**
 * How long to retry, in milliseconds. A paused server may receive the transaction's first command only when it resumes, and then keeps it
 * for 60 s.
 */
const givenUpAfterMs = 10 * 60_000

/**
 * Ends a transaction on the server after the connection broke, and then its session. The server would keep the transaction and its locks
 * for 60 s, and other transactions on the same documents would fail until then. A new transaction of the session makes the server end the
 * old one and refuse its late commands. Retries until the server answers, for at most 10 minutes. Never rejects.
 */
export async function endCutOffTransaction(connection: Connection, session: ClientSession): Promise<void> {
  const deadline = performance.now() + givenUpAfterMs
  const mayRetry = () => !session.hasEnded && performance.now() < deadline
  while (mayRetry() && !(await supersede(connection, session))) await sleep(retryMs, undefined, { ref: false })
  await session.endSession().catch(() => undefined)
}

/** Runs an empty transaction. Returns false while the server is unavailable. */
async function supersede(connection: Connection, session: ClientSession): Promise<boolean> {
  try {
    session.startTransaction()
    await connection.getClient().db(connection.name).collection('none').findOne({}, { session })
    return true
  } catch (error) {
    return storeFailure(error) === undefined
  } finally {
    await session.abortTransaction().catch(() => undefined)
  }
}
