import { randomUUID } from 'node:crypto'
import { type Connection, type Model, type mongo, Types } from 'mongoose'
import { fromNow } from '../stores/due-rows.ts'
import type { LeaseStore } from './keep-leases.ts'
import type { LeaseTimes } from './lease-times.ts'
import type { OwnedWork } from './running-work.ts'

interface MongoLeasesOptions<Row, Work> {
  times: LeaseTimes
  /** Matches the rows that have a lease. */
  open?: object
  /** The order in which expired work is taken over. */
  sort?: Record<string, 1 | -1>
  /** Further fields that a takeover sets, for an update with a pipeline. */
  onTakeOver?: object
  toWork: (row: Row) => Work
}

interface MongoLeases<Work> extends LeaseStore<Work> {
  /** Renews these leases and sets further fields in the same write. */
  renew: (owned: readonly OwnedWork[], change?: object) => Promise<string[]>
  /** Takes over one work that matches, even before its lease has expired. Null when there is none. */
  takeOverNow: (filter: object) => Promise<Work | null>
  /** Matches the row of this work while its owner has it. */
  own: (owned: OwnedWork) => object
  /** Matches the rows of these works that their owners still have. */
  ownAmong: (owned: readonly OwnedWork[]) => object
  /**
   * Returns the end of a first lease, for an insert, which cannot use the database's clock itself. Default length: that of a renewed lease.
   */
  firstLease: (ms?: number) => Date
}

/**
 * Creates leases in a collection whose rows have the fields `owner` and `leaseUntil`, and `open: true` while they are leased. Compares them
 * with the database's clock, so that the replicas' clocks may differ. All writes wait for the majority. The collection has an index of its
 * leased rows alone, by `leaseUntil` or by `open`.
 */
export function mongoLeases<Row, Work>(model: Model<Row>, options: MongoLeasesOptions<Row, Work>): MongoLeases<Work> {
  const { times, open = { open: true }, sort, onTakeOver, toWork } = options
  const { leaseMs, unrenewedMs } = times
  const rows = model.collection
  const hint = indexOfLeases(model)
  const clock = databaseClock(model.db)

  const own = ({ id, owner }: OwnedWork) => ({ _id: new Types.ObjectId(id), owner, ...open })
  /** Owner ids are unique among all takeovers, so an id and an owner of two lists belong to one work. */
  const ownAmong = (owned: readonly OwnedWork[]) => ({
    _id: { $in: owned.map(({ id }) => new Types.ObjectId(id)) },
    owner: { $in: [...new Set(owned.map(({ owner }) => owner))] },
    ...open,
  })
  const takeOverNow = async (filter: object, plan: { hint?: IndexKey } = {}) => {
    // Each takeover sets a new owner, also for this replica's own work, so that late writes for the former owner have no effect.
    const update = { owner: randomUUID(), leaseUntil: fromNow(unrenewedMs), ...onTakeOver }
    const row = await rows.findOneAndUpdate({ ...open, ...filter }, [{ $set: update }], { sort, returnDocument: 'after', ...plan })
    return row && toWork(row as Row)
  }

  return {
    own,
    ownAmong,
    takeOverNow: (filter) => takeOverNow(filter),
    firstLease: (ms = leaseMs) => new Date(clock.now() + ms),
    contact: clock.contact,
    renew: async (owned, change = {}) => {
      if (owned.length === 0) return []
      const renewed = await rows.updateMany(ownAmong(owned), [{ $set: { leaseUntil: fromNow(leaseMs), ...change } }])
      if (renewed.matchedCount === owned.length) return []
      const kept = await rows.find(ownAmong(owned), { projection: { _id: 1 } }).toArray()
      const keptIds = new Set(kept.map(({ _id }) => _id.toHexString()))
      return owned.map(({ id }) => id).filter((id) => !keptIds.has(id))
    },
    isOpenElsewhere: async (running) => {
      const other = await rows.findOne({ ...open, _id: notAmong(running) }, { projection: { _id: 1 }, hint })
      return other !== null
    },
    takeOver: (expiredBefore, running) => takeOverNow({ leaseUntil: { $lt: expiredBefore }, _id: notAmong(running) }, { hint }),
    release: async (owned) => {
      await rows.updateOne(own(owned), { $set: { leaseUntil: new Date(0) } })
    },
  }
}

const notAmong = (ids: readonly string[]) => ({ $nin: ids.map((id) => new Types.ObjectId(id)) })

type IndexKey = Record<string, 1 | -1>

/**
 * Returns the key of the index that holds leased rows only. Queries name it: a condition on the ids of running work would otherwise let
 * MongoDB choose the index of all ids, and one without a condition on the key no index at all. Throws when the model has none.
 */
function indexOfLeases<Row>({ schema, modelName }: Model<Row>): IndexKey {
  for (const [key, { sparse, partialFilterExpression }] of schema.indexes()) {
    const [first = ''] = Object.keys(key)
    if (['leaseUntil', 'open'].includes(first) && (sparse || partialFilterExpression)) return key as IndexKey
  }
  throw new Error(`${modelName} has no index of its leased rows`)
}

interface DatabaseClock {
  contact: (maxAgeMs: number) => Promise<Date>
  now: () => number
}

/** The clocks of database servers, by client. */
const clocks = new WeakMap<mongo.MongoClient, DatabaseClock>()

/**
 * Estimates the database's clock: the time of the last contact plus the time since, by the process's monotonic clock. A contact is a write
 * to a document that all replicas share. It waits for the majority, as renewals and takeovers do, so it fails while there is no primary.
 * The kinds of work that use one client share its contacts.
 */
function databaseClock(connection: Connection): DatabaseClock {
  const client = connection.getClient()
  const known = clocks.get(client)
  if (known) return known
  const contacts = connection.collection<{ _id: string; contactAt: Date }>('leases')
  /** The database's time when `performance.now()` was 0. */
  let origin = Date.now() - performance.now()
  let latest: { startedAt: number; time: Promise<Date> } | undefined

  const write = async () => {
    const update = [{ $set: { contactAt: '$$NOW' } }]
    const row = await contacts.findOneAndUpdate({ _id: 'contact' }, update, { upsert: true, returnDocument: 'after' })
    if (!row) throw new Error('the database returned no time')
    origin = row.contactAt.getTime() - performance.now()
    return row.contactAt
  }
  const clock: DatabaseClock = {
    now: () => origin + performance.now(),
    contact: (maxAgeMs) => {
      const startedAt = performance.now()
      if (latest && startedAt - latest.startedAt <= maxAgeMs) return latest.time
      const contact = { startedAt, time: write() }
      latest = contact
      contact.time.catch(() => {
        if (latest === contact) latest = undefined
      })
      return contact.time
    },
  }
  clocks.set(client, clock)
  return clock
}
