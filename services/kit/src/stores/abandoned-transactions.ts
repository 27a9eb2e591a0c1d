import type { Connection } from 'mongoose'

/**
 * The idle time after which a transaction counts as abandoned, in milliseconds. Calls take at most 5 s and send commands without pauses.
 */
export const defaultAbandonedAfterMs = 5_000

/** A transaction between two commands, as MongoDB lists it. */
interface IdleTransaction {
  lsid: { id: unknown }
}

const underWay = new WeakSet<Connection>()

/**
 * Ends the transactions of clients with this one's name that were idle for too long. A process that was killed in a transaction leaves it
 * on the server for 60 s, and until then every other transaction on the same documents fails. Needs only the rights of the connection's own
 * user. Runs once at a time per connection. Never rejects.
 */
export async function endAbandonedTransactions(connection: Connection, abandonedAfterMs: number): Promise<void> {
  if (underWay.has(connection)) return
  underWay.add(connection)
  try {
    const client = connection.getClient()
    const isAbandoned = {
      type: 'idleSession',
      appName: client.options.appName,
      'transaction.timeInactiveMicros': { $gt: abandonedAfterMs * 1_000 },
    }
    const idle = await client
      .db('admin')
      .aggregate<IdleTransaction>([{ $currentOp: { allUsers: false, idleSessions: true } }, { $match: isAbandoned }], {
        // $currentOp allows no other read concern.
        readConcern: { level: 'local' },
      })
      .toArray()
    if (idle.length > 0) await client.db('admin').command({ killSessions: idle.map(({ lsid: { id } }) => ({ id })) })
  } catch {
    // Ignored: the server ends the transactions after 60 s.
  } finally {
    underWay.delete(connection)
  }
}
