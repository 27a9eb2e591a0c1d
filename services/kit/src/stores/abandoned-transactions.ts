import type { Connection } from 'mongoose'

/** The longest that a transaction of a live process waits between two commands: a call takes 5 s at most, and its commands follow each other. */
export const defaultAbandonedAfterMs = 5_000

/** A transaction between two commands, as MongoDB lists it. */
interface IdleTransaction {
  lsid: { id: unknown }
}

const underWay = new WeakSet<Connection>()

/**
 * Ends the transactions of this service that no process goes on with. A process that was killed in a transaction leaves it on the server for 60 s,
 * and every other transaction on the same documents fails meanwhile. It needs no rights beyond those of the connection's own user. Runs once at a time
 * for a connection. Never rejects.
 */
export async function endAbandonedTransactions(connection: Connection, abandonedAfterMs: number): Promise<void> {
  if (underWay.has(connection)) return
  underWay.add(connection)
  try {
    const client = connection.getClient()
    const isAbandoned = {
      type: 'idleSession',
      appName: connection.name,
      'transaction.timeInactiveMicros': { $gt: abandonedAfterMs * 1_000 },
    }
    const idle = await client
      .db('admin')
      .aggregate<IdleTransaction>([{ $currentOp: { allUsers: false, idleSessions: true } }, { $match: isAbandoned }], {
        // The only one that MongoDB allows here.
        readConcern: { level: 'local' },
      })
      .toArray()
    if (idle.length > 0) await client.db('admin').command({ killSessions: idle.map(({ lsid: { id } }) => ({ id })) })
  } catch {
    // The server ends them after 60 s.
  } finally {
    underWay.delete(connection)
  }
}
