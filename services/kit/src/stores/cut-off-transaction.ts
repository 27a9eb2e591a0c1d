import { setTimeout as sleep } from 'node:timers/promises'
import type { ClientSession, Connection } from 'mongoose'
import { storeFailure } from './store-failure.ts'

/** Between two attempts. */
const retryMs = 250
/** A server that was paused receives the first command of a transaction when it goes on, and keeps the transaction for 60 s from then. */
const givenUpAfterMs = 10 * 60_000

/**
 * Ends a transaction on the server whose commands were cut off, and then its session. The server would keep the transaction and its locks for 60 s,
 * and every other transaction on the same documents would fail meanwhile. A new transaction of the session makes the server end the old one and
 * refuse its late commands. Repeated until the server answers, for 10 minutes at most. Never rejects.
 */
export async function endCutOffTransaction(connection: Connection, session: ClientSession): Promise<void> {
  const deadline = performance.now() + givenUpAfterMs
  const mayRetry = () => !session.hasEnded && performance.now() < deadline
  while (mayRetry() && !(await supersede(connection, session))) await sleep(retryMs, undefined, { ref: false })
  await session.endSession().catch(() => undefined)
}

/** Runs a transaction that reads nothing. Returns false while the server is away. */
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
