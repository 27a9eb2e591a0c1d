import type { Connection } from 'mongoose'

/**
 * The time limit of a drop, in milliseconds. Long, because many tests drop databases at the same time and each collection costs a
 * checkpoint.
 */
const timeoutMs = 30_000

/** Drops the database of a test. */
export async function dropDatabase(connection: Connection): Promise<void> {
  await connection
    .getClient()
    .db(connection.name)
    .dropDatabase({ socketTimeoutMS: timeoutMs } as object)
}
