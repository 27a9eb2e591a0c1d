import { randomUUID } from 'node:crypto'
import type { Connection } from 'mongoose'
import { fromNow } from '../stores/due-rows.ts'

/** The length of a lease, in milliseconds. */
const defaultLeaseMs = 5_000
/** The fraction of a lease after which its owner renews it. */
const renewAfter = 0.4
/** The jitter of other replicas, as a fraction of a lease, so that they do not all try to take an expired lease at the same time. */
const spread = 0.02

interface RelayLease {
  /** Returns whether this replica owns the lease. Acquires or renews it when that is due, and sends nothing otherwise. */
  owns: () => Promise<boolean>
  /** Returns whether this replica's lease has not expired yet. Sends nothing and renews nothing. */
  holds: () => boolean
  /** Milliseconds until the lease of another replica ends, as of the last call of `owns`; 0 without one. */
  othersMs: () => number
  /** Ends the lease now if this replica owns it, so that another replica can take it at once. */
  release: () => Promise<void>
}

interface LeaseRow {
  _id: string
  owner: string
  until: Date
}

/**
 * Creates the lease of 5 s, by the database's clock, under which one replica of a service relays. Any replica may take it as soon as it has
 * expired, also right after an election: two relays at once only publish an event twice. Work that must not have two owners uses `leases/`.
 */
export function relayLease(
  connection: Connection,
  name: string,
  { leaseMs = defaultLeaseMs, now = () => performance.now() } = {},
): RelayLease {
  const leases = connection.collection<LeaseRow>('leases')
  const me = randomUUID()
  let renewAt = Number.NEGATIVE_INFINITY
  let endsAt = Number.NEGATIVE_INFINITY
  let othersUntil = Number.NEGATIVE_INFINITY

  /** Takes or renews the lease unless another replica has it. Returns the current owner. Sends one command. */
  const acquire = () => {
    const isFree = { $or: [{ $eq: ['$owner', me] }, { $lt: ['$until', '$$NOW'] }] }
    const owner = { $cond: [isFree, me, '$owner'] }
    const until = { $cond: [isFree, fromNow(leaseMs), '$until'] }
    return leases.findOneAndUpdate({ _id: name }, [{ $set: { owner, until } }], {
      upsert: true,
      returnDocument: 'after',
      projection: { owner: 1, leftMs: { $subtract: ['$until', '$$NOW'] } },
    }) as Promise<{ owner: string; leftMs: number } | null>
  }

  return {
    owns: async () => {
      const askedAt = now()
      if (askedAt < renewAt) return true
      if (askedAt < othersUntil) return false
      renewAt = Number.NEGATIVE_INFINITY
      endsAt = Number.NEGATIVE_INFINITY
      const lease = await acquire()
      if (lease?.owner === me) {
        renewAt = askedAt + renewAfter * leaseMs
        // At or after the end by the database's clock, so that the last read under the lease finds all that was stored during it.
        endsAt = now() + leaseMs
      } else othersUntil = now() + Math.min(Math.max(lease?.leftMs ?? 0, 0), leaseMs) + Math.random() * spread * leaseMs
      return lease?.owner === me
    },
    holds: () => now() < endsAt,
    othersMs: () => Math.max(0, othersUntil - now()),
    release: async () => {
      if (renewAt === Number.NEGATIVE_INFINITY) return
      renewAt = Number.NEGATIVE_INFINITY
      endsAt = Number.NEGATIVE_INFINITY
      await leases.updateOne({ _id: name, owner: me }, { $set: { until: new Date(0) } })
    },
  }
}
