import type { Connection } from 'mongoose'

/** Longer than any command of the product: many tests drop their databases at once, and each collection costs the server a checkpoint. */
const timeoutMs = 30_000

/** Drops the database of a test. */
export async function dropDatabase(connection: Connection): Promise<void> {
  await connection
    .getClient()
    .db(connection.name)
    .dropDatabase({ socketTimeoutMS: timeoutMs } as object)
}
