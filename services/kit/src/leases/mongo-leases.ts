import type { Connection } from 'mongoose'

/** The end of a lease that begins now, by the database's clock; for an update with a pipeline. */
export const leaseUntil = (ms: number) => ({ $add: ['$$NOW', ms] })

/**
 * Returns a function that writes to the store and returns its time. The write waits for the majority, as renewals and takeovers do, so it
 * fails while there is no primary. All replicas share one document of the collection `leases`.
 */
function mongoContact(connection: Connection, kind: string): () => Promise<Date> {
  const contacts = connection.collection<{ _id: string; contactAt: Date }>('leases')
  return async () => {
    const row = await contacts.findOneAndUpdate({ _id: `contact:${kind}` }, [{ $set: { contactAt: '$$NOW' } }], {
      upsert: true,
      returnDocument: 'after',
    })
    if (!row) throw new Error('the database returned no time')
    return row.contactAt
  }
}

/**
 * The database's clock, for writes that cannot use it themselves, such as inserts: the time of the last contact and what has passed since, by
 * the process's monotonic clock.
 */
export function mongoClock(connection: Connection, kind: string): { contact: () => Promise<Date>; now: () => number } {
  const readTime = mongoContact(connection, kind)
  /** The database's time when `performance.now()` was 0. */
  let origin = Date.now() - performance.now()
  return {
    now: () => origin + performance.now(),
    contact: async () => {
      const time = await readTime()
      origin = time.getTime() - performance.now()
      return time
    },
  }
}
