import type { Connection } from 'mongoose'

/** The end of a lease that begins now, by the database's clock; for an update with a pipeline. */
export const leaseUntil = (ms: number) => ({ $add: ['$$NOW', ms] })

/**
 * Returns a function that writes to the store and returns its time. The write waits for the majority, as renewals and takeovers do, so it
 * fails while there is no primary. All replicas share one document of the collection `leases`.
 */
export function mongoContact(connection: Connection, kind: string): () => Promise<Date> {
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
